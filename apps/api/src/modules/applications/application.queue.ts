import { pathTo } from '@wiki/domain';
import { can } from '../../authz/actions.ts';
import type { Viewer } from '../../authz/session.ts';
import { type QueueSource, readSoon, type SoonSource } from '../../kits/queue/index.ts';
import { ApplicationModel, type ApplicationRecord } from './application.model.ts';

const waiting = ['new', 'payment-complete'] as const;
/** What applications wait as among the work of the team. */
export const waitsAs = 'application';
const url = pathTo('adminApplications');
const weekMilliseconds = 7 * 24 * 3_600_000;
const mayReview = (viewer: Viewer): boolean =>
  can(viewer, 'application.administer', { applicantId: '' });
const nameOf = ({ form }: ApplicationRecord): string => form.businessName ?? '–';

/** How an application waits for the team; null where it waits for somebody else, or for nobody. */
export const waitsForTeam = ({ _id, status, dateChanged }: ApplicationRecord) =>
  waiting.some((each) => each === status)
    ? { kind: waitsAs, id: _id.toHexString(), since: dateChanged }
    : null;

/** Applications to review, and those that were paid and are to be activated. */
export const applicationQueue: QueueSource = {
  kind: waitsAs,
  may: mayReview,
  limitHours: 48,
  count: (before) =>
    ApplicationModel.countDocuments({
      status: { $in: waiting },
      ...(before ? { dateChanged: { $lt: before } } : {}),
    }),
  async longestWaiting(most) {
    const found = await ApplicationModel.find({ status: { $in: waiting } })
      .sort({ dateChanged: 1, _id: 1 })
      .limit(most)
      .select({ 'form.businessName': 1, 'form.city': 1, status: 1, dateChanged: 1, history: 1 })
      .lean();
    return found.map(({ _id, form, status, dateChanged, history }) => {
      const isAgain = history.some(
        ({ action }, at) => action === 'requestChanges' && history[at + 1]?.action !== 'reconsider',
      );
      return {
        id: _id.toHexString(),
        subject: form.businessName ?? '–',
        detail: form.city,
        reason: status === 'payment-complete' ? 'ACTIVATE' : isAgain ? 'SENT_AGAIN' : 'NEW',
        since: dateChanged,
        url: pathTo('adminApplication', { applicationId: _id.toHexString() }),
      };
    });
  },
  url,
  touchedBy: ['application.transitioned'],
};

/** Approved applications whose term to pay ends within a week. */
export const paymentsDueSoon: SoonSource = {
  kind: 'paymentsDue',
  may: mayReview,
  read: (now) =>
    readSoon<ApplicationRecord>({
      model: ApplicationModel,
      filter: {
        status: 'payment-pending',
        paymentDueAt: { $gt: now, $lt: new Date(now.getTime() + weekMilliseconds) },
      },
      order: 'paymentDueAt',
      dateOf: ({ paymentDueAt }) => paymentDueAt,
      nameOf,
    }),
  url: `${url}?tab=payment-pending`,
};

/** Applications that were sent back and not sent again, those that wait longest first. */
export const sentBackSoon: SoonSource = {
  kind: 'sentBack',
  may: mayReview,
  read: () =>
    readSoon<ApplicationRecord>({
      model: ApplicationModel,
      filter: { status: 'changes-requested' },
      order: 'dateChanged',
      dateOf: ({ dateChanged }) => dateChanged,
      nameOf,
    }),
  url: `${url}?tab=changes-requested`,
};
