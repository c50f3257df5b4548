import { excerptOf, pathTo } from '@wiki/domain';
import { can } from '../../authz/actions.ts';
import type { QueueSource } from '../../kits/queue/index.ts';
import { CaseModel } from './cases/case.model.ts';

const reported = { status: 'OPEN', isHeld: false } as const;
const url = `${pathTo('adminManageDiscussions')}?tab=reports`;
const mostCharacters = 80;

/** What members reported; what a phrase holds waits as that. */
export const reportQueue: QueueSource = {
  kind: 'report',
  may: (viewer) => can(viewer, 'moderation.administer', null),
  limitHours: 24,
  count: (before) =>
    CaseModel.countDocuments({
      ...reported,
      ...(before ? { dateOpened: { $lt: before } } : {}),
    }),
  async longestWaiting(most) {
    const found = await CaseModel.find(reported).sort({ dateOpened: 1, _id: 1 }).limit(most).lean();
    return found.map(({ _id, title, text, reportCount, dateOpened }) => ({
      id: _id.toHexString(),
      subject: excerptOf(title ?? text, mostCharacters) || '–',
      detail: reportCount > 1 ? `×${reportCount}` : null,
      reason: null,
      since: dateOpened,
      url: `${url}&case=${_id.toHexString()}`,
    }));
  },
  url,
  touchedBy: ['moderationCase.changed'],
};
