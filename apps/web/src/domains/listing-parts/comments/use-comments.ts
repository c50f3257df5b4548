import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import {
  ListingCommentsDocument,
  type ListingCommentsQuery,
  ManagedListingCommentsDocument,
  useAddListingCommentMutation,
  useDeleteListingCommentMutation,
  useEditListingCommentMutation,
  useListingCommentsQuery,
  useManagedListingCommentsQuery,
} from '../../../gql/listing-parts.ts';
import { useMore } from '../../../lib/apollo/use-more.ts';
import { readInPlace } from '../in-place.ts';

type CommentPage = NonNullable<ListingCommentsQuery['listing']>['comments'];
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
  const document = isManaged ? ManagedListingCommentsDocument : ListingCommentsDocument;
  const options = {
    variables: { listingId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  } as const;
  const seen = useListingCommentsQuery({ ...options, skip: isManaged });
  const managed = useManagedListingCommentsQuery({ ...options, skip: !isManaged });
  const { data, error, refetch, fetchMore } = isManaged ? managed : seen;
  const [add] = useAddListingCommentMutation();
  const [edit] = useEditListingCommentMutation();
  const [remove] = useDeleteListingCommentMutation();
  const connection = data?.listing?.comments;
  const more = useMore(connection?.pageInfo, (after) => fetchMore({ variables: { after } }));

  /** Reads what is shown again, in place: who reads further down or writes a reply is not disturbed. */
  const readAgain = useCallback(async () => {
    const question = { query: document, variables: { listingId } };
    const count = client.cache.readQuery(question)?.listing?.comments.edges.length ?? 0;
    const edges: CommentEdge[] = [];
    let read: CommentPage | undefined;
    do {
      const { data: page } = await client.query({
        ...question,
        variables: { listingId, after: read?.pageInfo.endCursor },
        fetchPolicy: 'no-cache',
      });
      read = page?.listing?.comments;
      if (!read) return;
      edges.push(...read.edges);
    } while (read.pageInfo.hasNextPage && edges.length < count);
    const news = { ...read, edges };
    client.cache.updateQuery(question, (shown) => {
      if (!shown?.listing) return shown;
      const comments = { ...news, ...readInPlace(shown.listing.comments, news) };
      return { listing: { ...shown.listing, comments } };
    });
  }, [client, listingId, document]);

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
