import { startOfDay, startOfUnit, timeUnits } from '@wiki/domain';
import { dayHere, markDays, type StatisticSource } from '../../kits/statistics/index.ts';
import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap } from '../../platform/outbox/event.model.ts';
import { ActivityModel, type ActivityRecord } from './activity.model.ts';

/** A person's days, weeks and months of activity that an instant is in. */
export const activitiesOf = (userId: string, at: Date, timeZone: string): ActivityRecord[] =>
  timeUnits.map((unit) => {
    const first = startOfUnit(unit, dayHere(at));
    return { _id: `${unit}:${first}:${userId}`, unit, at: startOfDay(timeZone, first), userId };
  });

/**
 * Writes activity of days gone by, in the caller's transaction: for demonstrations. What the people
 * themselves were noted for already stays: the API answers while a demonstration is written.
 */
export async function insertActivities(activities: readonly ActivityRecord[]): Promise<void> {
  await ActivityModel.bulkWrite(
    activities.map(({ _id, ...activity }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: activity }, upsert: true },
    })),
  );
}

/** Notes who was on the platform, from their sessions. */
export const activityConsumer: EventConsumer = {
  name: 'activity',
  types: ['user.registered', 'session.started', 'session.continued', 'user.deleted'],
  async handle({ type, data, at }, { config }) {
    const { userId } = data as EventMap['session.started'];
    if (type === 'user.deleted') {
      const known = await ActivityModel.find({ userId }).lean();
      await ActivityModel.deleteMany({ userId });
      await markDays(
        'activity',
        known.map((each) => each.at),
      );
      return;
    }
    const activities = activitiesOf(userId, at, config.timeZone);
    for (const { _id, ...activity } of activities) {
      await ActivityModel.updateOne({ _id }, { $setOnInsert: activity }, { upsert: true });
    }
    await markDays(
      'activity',
      activities.map((each) => each.at),
    );
  },
};

const countOf = (unit: ActivityRecord['unit'], metric: string) => ({
  model: ActivityModel,
  date: 'at',
  match: { unit },
  sums: { [metric]: 1 },
});

/** How many different people were there: in a day, and in the week or month that begins with it. */
export const activityStatistics: StatisticSource = {
  name: 'activity',
  tallies: [countOf('day', 'people'), countOf('week', 'ofWeek'), countOf('month', 'ofMonth')],
  touchedBy: {},
};

/** The days a person was on the platform, as their export says. */
export async function activityDataOf(userId: string): Promise<{ activeDays: string[] }> {
  const found = await ActivityModel.find({ userId, unit: 'day' }).sort({ at: 1 }).lean();
  return { activeDays: found.map(({ at }) => dayHere(at)) };
}
