import { pathTo } from '@wiki/domain';
import { can } from '../../authz/actions.ts';
import type { QueueSource } from '../../kits/queue/index.ts';
import { PaymentModel } from './payments/payment.model.ts';

const undecided = { isSurplus: true, 'surplusDecision.kind': null } as const;

/** Payments that paid nothing, and wait for a decision on the money. */
export const paymentQueue: QueueSource = {
  kind: 'payment',
  may: (viewer) => can(viewer, 'billing.administer', null),
  limitHours: 24,
  count: (before) =>
    PaymentModel.countDocuments({ ...undecided, ...(before ? { date: { $lt: before } } : {}) }),
  async longestWaiting(most) {
    const found = await PaymentModel.find(undecided).sort({ date: 1, _id: 1 }).limit(most).lean();
    return found.map(({ _id, businessName, invoiceNumber, date }) => ({
      id: _id.toHexString(),
      subject: businessName,
      detail: invoiceNumber,
      reason: 'SURPLUS',
      since: date,
      url: pathTo('adminPayment', { paymentId: _id.toHexString() }),
    }));
  },
  url: `${pathTo('adminPayments')}?surplus=OPEN`,
  touchedBy: ['payment.changed', 'application.transitioned', 'membership.changed'],
};
