import { Trans } from '@lingui/react/macro';
import { IconMapPin } from '@tabler/icons-react';
import { MediaCard, WeaveArt } from '@wiki/ui';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { ListingCardFragment } from '../../gql/listing-card.ts';
import { useLocalized } from '../../lib/i18n/use-localized.ts';
import { paths } from '../../lib/paths.ts';
import { acrossPhone, Picture } from '../../components/files/picture.tsx';
import { BusinessLogo } from '../../components/facts/business-logo.tsx';
import { LocalizedText } from '../../components/facts/localized-text.tsx';
import { Rating } from '../../components/facts/rating.tsx';
import classes from './listing-card.module.css';
import { KindBadge } from './kind-badge.tsx';
import { ListingPrice } from './listing-price.tsx';
import { PropertyFacts } from './property-facts.tsx';
import { SaveButton } from './save-button.tsx';

export interface ListingCardProps {
  listing: ListingCardFragment;
  headingLevel?: 2 | 3;
  /** Where it stands in a list at the top of a page: pictures of the first screen don't wait. */
  place?: number;
  /** Whether the page is about its seller, who needs not be named then. */
  isOfPage?: boolean;
  /** Whether things of every kind stand beside it. */
  isMixed?: boolean;
  /** Whether its picture stands beside the words, where there is room. */
  isWide?: boolean;
  /** Whether it is a line with a small picture on a phone. */
  isCompact?: boolean;
}

/** How wide the picture of a card is shown, as for `sizes`: on a phone across it or in a line. */
const sizes = `(max-width: 40em) ${acrossPhone}, 300px`;
const compactSizes = '(max-width: 34em) 140px, 300px';

/** How many cards may be on the first screen. */
const firstScreen = 4;

/**
 * A listing in a grid: how much, what, where and who. The whole card leads to it. Drawn anew only
 * when the listing is another, as a page may have dozens.
 */
export const ListingCard = memo(function ListingCard({
  listing,
  headingLevel = 3,
  place = firstScreen,
  isOfPage = false,
  isMixed = false,
  isWide = false,
  isCompact = false,
}: ListingCardProps) {
  const localized = useLocalized();
  const { name, category, images, artwork, business, city } = listing;
  const [picture] = images;
  const art = <WeaveArt seed={artwork.seed} palette={artwork.palette} />;
  return (
    <MediaCard
      headingLevel={headingLevel}
      isWide={isWide}
      isCompact={isCompact}
      media={
        picture ? (
          <span className={classes.picture}>
            <Picture
              image={picture}
              sizes={isCompact ? compactSizes : sizes}
              alt=""
              isFirst={place === 0}
              isEarly={place < firstScreen}
              instead={art}
            />
          </span>
        ) : (
          art
        )
      }
      badge={<KindBadge listing={listing} isMixed={isMixed} />}
      price={<ListingPrice listing={listing} />}
      title={
        <Link to={paths.listing(listing)}>
          <LocalizedText text={name} />
        </Link>
      }
      kicker={
        <span className={classes.place}>
          <IconMapPin size={16} stroke={1.75} aria-hidden />
          <span>
            {city}
            {category && <span className={classes.category}> {localized(category.label)}</span>}
          </span>
        </span>
      }
      facts={listing.__typename === 'Property' && <PropertyFacts property={listing} />}
      seller={isOfPage ? null : <Seller business={business} />}
      action={<SaveButton listing={listing} />}
    />
  );
});

/** Who offers it, and how that business is rated. */
function Seller({ business }: Pick<ListingCardFragment, 'business'>) {
  return (
    <span className={classes.seller}>
      <span className={classes.logo}>
        <BusinessLogo business={business} size={36} />
      </span>
      <span className={classes.who}>
        <span className={classes.name}>{business.name}</span>
        {business.ratingCount > 0 ? (
          <Rating business={business} compact />
        ) : (
          <span className={classes.unrated}>
            <Trans>No reviews yet</Trans>
          </span>
        )}
      </span>
    </span>
  );
}
