import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ListingType, listingTypes } from '@wiki/domain';
import { CardSkeleton } from '@wiki/ui';
import { ListingCard } from '../../../domains/listing-card/listing-card.tsx';
import { MoreButton } from '../../../components/more-button.tsx';
import { useBusinessListingsQuery } from '../../../gql/entrepreneurs.ts';
import { useMore } from '../../../lib/apollo/use-more.ts';
import classes from './offers.module.css';

const words: Readonly<
  Record<ListingType, { title: MessageDescriptor; loading: MessageDescriptor }>
> = {
  product: { title: msg`Products`, loading: msg`Loading products` },
  service: { title: msg`Services`, loading: msg`Loading services` },
  property: { title: msg`Property`, loading: msg`Loading properties` },
};

/** What a business sells, does and lets, a part for each; what it has none of is left out. */
export function Offers({ businessId }: { businessId: string }) {
  return (
    <section id="offer" aria-labelledby="offer-title" className={classes.section}>
      <h2 id="offer-title">
        <Trans>What it offers</Trans>
      </h2>
      <div className={classes.offers}>
        {listingTypes.map((type) => (
          <OffersOf key={type} type={type} businessId={businessId} />
        ))}
      </div>
    </section>
  );
}

/** In a row on a wide window. */
const inRow = 4;

/** It completes the profile, which says enough without it: a failure leaves it out. */
function OffersOf({ type, businessId }: { type: ListingType; businessId: string }) {
  const { t } = useLingui();
  const { data, fetchMore } = useBusinessListingsQuery({
    variables: { type, businessId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const more = useMore(data?.listings.pageInfo, (after) => fetchMore({ variables: { after } }));
  if (!data?.listings.edges.length) return null;
  const id = `offers-${type}`;
  const { edges } = data.listings;
  const columns = Math.min(edges.length, inRow);
  return (
    <section aria-labelledby={id} data-span={columns}>
      <h3 id={id}>{t(words[type].title)}</h3>
      <div className={classes.row} data-columns={columns}>
        {edges.map(({ node }) => (
          <ListingCard key={node.id} listing={node} isOfPage />
        ))}
        {more.isLoading && <CardSkeleton label={t(words[type].loading)} count={inRow} />}
      </div>
      <MoreButton more={more}>
        <Trans>Show more</Trans>
      </MoreButton>
    </section>
  );
}
