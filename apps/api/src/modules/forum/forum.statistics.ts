import type { StatisticSource } from '../../kits/statistics/index.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { DiscussionCommentModel, DiscussionModel } from './forum.model.ts';

/** What is published in the forum. */
export const forumStatistics: StatisticSource = {
  name: 'forum',
  tallies: [
    {
      model: DiscussionModel,
      date: 'dateCreated',
      match: { status: 'PUBLISHED' },
      sums: { discussions: 1 },
    },
    {
      model: DiscussionCommentModel,
      date: 'dateCreated',
      match: { status: 'PUBLISHED' },
      sums: { comments: 1 },
    },
  ],
  touchedBy: {
    'discussion.changed': async ({ discussionId }, at) => {
      const _id = parseObjectId(discussionId);
      const found = _id && (await DiscussionModel.findOne({ _id }, { dateCreated: 1 }).lean());
      return [at, found?.dateCreated];
    },
    'discussionComment.changed': async ({ commentId }, at) => {
      const _id = parseObjectId(commentId);
      const found =
        _id && (await DiscussionCommentModel.findOne({ _id }, { dateCreated: 1 }).lean());
      return [at, found?.dateCreated];
    },
  },
};
