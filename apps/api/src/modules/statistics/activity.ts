import { startOfDay, startOfUnit, timeUnits } from '@wiki/domain';
import type { Config } from '../../config.ts';
import {
  countedAfter,
  dayHere,
  markDays,
  type StatisticSource,
} from '../../kits/statistics/index.ts';
import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap, EventRecord } from '../../platform/outbox/event.model.ts';
import { ActivityModel, type ActivityRecord } from './activity.model.ts';

/** A person's days, weeks and months of activity that an instant is in. */
export const activitiesOf = (userId: string, at: Date, timeZone: string): ActivityRecord[] =>
  timeUnits.map((unit) => {
    const first = startOfUnit(unit, dayHere(at));
    return { _id: `${unit}:${first}:${userId}`, unit, at: startOfDay(timeZone, first), userId };
  });

/**
 * Writes activity, in the caller's transaction, and tells which of it is new: what people were noted for
 * already stays.
 */
export async function insertActivities(
  activities: readonly ActivityRecord[],
): Promise<ActivityRecord[]> {
  if (activities.length === 0) return [];
  const { upsertedIds } = await ActivityModel.bulkWrite(
    activities.map(({ _id, ...activity }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: activity }, upsert: true },
    })),
  );
  return activities.filter((_activity, index) => index in upsertedIds);
}

/** Has the days counted again that an activity is of. */
const markActive = (activities: readonly ActivityRecord[]): Promise<void> =>
  markDays(
    'activity',
    activities.map(({ at }) => at),
  );

/** Notes activity; most who come back are noted for today already, which leaves nothing to count. */
const noteActivities = async (noted: ReadonlyMap<string, ActivityRecord>): Promise<void> =>
  markActive(await insertActivities([...noted.values()]));

async function forgetActivities(userId: string): Promise<void> {
  const known = await ActivityModel.find({ userId }).lean();
  await ActivityModel.deleteMany({ userId });
  await markActive(known);
}

/** Notes who was on the platform, from their sessions: many at once for little more than one. */
async function noteSessions(
  events: readonly EventRecord[],
  { config }: { config: Config },
): Promise<void> {
  const noted = new Map<string, ActivityRecord>();
  for (const { type, data, at } of events) {
    const { userId } = data as EventMap['session.started'];
    if (type === 'user.deleted') {
      await noteActivities(noted);
      noted.clear();
      await forgetActivities(userId);
      continue;
    }
    for (const activity of activitiesOf(userId, at, config.timeZone)) {
      noted.set(activity._id, activity);
    }
  }
  await noteActivities(noted);
}

export const activityConsumer: EventConsumer = {
  name: 'activity',
  types: ['user.registered', 'session.started', 'session.continued', 'user.deleted'],
  gathersFor: countedAfter,
  canWait: true,
  handle: (event, platform) => noteSessions([event], platform),
  handleTogether: noteSessions,
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
