import { useBusinessReviewsQuery, useReviewChangedSubscription } from '../../gql/review-parts.ts';
import { useMore } from '../../lib/apollo/use-more.ts';
import { useFirstValue } from '../../lib/live/use-first-value.ts';

/** The reviews of a business, the newest first and live: all of them or those of one rating. */
export function useBusinessReviews(businessId: string, rating: number | null) {
  const { data, previousData, error, fetchMore, refetch } = useBusinessReviewsQuery({
    variables: { businessId, rating, after: null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const shown = data ?? previousData;
  const after = useFirstValue(data?.liveCursor);
  useReviewChangedSubscription({
    variables: { businessId, after },
    skip: after === null,
    // What changed is in the cache by then; which reviews there are, and in which order, says the server.
    onData: () => void refetch().catch(() => undefined),
  });
  const more = useMore(data?.reviews.pageInfo, (end) => fetchMore({ variables: { after: end } }));
  return {
    business: shown?.business ?? null,
    reviews: data?.reviews.edges.map(({ node }) => node) ?? null,
    error: data ? null : error,
    retry: () => void refetch().catch(() => undefined),
    reload: () => void refetch().catch(() => undefined),
    more,
  };
}

export type BusinessReviews = ReturnType<typeof useBusinessReviews>;
