import { Trans, useLingui } from '@lingui/react/macro';
import { IconClock, IconMapPin } from '@tabler/icons-react';
import { InlineAlert } from '@wiki/ui';
import type { ReactNode } from 'react';
import type { ListingDetailsFragment } from '../../gql/listing-parts.ts';
import { placeOf } from '../../lib/format/place-of.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocalized } from '../../lib/i18n/use-localized.ts';
import { HydratedWhenReached } from '../../components/page/hydrated-when-reached.tsx';
import { LocalDay } from '../../components/facts/local-day.tsx';
import { ListingPrice } from '../listing-card/listing-price.tsx';
import { pricePerMeter } from '../listing-card/price-terms.ts';
import { LocalizedText } from '../../components/facts/localized-text.tsx';
import { TimeAgo } from '../../components/facts/time-ago.tsx';
import { WordList } from '../../components/facts/word-list.tsx';
import { Description } from './description.tsx';
import classes from './listing-details.module.css';
import { ListingGallery } from './listing-gallery.tsx';
import { PropertyHighlights } from './property-highlights.tsx';
import { SellerCard } from './seller-card.tsx';
import { useKindWords, useListingFacts } from './use-listing-facts.ts';

export interface ListingDetailsProps {
  listing: ListingDetailsFragment;
  /** What the reader can do with it, below the price; nothing in a preview. */
  actions?: ReactNode;
  /** Below who offers it: how much attention it gets. */
  aside?: ReactNode;
  /** After the facts: what people say about it. */
  children?: ReactNode;
}

/** A listing as visitors see it. Without pictures it reads in the same order. */
export function ListingDetails({ listing, actions, aside, children }: ListingDetailsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const facts = useListingFacts(listing);
  const kind = useKindWords(listing);
  const perMeter = listing.__typename === 'Property' ? pricePerMeter(listing) : null;
  const { name, description, offers, business } = listing;
  return (
    <div className={classes.layout}>
      <header className={classes.head}>
        {kind && <p className={classes.kicker}>{kind}</p>}
        <h1 className={classes.title} tabIndex={-1}>
          <LocalizedText text={name} withLabel />
        </h1>
        <p className={classes.place}>
          <span>
            <IconMapPin size={18} stroke={1.75} aria-hidden />
            {placeOf(listing, format)}
          </span>
          {listing.datePublished && (
            <span>
              <IconClock size={18} stroke={1.75} aria-hidden />
              <span>
                <Trans>
                  Published <TimeAgo value={listing.datePublished} />
                </Trans>
              </span>
            </span>
          )}
        </p>
      </header>
      <div className={classes.gallery}>
        <ListingGallery listing={listing} />
      </div>
      <div className={classes.side}>
        <p className={classes.price}>
          <ListingPrice listing={listing} isWhole />
        </p>
        {perMeter && (
          <p className={classes.perMeter}>
            <Trans>{format.price(perMeter)} per m²</Trans>
          </p>
        )}
        {offers && (
          <InlineAlert tone="success" title={t`Offer`}>
            <LocalizedText text={offers} withLabel />
          </InlineAlert>
        )}
        {actions}
        <HydratedWhenReached>
          <SellerCard business={business} />
          {aside}
        </HydratedWhenReached>
      </div>
      <div className={classes.body}>
        {listing.__typename === 'Property' && <PropertyHighlights property={listing} />}
        <section aria-labelledby="description">
          <h2 id="description">
            <Trans>Description</Trans>
          </h2>
          <Description text={description} />
        </section>
        {listing.__typename === 'Property' && <PropertyExtras property={listing} />}
        <HydratedWhenReached>
          <section aria-labelledby="facts">
            <h2 id="facts">
              <Trans>Details</Trans>
            </h2>
            <dl className={classes.facts}>
              {facts.map(([fact, value]) => (
                <div key={fact}>
                  <dt>{fact}</dt>
                  <dd>
                    <LocalDay>{value}</LocalDay>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        </HydratedWhenReached>
        {children}
      </div>
    </div>
  );
}

type Property = Extract<ListingDetailsFragment, { __typename: 'Property' }>;

/** What only properties have: their video and what they are equipped with. */
function PropertyExtras({ property: { video, amenities } }: { property: Property }) {
  const localized = useLocalized();
  return (
    <>
      {video && (
        <section aria-labelledby="video">
          <h2 id="video">
            <Trans>Video</Trans>
          </h2>
          {/* Sellers film rooms, mostly without a word and without captions: it starts silent. */}
          <video
            className={classes.video}
            aria-labelledby="video"
            controls
            muted
            preload="metadata"
            playsInline
          >
            <source src={video.url} type={video.contentType} />
          </video>
        </section>
      )}
      {amenities.length > 0 && (
        <section aria-labelledby="amenities">
          <h2 id="amenities">
            <Trans>Amenities</Trans>
          </h2>
          <WordList>
            {amenities.map(({ key, label }) => (
              <li key={key}>{localized(label)}</li>
            ))}
          </WordList>
        </section>
      )}
    </>
  );
}
