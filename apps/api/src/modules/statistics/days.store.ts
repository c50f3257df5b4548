import { type StatisticDay, StatisticDayModel } from '../../kits/statistics/index.ts';

/** A stretch of days, the last one among them. */
export interface Span {
  from: string;
  until: string;
}

/** The days that have a figure, in their order. */
export type DayFigures = readonly (readonly [day: string, value: number])[];

/** Figures of a stretch as they were counted, by metric. */
export interface CountedDays {
  days: ReadonlyMap<string, DayFigures>;
  /** What all days before the stretch come to, of the sources that this was asked for. */
  before: ReadonlyMap<string, number>;
}

/**
 * Reads what sources counted in a stretch, and what some of them came to before it: that is added up
 * where it is stored, so that an installation's age does not lengthen what is read.
 */
export async function readCountedDays(
  { from, until }: Span,
  sources: readonly string[],
  sourcesBefore: readonly string[],
): Promise<CountedDays> {
  const [found, earlier] = await Promise.all([
    StatisticDayModel.find({ source: { $in: sources }, day: { $gte: from, $lte: until } })
      .sort({ source: 1, day: 1 })
      .lean<StatisticDay[]>(),
    sourcesBefore.length === 0 ? [] : sumsBefore(from, sourcesBefore),
  ]);
  const days = new Map<string, [day: string, value: number][]>();
  for (const { source, day, values } of found) {
    for (const [name, value] of Object.entries(values)) {
      const metric = `${source}.${name}`;
      const known = days.get(metric);
      if (known) known.push([day, value]);
      else days.set(metric, [[day, value]]);
    }
  }
  return {
    days,
    before: new Map(earlier.map(({ _id: { source, name }, sum }) => [`${source}.${name}`, sum])),
  };
}

const sumsBefore = (first: string, sources: readonly string[]) =>
  StatisticDayModel.aggregate<{ _id: { source: string; name: string }; sum: number }>([
    { $match: { source: { $in: sources }, day: { $lt: first } } },
    { $project: { source: 1, value: { $objectToArray: '$values' } } },
    { $unwind: '$value' },
    { $group: { _id: { source: '$source', name: '$value.k' }, sum: { $sum: '$value.v' } } },
  ]);
