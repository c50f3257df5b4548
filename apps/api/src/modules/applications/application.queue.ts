import { pathTo } from '@wiki/domain';
import { can } from '../../authz/actions.ts';
import type { QueueSource, SoonSource } from '../../kits/queue/index.ts';
import { ApplicationModel } from './application.model.ts';

const waiting = ['new', 'payment-complete'] as const;
const url = pathTo('adminApplications');
const weekMilliseconds = 7 * 24 * 3_600_000;
/** How many are named of those that are due soon. */
const mostNamed = 3;

/** Applications to review, and those that were paid and are to be activated. */
export const applicationQueue: QueueSource = {
  kind: 'application',
  may: (viewer) => can(viewer, 'application.administer', { applicantId: '' }),
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
  may: (viewer) => can(viewer, 'application.administer', { applicantId: '' }),
  async read(now) {
    const due = {
      status: 'payment-pending',
      paymentDueAt: { $gt: now, $lt: new Date(now.getTime() + weekMilliseconds) },
    } as const;
    const named = await ApplicationModel.find(due)
      .sort({ paymentDueAt: 1 })
      .limit(mostNamed)
      .select({ 'form.businessName': 1, paymentDueAt: 1 })
      .lean();
    const [first] = named;
    if (!first?.paymentDueAt) return null;
    return {
      count: named.length < mostNamed ? named.length : await ApplicationModel.countDocuments(due),
      names: named.map(({ form }) => form.businessName ?? '–'),
      next: first.paymentDueAt,
    };
  },
  url: `${url}?tab=payment-pending`,
};
