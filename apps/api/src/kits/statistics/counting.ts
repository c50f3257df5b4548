import type { JobHandler } from '../../platform/jobs/job-handler.ts';
import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventRecord } from '../../platform/outbox/event.model.ts';
import { countMarkedDays, markDays, rebuildStatistics } from './count.ts';
import { statisticSources, touchedOf, touchingEvents } from './source.ts';

/**
 * How long what touches figures comes together before it is noted, in milliseconds: nobody sees a
 * figure before `count-days` has counted it.
 */
export const countedAfter = 1_000;

/** Marks the days that events touch, of all sources. */
export const countingConsumer = (): EventConsumer => ({
  name: 'statistics',
  // What happened before is counted by the first run of the job below.
  startsNow: true,
  gathersFor: countedAfter,
  types: touchingEvents(statisticSources()),
  async handle(event) {
    await markTouched([event]);
  },
  handleTogether: markTouched,
});

/** Marks the days that some events touch: a day that many of them touch, once. */
async function markTouched(events: readonly EventRecord[]): Promise<void> {
  for (const source of statisticSources()) {
    const touched: Date[] = [];
    for (const event of events) touched.push(...(await touchedOf(source, event)));
    await markDays(source.name, touched);
  }
}

/** Counts the marked days, a few seconds after they were marked: many events cost one count. */
export const countDaysJob: JobHandler = {
  type: 'count-days',
  maxAttempts: 5,
  places: 1,
  intervalMilliseconds: 5_000,
  async run(_job, { signal }) {
    await countMarkedDays(signal);
  },
};

const day = 24 * 3_600_000;

/** Counts everything anew once a day, so that no figure stays wrong for longer. */
export const recountJob: JobHandler = {
  type: 'recount-statistics',
  maxAttempts: 3,
  places: 1,
  intervalMilliseconds: day,
  timeLimitMilliseconds: 1_800_000,
  async run() {
    await rebuildStatistics();
  },
};
