import { Avatar, MediaCard, WeaveArt } from '@wiki/ui';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { ListingCardFragment } from '../../gql/listing-card.ts';
import { useLocalized } from '../../lib/i18n/use-localized.ts';
import { paths } from '../../lib/paths.ts';
import { Picture } from '../../components/files/picture.tsx';
import { LocalizedText } from '../../components/localized-text.tsx';
import { Rating } from '../../components/rating.tsx';
import classes from './listing-card.module.css';
import { ListingPrice } from './listing-price.tsx';
import { PropertyFacts } from './property-facts.tsx';
import { SaveButton } from './save-button.tsx';

export interface ListingCardProps {
  listing: ListingCardFragment;
  headingLevel?: 2 | 3;
  /** Whether it is among the first that are seen: its picture does not wait. */
  isFirst?: boolean;
  /** Whether the page is about its seller, who needs not be named then. */
  isOfPage?: boolean;
}

/** How wide the picture of a card is shown, as for `sizes`. */
const sizes = '(max-width: 40em) 50vw, 300px';

/**
 * A listing in a grid: what, who, where and how much. The whole card leads to it. Drawn anew only
 * when the listing is another, as a page may have dozens.
 */
export const ListingCard = memo(function ListingCard({
  listing,
  headingLevel = 3,
  isFirst,
  isOfPage,
}: ListingCardProps) {
  const localized = useLocalized();
  const { name, category, images, artwork, business, city } = listing;
  const [picture] = images;
  const art = <WeaveArt seed={artwork.seed} palette={artwork.palette} />;
  return (
    <MediaCard
      headingLevel={headingLevel}
      media={
        picture ? (
          <span className={classes.picture}>
            <Picture image={picture} sizes={sizes} alt="" isFirst={isFirst} instead={art} />
          </span>
        ) : (
          art
        )
      }
      kicker={
        <>
          {localized(category?.label)} <span className={classes.place}>{city}</span>
        </>
      }
      title={
        <Link to={paths.listing(listing)}>
          <LocalizedText text={name} />
        </Link>
      }
      facts={listing.__typename === 'Property' && <PropertyFacts property={listing} />}
      byline={
        isOfPage ? null : (
          <>
            <span className={classes.avatar}>
              <Avatar kind="business" name={business.name} seed={business.id} size={22} />
            </span>
            <span className={classes.who}>{business.name}</span>
          </>
        )
      }
      aside={isOfPage ? null : <Rating business={business} compact />}
      footer={<ListingPrice listing={listing} />}
      action={<SaveButton listing={listing} />}
    />
  );
});
