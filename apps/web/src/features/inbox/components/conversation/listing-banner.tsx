import { Trans } from '@lingui/react/macro';
import { WeaveArt } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { ListingPrice } from '../../../../domains/listing-card/listing-price.tsx';
import { Picture } from '../../../../components/files/picture.tsx';
import type { ChatQuery } from '../../../../gql/inbox.ts';
import { useLocalized } from '../../../../lib/i18n/use-localized.ts';
import { paths } from '../../../../lib/paths.ts';
import classes from './listing-banner.module.css';

type Chat = NonNullable<ChatQuery['chat']>;

/** What the conversation is about: a card of the listing, or its name once it cannot be seen any more. */
export function ListingBanner({ chat: { listing, listingName } }: { chat: Chat }) {
  const localized = useLocalized();
  if (!listing) {
    return listingName ? (
      <p className={classes.gone}>
        <Trans>About “{localized(listingName)}”, which is no longer available.</Trans>
      </p>
    ) : null;
  }
  const [picture] = listing.images;
  return (
    <Link to={paths.listing(listing)} className={classes.banner}>
      <span className={classes.media}>
        {picture ? (
          <Picture image={picture} sizes="84px" alt="" />
        ) : (
          <WeaveArt seed={listing.artwork.seed} palette={listing.artwork.palette} />
        )}
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{localized(listing.name)}</span>
        <span>
          <ListingPrice listing={listing} />
        </span>
      </span>
    </Link>
  );
}
