import { pathTo } from '@wiki/domain';
import { can } from '../../authz/actions.ts';
import type { Finder } from '../../kits/find/index.ts';
import { PaymentModel } from './payment.model.ts';

const beginning = (text: string) => ({ $gte: text, $lt: `${text}\uffff` });

/** Payments by their invoice, transaction, payer's address or any word of the business's name. */
export const paymentFinder: Finder = {
  kind: 'payment',
  may: (viewer) => can(viewer, 'billing.administer', null),
  async find({ typed, anyWord }, most) {
    const found = await PaymentModel.find({
      $or: [
        { invoiceNumber: beginning(typed.toUpperCase()) },
        { transactionId: beginning(typed) },
        { customerEmail: beginning(typed.toLowerCase()) },
        { businessKey: anyWord },
      ],
    })
      .sort({ date: -1, _id: -1 })
      .limit(most)
      .lean();
    return found.map(({ _id, invoiceNumber, businessName, transactionId }) => ({
      id: _id.toHexString(),
      title: invoiceNumber,
      detail: [businessName, transactionId].filter(Boolean).join(' · '),
      url: pathTo('adminPayment', { paymentId: _id.toHexString() }),
    }));
  },
};
