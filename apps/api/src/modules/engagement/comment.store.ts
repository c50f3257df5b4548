import type { Context } from '../../graphql/context.ts';
import { keysetPage, type Page } from '../../platform/database/keyset.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { type ListingRecord, findPublicListing } from '../listings/index.ts';
import { CommentModel, type CommentRecord } from './comment.model.ts';

/** A comment with its listing. */
export interface CommentOnListing {
  comment: CommentRecord;
  listing: ListingRecord;
}

/**
 * The comment with the id that everybody may read, with its listing; null when it is unknown or
 * deleted, or its listing hidden. Joins the caller's transaction.
 */
export async function findPublicComment(id: string): Promise<CommentOnListing | null> {
  const _id = parseObjectId(id);
  const comment = _id && (await CommentModel.findOne({ _id, isDeleted: false }).lean());
  const listing = comment && (await findPublicListing(comment.listingId));
  return listing ? { comment, listing } : null;
}

/** A page of the comments of a listing, the newest first, without the replies. */
export async function listComments(
  ctx: Pick<Context, 'config'>,
  { _id }: ListingRecord,
  page: { first: number; after?: string | null | undefined },
): Promise<Page<CommentRecord>> {
  const listingId = _id.toHexString();
  return keysetPage<CommentRecord>(ctx, {
    list: `comments:${listingId}`,
    model: CommentModel,
    filter: { listingId, replyToId: null, isListed: true },
    order: { field: 'dateCreated', direction: -1 },
    ...page,
  });
}

/** Records what happened to a comment, and to whose comment it replied. */
export async function recordCommentChange(
  actorId: string,
  change: 'added' | 'edited' | 'deleted',
  { _id, listingId, businessId, authorId, replyToId }: CommentRecord,
  parent: CommentRecord | null,
): Promise<void> {
  await recordEvent('comment.changed', actorId, {
    commentId: _id.toHexString(),
    listingId,
    businessId,
    authorId,
    change,
    replyToId,
    replyToAuthorId: parent?.authorId ?? null,
  });
}
