import { useApolloClient } from '@apollo/client/react';
import { limits } from '@wiki/domain';
import { useCallback, useEffect } from 'react';
import {
  ListingCommentsDocument,
  useAddListingCommentMutation,
  useDeleteListingCommentMutation,
  useEditListingCommentMutation,
  useListingCommentsQuery,
} from '../../gql/listing-parts.ts';
import { useMore } from '../../lib/apollo/use-more.ts';
import { readInPlace } from './in-place.ts';

/** Changes come in groups; they are read again after so many milliseconds. */
const settleMs = 600;

/**
 * The comments of a listing page by page, the newest first, and what can be done with them.
 * @param changes grows when somebody may have written
 */
export function useComments(listingId: string, changes = 0) {
  const client = useApolloClient();
  const { data, error, refetch, fetchMore } = useListingCommentsQuery({
    variables: { listingId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [add] = useAddListingCommentMutation();
  const [edit] = useEditListingCommentMutation();
  const [remove] = useDeleteListingCommentMutation();
  const connection = data?.listing?.comments;
  const more = useMore(connection?.pageInfo, (after) => fetchMore({ variables: { after } }));

  /** Reads what is shown again, in place: who reads further down or writes a reply is not disturbed. */
  const readAgain = useCallback(async () => {
    const question = { query: ListingCommentsDocument, variables: { listingId } };
    const count = client.cache.readQuery(question)?.listing?.comments.edges.length ?? 0;
    const first = Math.min(limits.page.max, count + limits.page.default);
    const { data: news } = await client.query({
      ...question,
      variables: { listingId, first },
      fetchPolicy: 'no-cache',
    });
    const read = news?.listing?.comments;
    if (!read) return;
    client.cache.updateQuery(question, (shown) => {
      if (!shown?.listing) return shown;
      const comments = { ...read, ...readInPlace(shown.listing.comments, read) };
      return { listing: { ...shown.listing, comments } };
    });
  }, [client, listingId]);

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
