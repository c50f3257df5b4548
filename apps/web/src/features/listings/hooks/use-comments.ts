import { useEffect } from 'react';
import {
  useAddListingCommentMutation,
  useDeleteListingCommentMutation,
  useEditListingCommentMutation,
  useListingCommentsQuery,
} from '../../../gql/listings.ts';
import { useMore } from '../../../lib/apollo/use-more.ts';

/** Changes come in groups; they are read again after so many milliseconds. */
const settleMs = 600;

/**
 * The comments of a listing page by page, the newest first, and what can be done with them.
 * @param changes grows when somebody may have written
 */
export function useComments(listingId: string, changes: number) {
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

  useEffect(() => {
    if (changes === 0) return;
    const timer = setTimeout(() => void refetch().catch(() => undefined), settleMs);
    return () => clearTimeout(timer);
  }, [changes, refetch]);

  /** Reads the comments again after a change of one's own, unless it was refused. */
  const settled = async <Refusal>(userErrors: readonly Refusal[] | undefined) => {
    if (userErrors?.length === 0) await refetch();
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
