import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import {
  ListingPageDocument,
  type ListingPageQuery,
  RecordListingViewDocument,
  useListingPageQuery,
  useOneListingChangedSubscription,
} from '../../../gql/listings.ts';
import { useEventCursor } from '../../../lib/live/use-event-cursor.ts';
import { mayConcernComments } from '../comment-news.ts';
import { rememberRecent } from '../recent-listings.ts';

export type ListingOnPage = NonNullable<ListingPageQuery['listing']>;

/** A listing by its id, live: its words, counts and seller, and that it was taken off or is back. */
export function useFollowedListing(id: string) {
  const { data, error, refetch } = useListingPageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [commentChanges, setCommentChanges] = useState(0);
  const listing = data?.listing;
  const { after, advance, options } = useEventCursor(data?.liveCursor ?? null);

  useOneListingChangedSubscription({
    ...options,
    variables: { listingId: id, after },
    onData: ({ client, data: { data: news } }) => {
      if (!news) return;
      advance(news.listingChanged.cursor);
      const now = news.listingChanged.listing;
      if (!now) {
        client.cache.updateQuery({ query: ListingPageDocument, variables: { id } }, (page) =>
          page ? { ...page, listing: null } : page,
        );
      } else if (!listing) {
        // It is back; what lies around it is read with it.
        void refetch().catch(() => undefined);
      } else if (mayConcernComments(listing.engagement, now.engagement)) {
        setCommentChanges((count) => count + 1);
      }
    },
  });

  return { data, error, refetch, commentChanges };
}

/** Counts the visit, once each time the page is opened, and remembers it in this browser. */
export function useVisit(id: string): void {
  const client = useApolloClient();
  const counted = useRef<string | null>(null);
  useEffect(() => {
    rememberRecent(id);
    if (counted.current === id) return;
    counted.current = id;
    // A view that is not counted is nothing to tell the reader about, and one that is changes nothing here.
    client
      .mutate({
        mutation: RecordListingViewDocument,
        variables: { input: { listingId: id } },
        fetchPolicy: 'no-cache',
      })
      .catch(() => undefined);
  }, [id, client]);
}
