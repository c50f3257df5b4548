import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ListingType, listingTypes } from '@wiki/domain';
import { CardSkeleton } from '@wiki/ui';
import { ListingCard } from '../../../domains/listing-card/listing-card.tsx';
import { MoreButton } from '../../../components/more-button.tsx';
import { useBusinessListingsQuery } from '../../../gql/entrepreneurs.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useMore } from '../../../lib/apollo/use-more.ts';
import type { PublicBusiness } from '../public-business.ts';
import { MessageBusiness } from './message-business.tsx';
import classes from './offers.module.css';

const words: Readonly<
  Record<ListingType, { title: MessageDescriptor; loading: MessageDescriptor }>
> = {
  product: { title: msg`Products`, loading: msg`Loading products` },
  service: { title: msg`Services`, loading: msg`Loading services` },
  property: { title: msg`Property`, loading: msg`Loading properties` },
};

/** What a business sells, does and lets, a part for each; what it has none of is left out. */
export function Offers({ business }: { business: PublicBusiness }) {
  return (
    <section id="offer" aria-labelledby="offer-title" className={classes.section}>
      <h2 id="offer-title">
        <Trans>What it offers</Trans>
      </h2>
      <div className={classes.offers}>
        {listingTypes.map((type) => (
          <OffersOf key={type} type={type} businessId={business.id} />
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

/** It completes the profile, which says enough without it: a failure leaves it out. */
function OffersOf({ type, businessId }: { type: ListingType; businessId: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const { data, fetchMore } = useBusinessListingsQuery({
    variables: { type, businessId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const more = useMore(data?.listings.pageInfo, (after) => fetchMore({ variables: { after } }));
  if (!data?.listings.edges.length) return null;
  const id = `offers-${type}`;
  const { edges, totalCount } = data.listings;
  // One or two take half the width: their pictures stand beside what they say.
  const isFew = edges.length <= few;
  return (
    <section aria-labelledby={id} data-few={isFew || undefined}>
      <h3 id={id}>
        {t(words[type].title)}{' '}
        {totalCount !== null && <span className={classes.count}>{format.number(totalCount)}</span>}
      </h3>
      <div className={classes.row} data-count={edges.length}>
        {edges.map(({ node }) => (
          <ListingCard key={node.id} listing={node} isOfPage isWide={isFew} />
        ))}
        {more.isLoading && <CardSkeleton label={t(words[type].loading)} count={inRow} />}
      </div>
      <MoreButton more={more}>
        <Trans>Show more</Trans>
      </MoreButton>
    </section>
  );
}
