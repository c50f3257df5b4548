import { foldText } from '@wiki/domain';
import { dayHere, markDays, type StatisticSource } from '../../../kits/statistics/index.ts';
import { storageUnavailable } from '../../../platform/database/faults.ts';
import { ensureCollection, type Migration } from '../../../platform/database/migrations.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { logger } from '../../../platform/logging/logger.ts';
import { SearchDayModel } from './search-day.model.ts';

/** How long searches are collected before they are written, in milliseconds. */
const collectMilliseconds = 3_000;
/** The longest words kept of a search that found nothing. */
const mostCharacters = 60;
/** How long a day is kept, in seconds. */
const keptSeconds = 800 * 24 * 3600;

let collecting: Map<string, { words: string | null; searches: number; empty: number }> | null =
  null;

/** The words of a search that found nothing, as they may be kept: no address and no number of a person. */
export function keptWords(query: string): string | null {
  const words = foldText(query).trim().slice(0, mostCharacters);
  return words === '' || /@|\d{5,}/.test(query.replaceAll(/[\s.-]/g, '')) ? null : words;
}

/** Counts a search, with those around it in one write: searching must not wait for it. */
export function countSearch(query: string, found: number): void {
  if (!collecting) {
    collecting = new Map();
    setTimeout(() => void write(), collectMilliseconds).unref();
  }
  const words = found === 0 ? keptWords(query) : null;
  const key = words ?? '';
  const counted = collecting.get(key) ?? { words, searches: 0, empty: 0 };
  counted.searches += 1;
  if (found === 0) counted.empty += 1;
  collecting.set(key, counted);
}

/** Writes what was collected; a process that dies before loses these few seconds. */
async function write(): Promise<void> {
  const counted = collecting ?? new Map<string, never>();
  collecting = null;
  const at = new Date();
  const day = dayHere(at);
  try {
    await inTransaction(async () => {
      for (const [key, { words, searches, empty }] of counted) {
        await SearchDayModel.updateOne(
          { _id: `${day}:${key}` },
          { $setOnInsert: { at, words }, $inc: { searches, empty } },
          { upsert: true },
        );
      }
      await markDays('search', [at]);
    });
  } catch (error) {
    if (!storageUnavailable(error)) logger.warn({ err: error }, 'searches were not counted');
  }
}

/** Searches of a day as they might have been. */
interface SearchesToInsert {
  at: Date;
  /** Those that found something. */
  searches: number;
  vain: readonly { words: string; count: number }[];
}

/** Writes searches of days gone by, in the caller's transaction: for demonstrations. */
export async function insertSearches(days: readonly SearchesToInsert[]): Promise<void> {
  await SearchDayModel.insertMany(
    days.flatMap(({ at, searches, vain }) => [
      { _id: `demo:${dayHere(at)}:`, at, words: null, searches, empty: 0 },
      ...vain.map(({ words, count }) => ({
        _id: `demo:${dayHere(at)}:${words}`,
        at,
        words,
        searches: count,
        empty: count,
      })),
    ]),
  );
}

/** How often was searched, and in vain. */
export const searchStatistics: StatisticSource = {
  name: 'search',
  tallies: [
    { model: SearchDayModel, date: 'at', sums: { searches: '$searches', empty: '$empty' } },
  ],
  touchedBy: {},
};

/** The words that were searched in vain most often between two instants. */
export async function searchedInVain(
  from: Date,
  until: Date,
  most: number,
): Promise<{ words: string; count: number }[]> {
  const found = await SearchDayModel.aggregate<{ _id: string; count: number }>([
    { $match: { at: { $gte: from, $lt: until }, words: { $type: 'string' } } },
    { $group: { _id: '$words', count: { $sum: '$empty' } } },
    { $sort: { count: -1, _id: 1 } },
    { $limit: most },
  ]);
  return found.map(({ _id, count }) => ({ words: _id, count }));
}

export const searchMigrations: Migration[] = [
  {
    id: '2026-11-25-search-days',
    async up(db) {
      await ensureCollection(db, 'searchDays');
      // What was searched in a span of time; a day goes after two years and a little.
      await db.collection('searchDays').createIndex({ at: 1 }, { expireAfterSeconds: keptSeconds });
    },
  },
];
