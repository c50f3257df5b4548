import { pathTo } from '@wiki/domain';
import { can } from '../../authz/actions.ts';
import type { Finder } from '../../kits/find/index.ts';
import { paymentsLike } from './payments/payment-lists.service.ts';
import { PaymentModel } from './payments/payment.model.ts';

/** Payments as their list finds them. */
export const paymentFinder: Finder = {
  kind: 'payment',
  may: (viewer) => can(viewer, 'billing.administer', null),
  async find({ typed }, most) {
    const found = await PaymentModel.find(await paymentsLike(typed))
      .sort({ date: -1, _id: -1 })
      .limit(most)
      .lean();
    return found.map(({ _id, invoiceNumber, businessName, transactionId, status }) => ({
      id: _id.toHexString(),
      title: invoiceNumber,
      detail: [businessName, transactionId].filter(Boolean).join(' · '),
      state: { payment: status },
      url: pathTo('adminPayment', { paymentId: _id.toHexString() }),
    }));
  },
};
