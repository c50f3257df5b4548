import type { StatisticSource } from '../../kits/statistics/index.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { BusinessModel } from './business.model.ts';

async function datesOf({ businessId }: { businessId: string | null }, at: Date) {
  const _id = parseObjectId(businessId);
  const found =
    _id && (await BusinessModel.findOne({ _id }, { dateCreated: 1, membership: 1 }).lean());
  return [at, found?.dateCreated, found?.membership?.periodEnd];
}

/** Which businesses began, by country, and whose membership ended unpaid. */
export const businessStatistics: StatisticSource = {
  name: 'businesses',
  tallies: [
    {
      model: BusinessModel,
      date: 'dateCreated',
      sums: {
        created: 1,
        // Those that ever were members: on the plan still, or after it ended.
        members: { $cond: [{ $ifNull: ['$membership.periodEnd', false] }, 1, 0] },
      },
      by: { country: 'country' },
    },
    {
      model: BusinessModel,
      date: 'membership.periodEnd',
      match: { 'membership.status': 'lapsed' },
      sums: { lapsed: 1 },
    },
  ],
  touchedBy: {
    'business.created': datesOf,
    'business.changed': datesOf,
    'membership.changed': datesOf,
    'application.transitioned': datesOf,
  },
};
