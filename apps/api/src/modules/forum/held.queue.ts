import { excerptOf, pathTo } from '@wiki/domain';
import { can } from '../../authz/actions.ts';
import type { QueueSource } from '../../kits/queue/index.ts';
import { openCasesOf } from '../moderation/index.ts';
import { DiscussionCommentModel, DiscussionModel } from './forum.model.ts';

const held = { status: 'HELD' } as const;
const url = `${pathTo('adminManageDiscussions')}?tab=held`;

/** Posts of the forum that phrases of the blacklist hold. */
export const heldQueue: QueueSource = {
  kind: 'held',
  may: (viewer) => can(viewer, 'forum.moderate', null),
  limitHours: 24,
  async count(before) {
    const which = { ...held, ...(before ? { dateCreated: { $lt: before } } : {}) };
    return (
      (await DiscussionModel.countDocuments(which)) +
      (await DiscussionCommentModel.countDocuments(which))
    );
  },
  async longestWaiting(most) {
    const discussions = await DiscussionModel.find(held)
      .sort({ dateCreated: 1 })
      .limit(most)
      .lean();
    const comments = await DiscussionCommentModel.find(held)
      .sort({ dateCreated: 1 })
      .limit(most)
      .lean();
    const items = [
      ...discussions.map(({ _id, title, dateCreated }) => ({
        id: _id.toHexString(),
        subject: title,
        reason: 'DISCUSSION',
        since: dateCreated,
      })),
      ...comments.map(({ _id, text, dateCreated }) => ({
        id: _id.toHexString(),
        subject: excerptOf(text),
        reason: 'COMMENT',
        since: dateCreated,
      })),
    ];
    const waiting = items
      .toSorted((one, other) => one.since.getTime() - other.since.getTime())
      .slice(0, most);
    const cases = await openCasesOf(waiting.map(({ id }) => id));
    return waiting.map((item) => {
      const caseId = cases.get(item.id);
      return { ...item, detail: null, url: caseId ? `${url}&case=${caseId}` : url };
    });
  },
  url,
  touchedBy: ['discussion.changed', 'discussionComment.changed'],
};
