import { pathTo } from '@wiki/domain';
import { contentState, moderatedContent } from '../../kits/content/index.ts';
import type { Reportable, Subject } from '../../kits/moderation/index.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { findListing, type ListingRecord } from '../listings/index.ts';
import { CommentModel, type CommentRecord } from './comments/comment.model.ts';
import { findPublicComment, findWithListing } from './comments/comment.store.ts';
import { comments } from './comments/comments.ts';

const pathOf = ({ _id, type }: ListingRecord): string => pathTo(type, { id: _id.toHexString() });

/** A comment on a listing as moderation sees it. */
export const commentSubject = (comment: CommentRecord, listing: ListingRecord): Subject => ({
  id: comment._id.toHexString(),
  kind: 'listingComment',
  authorId: comment.authorId,
  businessId: comment.businessId,
  title: null,
  text: comment.text,
  language: null,
  dateWritten: comment.dateCreated,
  dateEdited: comment.dateEdited,
  state: contentState(comment),
  path: pathOf(listing),
});

const around = 2;

/** Comments on listings, as reports and the queue find them. */
export const reportableComments: Reportable = {
  kind: 'listingComment',
  ...moderatedContent(CommentModel),
  states: ['SHOWN', 'HIDDEN', 'REMOVED'],
  async find(id) {
    const found = await findWithListing(id);
    return found && commentSubject(found.comment, found.listing);
  },
  isShownTo: async (id) => (await findPublicComment(id)) !== null,
  async contextOf(id) {
    const comment = await comments.find(id);
    const listing = comment && (await findListing(comment.listingId));
    if (!comment || !listing) return null;
    const beside = { listingId: comment.listingId, isDeleted: false, _id: { $ne: comment._id } };
    const earlier = { ...beside, dateCreated: { $lte: comment.dateCreated } };
    const later = { ...beside, dateCreated: { $gt: comment.dateCreated } };
    const before = await CommentModel.find(earlier)
      .sort({ dateCreated: -1, _id: -1 })
      .limit(around)
      .lean();
    const after = await CommentModel.find(later)
      .sort({ dateCreated: 1, _id: 1 })
      .limit(around)
      .lean();
    const skipped = (await CommentModel.countDocuments(earlier)) - before.length;
    return {
      title: listing.name.es ?? listing.name.en ?? null,
      path: pathOf(listing),
      pieces: [...before.toReversed(), comment, ...after].map((each, index) => ({
        id: each._id.toHexString(),
        authorId: each.authorId,
        text: each.text,
        date: each.dateCreated,
        isSubject: each._id.equals(comment._id),
        skipped: index === 0 ? skipped : 0,
      })),
    };
  },
  async set(id, { to, by, reason }) {
    const before = await comments.find(id);
    if (!before) throw refuse('NOT_FOUND', 'id');
    const state = contentState(before);
    if (state === 'GONE') throw refuse('ILLEGAL_TRANSITION');
    const after =
      to === 'SHOWN' ? await comments.restore(before) : await comments.remove(before, by, reason);
    const { listingId, businessId, authorId, replyToId } = after;
    const ids = { commentId: id, listingId, businessId, authorId };
    if (to === 'SHOWN') await recordEvent('comment.restored', by, { ...ids, replyToId });
    else await recordEvent('comment.removed', by, ids);
  },
  async writtenBy(authorId, limit) {
    const written = await CommentModel.find({ authorId })
      .sort({ dateCreated: -1 })
      .limit(limit)
      .lean();
    const found = await Promise.all(
      written.map(async (comment) => ({ comment, listing: await findListing(comment.listingId) })),
    );
    return found.flatMap(({ comment, listing }) =>
      listing ? [commentSubject(comment, listing)] : [],
    );
  },
};
