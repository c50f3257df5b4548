import { addDays, dayIn, daysBetween, limits, startOfUnit, type TimeUnit } from '@wiki/domain';
import { z } from 'zod';
import { assertCan } from '../../authz/actions.ts';
import type { Context } from '../../graphql/context.ts';
import type { StatisticComparison, StatisticUnit } from '../../graphql/generated/resolvers.ts';
import { apiError } from '../../platform/errors/errors.ts';
import { type CountedDays, type DayFigures, readCountedDays, type Span } from './days.store.ts';
import { levelOf, partsOf, partsOfMany } from './levels.ts';

/** Which figures. */
export interface AskedStatistics {
  dateFrom: string;
  dateUntil: string;
  unit: StatisticUnit;
  comparison: StatisticComparison;
  metrics: readonly string[];
}

/** Figures over a span of days, as the schema has them. */
export interface StatisticsView {
  timeZone: string;
  dateFrom: string;
  dateUntil: string;
  dateComparedFrom: string | null;
  dateComparedUntil: string | null;
  dateStarts: string[];
  isRunning: boolean;
  series: {
    metric: string;
    total: number;
    comparedTotal: number | null;
    values: number[];
    comparedValues: number[];
  }[];
}

const mostMetrics = 60;
const metricName = z.string().regex(/^[a-zA-Z]{1,30}\.[a-zA-Z]{1,30}(:[\w*-]{1,40})?$/);
const units: Record<StatisticUnit, TimeUnit> = { DAY: 'day', WEEK: 'week', MONTH: 'month' };

/** Figures of the network. Throws `FORBIDDEN`, and `BAD_REQUEST` for a span or figure that cannot be. */
export async function readStatistics(
  { viewer, config: { timeZone } }: Pick<Context, 'viewer' | 'config'>,
  { dateFrom: from, dateUntil: until, unit: given, comparison, metrics }: AskedStatistics,
): Promise<StatisticsView> {
  assertCan(viewer, 'statistics.read', null);
  const length = daysBetween(from, until);
  if (!(length >= 1 && length <= limits.statistics.days))
    throw apiError('BAD_REQUEST', { field: 'dateUntil' });
  if (metrics.length > mostMetrics || !metrics.every((name) => metricName.safeParse(name).success))
    throw apiError('BAD_REQUEST', { field: 'metrics' });
  const unit = units[given];
  const span = { from, until };
  const compared = comparedWith(span, comparison);
  // What stands side by side is read at once; between a month and that of a year ago nothing is.
  const isApart = compared !== null && addDays(compared.until, 1) < from;
  const stretches =
    compared && isApart ? [compared, span] : [{ from: compared?.from ?? from, until }];
  const counted = await Promise.all(stretches.map((each) => readMetrics(metrics, each, unit)));
  const starts = startsOf(span, unit);
  const comparedStarts = compared && startsOf(compared, unit);
  const series = expanded(metrics, counted).map((metric) => {
    const now = figures(counted.at(-1), metric, span, starts, unit);
    const before = compared && figures(counted[0], metric, compared, comparedStarts ?? [], unit);
    return {
      metric,
      total: now.total,
      comparedTotal: before?.total ?? null,
      values: now.values,
      comparedValues: before?.values ?? [],
    };
  });
  return {
    timeZone,
    dateFrom: from,
    dateUntil: until,
    dateComparedFrom: compared?.from ?? null,
    dateComparedUntil: compared?.until ?? null,
    dateStarts: starts,
    isRunning: until >= dayIn(timeZone, new Date()),
    series,
  };
}

/** The days that a span is compared with, as many as it has. */
function comparedWith({ from, until }: Span, comparison: StatisticComparison): Span | null {
  if (comparison === 'NONE') return null;
  const days = comparison === 'YEAR' ? 364 : daysBetween(from, until);
  // 52 weeks, so that Mondays stand beside Mondays.
  return { from: addDays(from, -days), until: addDays(until, -days) };
}

/** The first day of each unit of a span; the first unit begins with the span. */
function startsOf({ from, until }: Span, unit: TimeUnit): string[] {
  const starts = [from];
  for (let day = from; day <= until; day = addDays(day, 1)) {
    if (day > from && startOfUnit(unit, day) === day) starts.push(day);
  }
  return starts;
}

/** Reads what metrics need of a stretch; levels need what was before as well. */
function readMetrics(
  metrics: readonly string[],
  { from, until }: Span,
  unit: TimeUnit,
): Promise<CountedDays> {
  const sourcesOf = (of: readonly string[]) => [...new Set(of.flatMap(partsOf).map(sourceOf))];
  return readCountedDays(
    // Different people of a week stand at its first day, though the stretch begins within it.
    { from: startOfUnit(unit, from), until },
    sourcesOf(metrics),
    sourcesOf(metrics.filter((metric) => levelOf(metric))),
  );
}

const sourceOf = (metric: string): string => metric.split('.')[0] ?? '';

/** The metrics themselves: one that ends in `:*` stands for all that begin so. */
function expanded(metrics: readonly string[], counted: readonly CountedDays[]): string[] {
  return metrics.flatMap((metric) => {
    if (!metric.endsWith(':*')) return [metric];
    const parts = partsOfMany(metric);
    const names = counted.flatMap(({ days, before }) => [...days.keys(), ...before.keys()]);
    return [...new Set(names)]
      .filter((name) => name.startsWith(parts))
      .map((name) => name.replace(parts, metric.slice(0, -1)))
      .toSorted();
  });
}

/** A figure over a span: of each unit, and of all of it. */
function figures(
  counted: CountedDays | undefined,
  metric: string,
  { from, until }: Span,
  starts: readonly string[],
  unit: TimeUnit,
): { total: number; values: number[] } {
  const daysOf = (name: string): DayFigures => counted?.days.get(name) ?? [];
  const level = levelOf(metric);
  if (level) {
    /** What a metric came to when each unit ended. */
    const standing = (name: string): number[] => {
      let sum = counted?.before.get(name) ?? 0;
      for (const [day, value] of daysOf(name)) if (day < from) sum += value;
      return sumsOf(daysOf(name), starts, until).map((value) => {
        sum += value;
        return sum;
      });
    };
    const went = level.went === null ? [] : standing(level.went);
    const values = standing(level.came).map((value, index) => value - (went[index] ?? 0));
    return { total: values.at(-1) ?? 0, values };
  }
  const days = daysOf(distinctOf(metric, unit));
  const sums = sumsOf(days, starts, until);
  const total = sums.reduce((sum, value) => sum + value, 0);
  // Different people of a week or month are counted as a whole, on its first day.
  if (metric !== peopleMetric || unit === 'day') return { total, values: sums };
  const byStart = new Map(days);
  return { total, values: starts.map((start) => byStart.get(startOfUnit(unit, start)) ?? 0) };
}

/** Different people cannot be added up: of a week or a month they are figures of their own. */
const peopleMetric = 'activity.people';
const distinctOf = (metric: string, unit: TimeUnit): string => {
  if (metric !== peopleMetric || unit === 'day') return metric;
  return unit === 'week' ? 'activity.ofWeek' : 'activity.ofMonth';
};

/** What the days of each unit come to: one walk over them, however many units there are. */
function sumsOf(days: DayFigures, starts: readonly string[], until: string): number[] {
  const sums = starts.map(() => 0);
  let unit = -1;
  for (const [day, value] of days) {
    if (day > until) break;
    for (let next = starts[unit + 1]; next !== undefined && next <= day; next = starts[unit + 1]) {
      unit += 1;
    }
    if (unit >= 0) sums[unit] = (sums[unit] ?? 0) + value;
  }
  return sums;
}
