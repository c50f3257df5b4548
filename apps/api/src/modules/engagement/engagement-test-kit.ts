import type { TestClient } from '../../testing/client.ts';
import { callsOf, operation, type ToldError } from '../../testing/mutations.ts';

const own = `id text isDeleted isBySeller dateEdited viewerCanEdit viewerCanDelete author { id }
  deletionReason { canned { es } text }`;
const commentFields = `${own} replies { ${own} }`;

/** What these tests read of a comment. */
export interface CommentView {
  id: string;
  text: string | null;
  isDeleted: boolean;
  isBySeller: boolean;
  dateEdited: string | null;
  viewerCanEdit: boolean;
  viewerCanDelete: boolean;
  author: { id: string } | null;
  deletionReason: { canned: { es: string } | null; text: string | null } | null;
  replies?: CommentView[];
}

/** What the mutations of engagement answer. */
export interface EngagementAnswer {
  ok?: boolean;
  isFavourite?: boolean;
  listing?: { id: string; viewerHasFavourited: boolean; engagement: Counts } | null;
  comment?: CommentView | null;
  userErrors: ToldError[];
}

export interface Counts {
  views: number;
  contacts: number;
  saves: number;
  comments: number;
}

const counts = 'engagement { views contacts saves comments }';
export const engagementMutations = {
  recordListingView: operation('recordListingView', 'ListingIdInput', 'ok'),
  setFavourite: operation(
    'setFavourite',
    'SetFavouriteInput',
    `isFavourite listing { id viewerHasFavourited ${counts} }`,
  ),
  addListingComment: operation(
    'addListingComment',
    'AddListingCommentInput',
    `comment { ${commentFields} }`,
  ),
  editListingComment: operation(
    'editListingComment',
    'EditListingCommentInput',
    `comment { ${commentFields} }`,
  ),
  deleteListingComment: operation(
    'deleteListingComment',
    'DeleteListingCommentInput',
    `comment { ${commentFields} }`,
  ),
} as const;

export type EngagementMutation = keyof typeof engagementMutations;

export const {
  run: act,
  refusals,
  denial,
} = callsOf<EngagementAnswer, EngagementMutation>(engagementMutations);

/** Writes a comment, or a reply to one. */
export async function comment(
  client: TestClient,
  listingId: string,
  text: string,
  replyTo?: string,
): Promise<CommentView> {
  const input = { listingId, text, ...(replyTo ? { replyTo } : {}) };
  const { comment: written, userErrors } = await act(client, 'addListingComment', input);
  if (!written) throw new Error(`Refused: ${JSON.stringify(userErrors)}`);
  return written;
}

/** A published listing as somebody reads it. */
export async function readListing(
  client: TestClient,
  id: string,
): Promise<{ engagement: Counts; viewerHasFavourited: boolean; comments: CommentView[] }> {
  const { listing } = await client.data<{
    listing: {
      engagement: Counts;
      viewerHasFavourited: boolean;
      comments: { edges: { node: CommentView }[] };
    } | null;
  }>(
    `query ($id: ID!) { listing(id: $id) { ${counts} viewerHasFavourited
      comments { edges { node { ${commentFields} } } } } }`,
    { id },
  );
  if (!listing) throw new Error('There is no such listing.');
  const comments = listing.comments.edges.map(({ node }) => node);
  return { ...listing, comments };
}

/** What somebody keeps, the last saved first. */
export const favouritesOf = async (
  client: TestClient,
): Promise<{ listingId: string; listing: { id: string } | null }[]> =>
  (
    await client.data<{
      myFavourites: { edges: { node: { listingId: string; listing: { id: string } | null } }[] };
    }>('{ myFavourites { edges { node { listingId listing { id } } } } }')
  ).myFavourites.edges.map(({ node }) => node);
