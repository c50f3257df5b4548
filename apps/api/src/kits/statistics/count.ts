import { addDays, dayIn, startOfDay } from '@wiki/domain';
import { isDuplicateKey } from '../../platform/database/lease.ts';
import { reading } from '../../platform/database/model.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import {
  idOfDay,
  type StatisticDay,
  StatisticDayModel,
  type StatisticMark,
  StatisticMarkModel,
} from './day.model.ts';
import { type StatisticSource, statisticSources, type Tally } from './source.ts';

type Values = Record<string, number>;
type Span = { from: Date; until: Date } | null;

let timeZone = 'UTC';

/** The day of the minute asked about last: most ask about now, several times in one request. */
let latest = { minute: Number.NaN, day: '' };

/** Says where days begin; called by `server.ts`. */
export function countDaysIn(zone: string): void {
  timeZone = zone;
  latest = { minute: Number.NaN, day: '' };
}

/** The day of the installation that an instant is in. Days begin with a minute in every time zone. */
export function dayHere(at: Date): string {
  const minute = Math.floor(at.getTime() / 60_000);
  if (minute !== latest.minute) latest = { minute, day: dayIn(timeZone, at) };
  return latest.day;
}

/** Has the days of some instants counted again, in the caller's transaction if there is one. */
export async function markDays(
  source: string,
  instants: readonly (Date | null | undefined)[],
): Promise<void> {
  const days = new Set(instants.flatMap((at) => (at instanceof Date ? [dayHere(at)] : [])));
  if (days.size === 0) return;
  // In one order, so that two that mark several do not wait for each other.
  await StatisticMarkModel.bulkWrite(
    [...days].toSorted().map((day) => ({
      updateOne: {
        filter: { _id: idOfDay(source, day) },
        update: { $set: { source, day }, $inc: { version: 1 } },
        upsert: true,
      },
    })),
  );
}

/** Adds up what a tally says, by day; of one span of time, or of all. */
async function tallied(tally: Tally, span: Span): Promise<Map<string, Values>> {
  const { model, date, match = {}, sums, by = {} } = tally;
  const within = span ? { $gte: span.from, $lt: span.until } : { $type: 'date' };
  const day = { $dateToString: { date: `$${date}`, format: '%Y-%m-%d', timezone: timeZone } };
  const read = (id: unknown, added: Readonly<Record<string, unknown>>) =>
    reading(model).aggregate<{ _id: unknown } & Values>([
      { $match: { ...match, [date]: within } },
      {
        $group: {
          _id: id,
          ...Object.fromEntries(
            Object.entries(added).map(([metric, expression]) => [metric, { $sum: expression }]),
          ),
        },
      },
    ]);
  const days = new Map<string, Values>();
  const add = (on: string, metric: string, value: number) => {
    if (value === 0) return;
    const values = days.get(on) ?? {};
    values[metric] = (values[metric] ?? 0) + value;
    days.set(on, values);
  };
  for (const { _id, ...values } of await read(day, sums)) {
    for (const [metric, value] of Object.entries(values)) add(String(_id), metric, value);
  }
  for (const [metric, field] of Object.entries(by)) {
    for (const { _id, count } of await read({ day, of: `$${field}` }, { count: 1 })) {
      const { day: on, of } = _id as { day: string; of?: string | null };
      add(on, `${metric}:${of ?? ''}`, count ?? 0);
    }
  }
  return days;
}

/** The figures of a source by day; of one span of time, or of all. */
export async function measure(source: StatisticSource, span: Span): Promise<Map<string, Values>> {
  const days = new Map<string, Values>();
  for (const tally of source.tallies) {
    for (const [day, values] of await tallied(tally, span)) {
      days.set(day, { ...days.get(day), ...values });
    }
  }
  return days;
}

/** Counts a marked day again. What happens meanwhile changes the mark, and this runs again. */
async function countMarked({ _id }: StatisticMark): Promise<void> {
  await inTransaction(async () => {
    const mark = await StatisticMarkModel.findOneAndDelete({ _id }).lean<StatisticMark | null>();
    const source = statisticSources().find(({ name }) => name === mark?.source);
    if (!mark || !source) return;
    const { day } = mark;
    const span = {
      from: startOfDay(timeZone, day),
      until: startOfDay(timeZone, addDays(day, 1)),
    };
    await storeDay(source.name, day, (await measure(source, span)).get(day));
  });
}

async function storeDay(source: string, day: string, values: Values | undefined): Promise<void> {
  const _id = idOfDay(source, day);
  if (!values) await StatisticDayModel.deleteOne({ _id });
  else await StatisticDayModel.replaceOne({ _id }, { source, day, values }, { upsert: true });
}

/** How many marked days one run counts at most. */
const mostDays = 500;

/** Counts the days that were marked. @returns how many. */
export async function countMarkedDays(signal?: AbortSignal): Promise<number> {
  const marks = await StatisticMarkModel.find().limit(mostDays).lean<StatisticMark[]>();
  let counted = 0;
  for (const mark of marks) {
    if (signal?.aborted) break;
    await countMarked(mark);
    counted += 1;
  }
  return counted;
}

/**
 * Counts everything anew, source by source, and puts right what differs. May run while the platform
 * does: days without figures are written unless somebody else just did, and days whose figures differ
 * are marked, so that they are counted again in the one way that sees what happens meanwhile.
 * @returns how many days have figures, and how many were not right.
 */
export async function rebuildStatistics(): Promise<{ days: number; repaired: number }> {
  const result = { days: 0, repaired: 0 };
  for (const source of statisticSources()) {
    const { name } = source;
    const stored = new Map(
      (await StatisticDayModel.find({ source: name }).lean<StatisticDay[]>()).map((each) => [
        each.day,
        each.values,
      ]),
    );
    const measured = await measure(source, null);
    const missing = [...measured].filter(([day]) => !stored.has(day));
    const wrong = [...stored].filter(([day, values]) => !isSame(values, measured.get(day)));
    await insertDays(name, missing);
    for (const [day] of wrong) await markDays(name, [startOfDay(timeZone, day)]);
    result.days += measured.size;
    result.repaired += missing.length + wrong.length;
  }
  while ((await countMarkedDays()) > 0);
  return result;
}

/** Writes days that have no figures yet; one that was written meanwhile stays as it is. */
async function insertDays(source: string, days: readonly [string, Values][]): Promise<void> {
  const records = days.map(([day, values]) => ({ _id: idOfDay(source, day), source, day, values }));
  if (records.length === 0) return;
  await StatisticDayModel.insertMany(records, { ordered: false }).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
}

const isSame = (one: Values, other: Values | undefined): boolean =>
  other !== undefined &&
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([metric, value]) => other[metric] === value);
