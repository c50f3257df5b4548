import { IconMapPin } from '@tabler/icons-react';
import { Trans } from '@lingui/react/macro';
import { WeaveArt } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { ListingPrice } from '../../../domains/listing-card/listing-price.tsx';
import { Picture } from '../../../components/files/picture.tsx';
import type { SearchQuery } from '../../../gql/search.ts';
import { Rating } from '../../../components/facts/rating.tsx';
import { VerifiedSign } from '../../../components/facts/verified-sign.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { paths } from '../../../lib/paths.ts';
import { Highlighted } from './highlighted.tsx';
import classes from './search-result.module.css';

export type Hit = SearchQuery['search']['edges'][number]['node'];

/** A listing that was found: what it is, where the words are, who offers it. The whole row leads to it. */
export function SearchResult({ hit: { listing, name, snippet } }: { hit: Hit }) {
  const format = useFormat();
  const localized = useLocalized();
  const [picture] = listing.images;
  const { artwork, business, category, city, country } = listing;
  return (
    <article className={classes.result}>
      <div className={classes.media}>
        {picture ? (
          <Picture image={picture} sizes="176px" alt="" />
        ) : (
          <WeaveArt seed={artwork.seed} palette={artwork.palette} />
        )}
      </div>
      <div className={classes.body}>
        <p className={classes.kicker}>
          <span>
            <TypeName type={listing.type} />
          </span>
          {category && <> · {localized(category.label)}</>}
        </p>
        <h2 className={classes.name}>
          <Link to={paths.listing(listing)}>
            <Highlighted text={name} />
          </Link>
        </h2>
        <p className={classes.snippet}>
          <Highlighted text={snippet} isPassage />
        </p>
        <p className={classes.price}>
          <ListingPrice listing={listing} />
        </p>
        <p className={classes.facts}>
          <span className={classes.seller}>
            {business.name}
            {business.isVerified && <VerifiedSign size={18} />}
          </span>
          <Rating business={business} compact />
          <span className={classes.place}>
            <IconMapPin size={16} stroke={1.75} aria-hidden />
            {city}, {format.country(country)}
          </span>
        </p>
      </div>
    </article>
  );
}

/** What kind of listing it is, in the singular. */
function TypeName({ type }: { type: Hit['listing']['type'] }) {
  if (type === 'product') return <Trans context="one listing">Product</Trans>;
  return type === 'service' ? (
    <Trans context="one listing">Service</Trans>
  ) : (
    <Trans context="one listing">Property</Trans>
  );
}
