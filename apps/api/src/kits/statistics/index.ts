export {
  countDaysIn,
  dayHere,
  markDays,
  rebuildStatistics,
} from './count.ts';
export { countDaysJob, countedAfter, countingConsumer, recountJob } from './counting.ts';
export { type StatisticDay, StatisticDayModel } from './day.model.ts';
export { registerStatistics, type StatisticSource } from './source.ts';
