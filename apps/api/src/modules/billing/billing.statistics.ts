import type { StatisticSource } from '../../kits/statistics/index.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { PaymentModel } from './payments/payment.model.ts';
import { countedInBooks } from './payments/surplus.ts';

async function datesOf({ paymentId }: { paymentId: string | null }, at: Date) {
  const _id = parseObjectId(paymentId);
  const found = _id && (await PaymentModel.findOne({ _id }, { date: 1 }).lean());
  return [at, found?.date];
}

/** What was paid, as the books have it: money without effect is not in them. */
export const billingStatistics: StatisticSource = {
  name: 'payments',
  tallies: [
    {
      model: PaymentModel,
      date: 'date',
      match: countedInBooks,
      sums: { payments: 1, revenueMinor: '$localMinor', taxMinor: '$taxMinor' },
    },
    { model: PaymentModel, date: 'date', match: { status: 'rejected' }, sums: { refused: 1 } },
  ],
  touchedBy: {
    'payment.changed': datesOf,
    'membership.changed': datesOf,
    'application.transitioned': datesOf,
  },
};
