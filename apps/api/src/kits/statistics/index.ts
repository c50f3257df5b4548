export {
  countDaysIn,
  countMarkedDays,
  dayHere,
  markDays,
  measure,
  rebuildStatistics,
} from './count.ts';
export { countDaysJob, countingConsumer, recountJob } from './counting.ts';
export { StatisticDayModel, StatisticMarkModel } from './day.model.ts';
export { registerStatistics, type StatisticSource, statisticSources } from './source.ts';
