import { JobModel } from '../jobs/job.model.ts';
import type { StreamHub } from '../live/stream-hub.ts';
import { type EventConsumer, isWanted } from '../outbox/consumer.ts';
import { ConsumerModel } from '../outbox/consumer.model.ts';
import type { EventRecord } from '../outbox/event.model.ts';
import { GivenUpModel } from '../outbox/given-up.model.ts';
import { partitionOf, partitionsOf } from '../outbox/partitions.ts';
import type { MeasuredValue } from './metrics.ts';

/** How far each consumer is behind what this process has seen, and what was given up. */
export function measuredConsumers(
  consumers: readonly EventConsumer[],
  hub: Pick<StreamHub, 'waitingAfter'>,
): MeasuredValue[] {
  const waiting = async () => {
    const stored = await ConsumerModel.find({}, { cursor: 1 }).lean();
    const cursors = new Map(stored.map(({ _id, cursor }) => [_id, cursor]));
    return consumers.flatMap((consumer) => {
      const types = new Set<string>(consumer.types);
      const placed = partitionsOf(consumer).flatMap((partition) => {
        const cursor = cursors.get(partition);
        const isOf = (event: EventRecord) =>
          types.has(event.type) &&
          isWanted(consumer, event) &&
          partitionOf(consumer, event) === partition;
        return cursor ? [hub.waitingAfter(cursor, isOf)] : [];
      });
      if (placed.length === 0) return [];
      const since = placed.flatMap((each) => each.since ?? []).map(Number);
      return [
        {
          name: consumer.name,
          events: placed.reduce((sum, { events }) => sum + events, 0),
          since: since.length > 0 ? new Date(Math.min(...since)) : null,
        },
      ];
    });
  };
  return [
    {
      name: 'consumer_waiting_events',
      help: 'Events that a consumer has not handled yet.',
      label: 'consumer',
      read: async () =>
        Object.fromEntries((await waiting()).map(({ name, events }) => [name, events])),
    },
    {
      name: 'consumer_lag_seconds',
      help: 'How long the oldest event that a consumer has not handled waits.',
      label: 'consumer',
      read: async () =>
        Object.fromEntries((await waiting()).map(({ name, since }) => [name, secondsSince(since)])),
    },
    {
      name: 'given_up_events',
      help: 'Events that consumers gave up and that nobody has decided on.',
      read: async () => GivenUpModel.countDocuments({ isRetried: false }),
    },
  ];
}

/** What background work waits, and since when. Done work is not counted: there is a month of it. */
export const measuredJobs: readonly MeasuredValue[] = [
  {
    name: 'jobs',
    help: 'Background jobs by state: due now, waiting for their time, failed for good.',
    label: 'state',
    async read() {
      const now = new Date();
      const [due, waiting, failed] = await Promise.all([
        JobModel.countDocuments({ status: 'PENDING', runAt: { $lte: now } }),
        JobModel.countDocuments({ status: 'PENDING', runAt: { $gt: now } }),
        JobModel.countDocuments({ status: 'FAILED' }),
      ]);
      return { due, waiting, failed };
    },
  },
  {
    name: 'jobs_oldest_due_seconds',
    help: 'How long the job that is due for the longest waits.',
    async read() {
      const oldest = await JobModel.findOne({ status: 'PENDING' }, { runAt: 1 })
        .sort({ runAt: 1 })
        .lean();
      return secondsSince(oldest?.runAt ?? null);
    },
  },
];

const secondsSince = (date: Date | null): number =>
  date ? Math.max(0, (Date.now() - date.getTime()) / 1000) : 0;
