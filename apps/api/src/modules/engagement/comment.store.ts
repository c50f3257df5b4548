import type { Context } from '../../graphql/context.ts';
import { assertPageSize, keysetPage, type Page, pageFrom } from '../../platform/database/keyset.ts';
import { unionOf } from '../../platform/database/union.ts';
import { findListing, isPublic, type ListingRecord } from '../listings/index.ts';
import { CommentModel, type CommentRecord } from './comment.model.ts';
import { comments } from './comments.ts';

/** A comment with its listing. */
export interface CommentOnListing {
  comment: CommentRecord;
  listing: ListingRecord;
}

/** The comment with the id and its listing, in whatever state they are; null when one is unknown. */
export async function findWithListing(id: string): Promise<CommentOnListing | null> {
  const comment = await comments.find(id);
  const listing = comment && (await findListing(comment.listingId));
  return listing ? { comment, listing } : null;
}

/** The same, null also when the comment is deleted. Joins the caller's transaction. */
export async function findComment(id: string): Promise<CommentOnListing | null> {
  const found = await findWithListing(id);
  return found?.comment.isDeleted ? null : found;
}

/** The same, as everybody may read it: null also while its listing is hidden. */
export async function findPublicComment(id: string): Promise<CommentOnListing | null> {
  const found = await findComment(id);
  return found && isPublic(found.listing) ? found : null;
}

const newestFirst = { field: 'dateCreated', direction: -1 } as const;

/** The comments of a listing that have a place and stand by themselves. */
const placedOn = (listingId: string) => ({ listingId, replyToId: null, isListed: true });

/** A page of the comments of a listing, the newest first, without the replies. */
export async function listComments(
  ctx: Pick<Context, 'config' | 'loaders'>,
  { _id }: ListingRecord,
  { first, after }: { first: number; after?: string | null | undefined },
): Promise<Page<CommentRecord>> {
  const listingId = _id.toHexString();
  const list = { list: `comments:${listingId}`, order: newestFirst, first };
  if (after != null) {
    const filter = placedOn(listingId);
    return keysetPage<CommentRecord>(ctx, { ...list, model: CommentModel, filter, after });
  }
  assertPageSize(first);
  return pageFrom(
    ctx,
    list,
    await ctx.loaders.newestComments.load({ listingId, limit: first + 1 }),
  );
}

/** How many of the newest comments of a listing to read. */
export interface NewestComments {
  listingId: string;
  limit: number;
}

/** The newest comments of each of several listings, without the replies, in one command. */
export async function readNewestComments(
  asked: readonly NewestComments[],
): Promise<CommentRecord[][]> {
  const limits = new Map<string, number>();
  for (const { listingId, limit } of asked) {
    limits.set(listingId, Math.max(limit, limits.get(listingId) ?? 0));
  }
  const pipelines = Array.from(limits, ([listingId, limit]) => [
    { $match: placedOn(listingId) },
    { $sort: { dateCreated: -1 as const, _id: -1 as const } },
    { $limit: limit },
  ]);
  const found = await unionOf<CommentRecord>(CommentModel, pipelines);
  const byListing = Map.groupBy(found, ({ listingId }) => listingId);
  return asked.map(({ listingId, limit }) => (byListing.get(listingId) ?? []).slice(0, limit));
}
