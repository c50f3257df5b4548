import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import {
  ListingCommentsDocument,
  type ListingCommentsQuery,
  useAddListingCommentMutation,
  useDeleteListingCommentMutation,
  useEditListingCommentMutation,
  useListingCommentsQuery,
} from '../../gql/listing-parts.ts';
import { useMore } from '../../lib/apollo/use-more.ts';
import { readInPlace } from './in-place.ts';

type CommentPage = NonNullable<ListingCommentsQuery['listing']>['comments'];

/** The listing that was read, as everybody sees it or as those who manage it do. */
const listingIn = (data: ListingCommentsQuery | null | undefined) => data?.listing ?? data?.managed;
type CommentEdge = CommentPage['edges'][number];

/** Changes come in groups; they are read again after so many milliseconds. */
const settleMs = 600;

/**
 * The comments of a listing page by page, the newest first, and what can be done with them.
 * @param options.changes grows when somebody may have written
 * @param options.isManaged whether they are read by who manages listings, in whatever state it is
 */
export function useComments(
  listingId: string,
  { changes = 0, isManaged = false }: { changes?: number; isManaged?: boolean } = {},
) {
  const client = useApolloClient();
  const { data, error, refetch, fetchMore } = useListingCommentsQuery({
    variables: { listingId, isManaged },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [add] = useAddListingCommentMutation();
  const [edit] = useEditListingCommentMutation();
  const [remove] = useDeleteListingCommentMutation();
  const connection = listingIn(data)?.comments;
  const more = useMore(connection?.pageInfo, (after) => fetchMore({ variables: { after } }));

  /** Reads what is shown again, in place: who reads further down or writes a reply is not disturbed. */
  const readAgain = useCallback(async () => {
    const question = { query: ListingCommentsDocument, variables: { listingId, isManaged } };
    const count = listingIn(client.cache.readQuery(question))?.comments.edges.length ?? 0;
    const edges: CommentEdge[] = [];
    let read: CommentPage | undefined;
    do {
      const { data: page } = await client.query({
        ...question,
        variables: { ...question.variables, after: read?.pageInfo.endCursor },
        fetchPolicy: 'no-cache',
      });
      read = listingIn(page)?.comments;
      if (!read) return;
      edges.push(...read.edges);
    } while (read.pageInfo.hasNextPage && edges.length < count);
    const news = { ...read, edges };
    client.cache.updateQuery(question, (shown) => {
      const listing = listingIn(shown);
      if (!listing) return shown;
      const comments = { ...news, ...readInPlace(listing.comments, news) };
      return { [isManaged ? 'managed' : 'listing']: { ...listing, comments } };
    });
  }, [client, listingId, isManaged]);

  useEffect(() => {
    if (changes === 0) return;
    const timer = setTimeout(() => void readAgain().catch(() => undefined), settleMs);
    return () => clearTimeout(timer);
  }, [changes, readAgain]);

  /** Reads the comments again after a change of one's own, unless it was refused. */
  const settled = async <Refusal>(userErrors: readonly Refusal[] | undefined) => {
    if (userErrors?.length === 0) await readAgain();
    return userErrors ?? [];
  };

  return {
    comments: connection?.edges.map(({ node }) => node) ?? null,
    error: data ? null : error,
    retry: () => void refetch().catch(() => undefined),
    more,
    write: async (text: string, replyTo: string | null = null) => {
      const answer = await add({ variables: { input: { listingId, text, replyTo } } });
      return settled(answer.data?.addListingComment.userErrors);
    },
    /** The comment comes back changed, and with it every place that shows it. */
    change: async (commentId: string, text: string) => {
      const answer = await edit({ variables: { input: { commentId, text } } });
      return answer.data?.editListingComment.userErrors ?? [];
    },
    remove: async (
      commentId: string,
      reason?: { key?: string | null | undefined; text?: string | null | undefined },
    ) => {
      const answer = await remove({ variables: { input: { commentId, reason } } });
      return settled(answer.data?.deleteListingComment.userErrors);
    },
  };
}

export type ListingComments = ReturnType<typeof useComments>;
export type CommentThread = NonNullable<ListingComments['comments']>[number];
export type CommentItem = CommentThread['replies'][number];
