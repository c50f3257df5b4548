import { lifetimes, limits } from '@wiki/domain';
import { Types } from 'mongoose';
import { contentKind } from '../../../kits/content/index.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { countEngagement, countEngagementLast } from '../../listings/index.ts';
import { CommentModel } from './comment.model.ts';

/** Comments on listings: edited for an hour, with replies, counted by their listing. */
export const comments = contentKind({
  kind: 'listingComment',
  model: CommentModel,
  said: { text: '' },
  place: 'listingId',
  editSeconds: lifetimes.commentEdit,
  keepsVersions: false,
  mostReplies: limits.comment.replies,
  isHeldByPhrases: false,
  async counted({ listingId }, by, isNew) {
    if (isNew) {
      await countEngagementLast({ _id: new Types.ObjectId(listingId) }, 'comments', by);
      return;
    }
    const isThere = await countEngagement(listingId, 'comments', by);
    if (by > 0 && !isThere) throw refuse('NOT_FOUND', 'listingId');
  },
  exported: {
    as: 'comments',
    of: ({ listingId, text, dateCreated, dateEdited, isDeleted, deletionReason }) => ({
      listingId,
      text,
      dateCreated,
      dateEdited,
      isDeleted,
      deletionReason,
    }),
  },
});
