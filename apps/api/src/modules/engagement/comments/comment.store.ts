import { limits as bounds } from '@wiki/domain';
import type { Context } from '../../../graphql/context.ts';
import { countedPage, type ListPage, totalOf } from '../../../kits/resource/index.ts';
import { assertPageSize, pageFrom } from '../../../platform/database/keyset.ts';
import type { PageArguments } from '../../../platform/database/page.ts';
import { unionOf } from '../../../platform/database/union.ts';
import { askedByAll, type AskedFields, partOf } from '../../../platform/reads/index.ts';
import { findListing, isPublic, type ListingRecord } from '../../listings/index.ts';
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
  { _id }: Pick<ListingRecord, '_id'>,
  page: PageArguments,
  asked: AskedFields = null,
): Promise<ListPage<CommentRecord>> {
  const listingId = _id.toHexString();
  const { first, after, last, before } = page;
  const list = { list: `comments:${listingId}`, order: newestFirst };
  const counted = { model: CommentModel, filter: placedOn(listingId) };
  if (after != null || last != null || before != null) {
    return countedPage<CommentRecord>(ctx, { ...list, ...counted, ...page, asked });
  }
  const size = first ?? bounds.page.default;
  assertPageSize(size);
  const newest = await ctx.loaders.newestComments.load({
    listingId,
    limit: size + 1,
    asked,
  });
  return {
    ...pageFrom(ctx, { ...list, first: size }, newest),
    totalCount: totalOf(counted.model, counted.filter),
  };
}

/** How many of the newest comments of a listing to read. */
export interface NewestComments {
  listingId: string;
  limit: number;
  /** What is read of each; the whole of them for null. */
  asked: AskedFields;
}

/** The newest comments of each of several listings, without the replies, in one command. */
export async function readNewestComments(
  wanted: readonly NewestComments[],
): Promise<CommentRecord[][]> {
  const limits = new Map<string, number>();
  for (const { listingId, limit } of wanted) {
    limits.set(listingId, Math.max(limit, limits.get(listingId) ?? 0));
  }
  const part = partOf(CommentModel, askedByAll(wanted), ['listingId', 'dateCreated']);
  const pipelines = Array.from(limits, ([listingId, limit]) => [
    { $match: placedOn(listingId) },
    { $sort: { dateCreated: -1 as const, _id: -1 as const } },
    { $limit: limit },
    ...(part ? [{ $project: part.projection }] : []),
  ]);
  const found = await unionOf<CommentRecord>(CommentModel, pipelines);
  if (part) found.forEach(part.mark);
  const byListing = Map.groupBy(found, ({ listingId }) => listingId);
  return wanted.map(({ listingId, limit }) => (byListing.get(listingId) ?? []).slice(0, limit));
}
