import type { StatisticSource } from '../../kits/statistics/index.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { UserModel } from './user.model.ts';

async function datesOf({ userId }: { userId: string }, at: Date) {
  const _id = parseObjectId(userId);
  const user = _id && (await UserModel.findOne({ _id }).lean());
  return [at, user?.dateJoined, user?.erasedAt];
}

/** Who joined and who left. */
export const userStatistics: StatisticSource = {
  name: 'users',
  tallies: [
    { model: UserModel, date: 'dateJoined', sums: { joined: 1 } },
    { model: UserModel, date: 'erasedAt', sums: { left: 1 } },
  ],
  touchedBy: {
    'user.registered': datesOf,
    'user.changed': datesOf,
    'user.deleted': datesOf,
    'user.roleChanged': datesOf,
    'business.memberChanged': datesOf,
  },
};
