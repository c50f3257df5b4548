import { addDays, dayIn, daysBetween, startOfUnit, type TimeUnit } from '@wiki/domain';
import { z } from 'zod';
import { assertCan } from '../../authz/actions.ts';
import type { Context } from '../../graphql/context.ts';
import type { StatisticComparison, StatisticUnit } from '../../graphql/generated/resolvers.ts';
import { StatisticDayModel } from '../../kits/statistics/index.ts';
import { apiError } from '../../platform/errors/errors.ts';
import { levelOf, partsOfMany } from './levels.ts';

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

interface Span {
  from: string;
  until: string;
}

type Days = ReadonlyMap<string, ReadonlyMap<string, number>>;

const mostDays = 732;
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
  if (!(length >= 1 && length <= mostDays)) throw apiError('BAD_REQUEST', { field: 'dateUntil' });
  if (metrics.length > mostMetrics || !metrics.every((name) => metricName.safeParse(name).success))
    throw apiError('BAD_REQUEST', { field: 'metrics' });
  const unit = units[given];
  const span = { from, until };
  const compared = comparedWith(span, comparison);
  const days = await readDays(metrics, compared ? [compared, span] : [span]);
  const starts = startsOf(span, unit);
  const comparedStarts = compared && startsOf(compared, unit);
  const series = expanded(metrics, days).map((metric) => {
    const now = figures(days, metric, span, starts, unit);
    const before = compared && figures(days, metric, compared, comparedStarts ?? [], unit);
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

/** Reads what metrics need: by metric and day. Levels need what was before as well. */
async function readDays(metrics: readonly string[], spans: readonly Span[]): Promise<Days> {
  const needed = metrics.flatMap((metric) => levelOf(metric)?.parts ?? [metric]);
  const first = spans.map(({ from }) => from).toSorted()[0] ?? '';
  const last =
    spans
      .map(({ until }) => until)
      .toSorted()
      .at(-1) ?? '';
  const ofLevels = new Set(
    metrics.flatMap((metric) => levelOf(metric)?.parts ?? []).map((part) => sourceOf(part)),
  );
  const found = await StatisticDayModel.find({
    source: { $in: [...new Set(needed.map(sourceOf))] },
    day: { $lte: last },
    ...(ofLevels.size === 0 ? { day: { $gte: first, $lte: last } } : {}),
  }).lean();
  const days = new Map<string, Map<string, number>>();
  for (const { source, day, values } of found) {
    for (const [name, value] of Object.entries(values)) {
      const metric = `${source}.${name}`;
      const byDay = days.get(metric) ?? new Map<string, number>();
      byDay.set(day, value);
      days.set(metric, byDay);
    }
  }
  return days;
}

const sourceOf = (metric: string): string => metric.split('.')[0] ?? '';

/** The metrics themselves: one that ends in `:*` stands for all that begin so. */
function expanded(metrics: readonly string[], days: Days): string[] {
  return metrics.flatMap((metric) => {
    if (!metric.endsWith(':*')) return [metric];
    const parts = partsOfMany(metric);
    return [...days.keys()]
      .filter((name) => name.startsWith(parts))
      .map((name) => name.replace(parts, metric.slice(0, -1)))
      .toSorted();
  });
}

/** A figure over a span: of each unit, and of all of it. */
function figures(
  days: Days,
  metric: string,
  { from, until }: Span,
  starts: readonly string[],
  unit: TimeUnit,
): { total: number; values: number[] } {
  const level = levelOf(metric);
  if (level) {
    const ends = starts.map((_, index) => {
      const next = starts[index + 1];
      return next ? addDays(next, -1) : until;
    });
    const values = ends.map((end) => level.at(days, end));
    return { total: values.at(-1) ?? 0, values };
  }
  const byDay = days.get(distinctOf(metric, unit));
  const values = starts.map((start, index) => {
    const next = starts[index + 1] ?? addDays(until, 1);
    // Different people of a week or month are counted as a whole, on its first day.
    if (metric === peopleMetric && unit !== 'day') return byDay?.get(startOfUnit(unit, start)) ?? 0;
    return sumOf(byDay, start, next);
  });
  return { total: byDay ? sumOf(byDay, from, addDays(until, 1)) : 0, values };
}

/** Different people cannot be added up: of a week or a month they are figures of their own. */
const peopleMetric = 'activity.people';
const distinctOf = (metric: string, unit: TimeUnit): string => {
  if (metric !== peopleMetric || unit === 'day') return metric;
  return unit === 'week' ? 'activity.ofWeek' : 'activity.ofMonth';
};

function sumOf(byDay: ReadonlyMap<string, number> | undefined, from: string, end: string): number {
  let sum = 0;
  for (const [day, value] of byDay ?? []) if (day >= from && day < end) sum += value;
  return sum;
}
