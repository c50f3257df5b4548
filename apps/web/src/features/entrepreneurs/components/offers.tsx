import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ListingType } from '@wiki/domain';
import { CardSkeleton } from '@wiki/ui';
import { ListingCard } from '../../../domains/listing-card/listing-card.tsx';
import { MoreButton } from '../../../components/lists/more-button.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { Offered } from '../hooks/use-offers.ts';
import type { PublicBusiness } from '../public-business.ts';
import { MessageBusiness } from './contact/message-business.tsx';
import classes from './offers.module.css';

const words: Readonly<
  Record<ListingType, { title: MessageDescriptor; loading: MessageDescriptor }>
> = {
  product: { title: msg`Products`, loading: msg`Loading products` },
  service: { title: msg`Services`, loading: msg`Loading services` },
  property: { title: msg`Property`, loading: msg`Loading properties` },
};

/** What a business sells, does and lets, a part for each; what it has none of is left out. */
export function Offers({
  business,
  offers,
}: {
  business: PublicBusiness;
  offers: readonly Offered[];
}) {
  const parts = offers.filter(({ listings }) => listings.length > 0);
  if (parts.length === 0) return null;
  return (
    <section id="offer" aria-labelledby="offer-title" className={classes.section}>
      <h2 id="offer-title">
        <Trans>What it offers</Trans>
      </h2>
      <div className={classes.offers}>
        {parts.map((offered) => (
          <OffersOf key={offered.type} offered={offered} />
        ))}
        <Other business={business} />
      </div>
    </section>
  );
}

/** Beside a single small part: what is not listed can be asked for. */
function Other({ business: { id, name } }: { business: PublicBusiness }) {
  return (
    <div className={classes.other}>
      <h3>
        <Trans>Not what you need?</Trans>
      </h3>
      <p>
        <Trans>Tell {name} what you’re looking for: not everything is listed.</Trans>
      </p>
      <MessageBusiness businessId={id} variant="default" />
    </div>
  );
}

/** In a row on a wide window. */
const inRow = 4;
const few = 2;

function OffersOf({ offered: { type, listings, count, more } }: { offered: Offered }) {
  const { t } = useLingui();
  const format = useFormat();
  const id = `offers-${type}`;
  // One or two take half the width: their pictures stand beside what they say.
  const isFew = listings.length <= few;
  return (
    <section aria-labelledby={id} data-few={isFew || undefined}>
      <h3 id={id}>
        {t(words[type].title)} <span className={classes.count}>{format.number(count)}</span>
      </h3>
      <div className={classes.row} data-count={listings.length}>
        {listings.map((listing) => (
          <ListingCard key={listing.id} listing={listing} isOfPage isWide={isFew} isCompact />
        ))}
        {more.isLoading && <CardSkeleton label={t(words[type].loading)} count={inRow} />}
      </div>
      <MoreButton more={more}>
        <Trans>Show more</Trans>
      </MoreButton>
    </section>
  );
}
