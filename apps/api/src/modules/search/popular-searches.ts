import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@wiki/domain';
import { dayHere } from '../../kits/statistics/index.ts';
import { storageUnavailable } from '../../platform/database/faults.ts';
import { logger } from '../../platform/logging/logger.ts';
import { isCleanText } from '../moderation/index.ts';
import { keptWords } from './search-counting.ts';
import { SearchDayModel } from './search-day.model.ts';

const { days, askers: fewestAskers, shown, known } = limits.popularSearches;

/** Who asked for what on a day, by what nobody can be recognized by and nobody else learns. */
let today = { day: '', salt: randomBytes(16), askers: new Map<string, Set<string>>() };

/**
 * Counts who searched and found something, in this process' memory alone: of a query that one person
 * had, nothing is stored; from the second on it is, with their number.
 */
export function countAsker(query: string, asker: string): void {
  const words = keptWords(query);
  const at = new Date();
  const day = dayHere(at);
  if (day !== today.day) today = { day, salt: randomBytes(16), askers: new Map() };
  if (words === null || (!today.askers.has(words) && today.askers.size >= known)) return;
  const askers = today.askers.get(words) ?? new Set();
  today.askers.set(words, askers);
  const before = askers.size;
  askers.add(createHash('sha256').update(today.salt).update(asker).digest('base64'));
  if (askers.size === before || askers.size < 2) return;
  SearchDayModel.updateOne(
    { _id: `${day}:+${words}` },
    {
      $setOnInsert: { at, words: null, searches: 0, empty: 0, found: words },
      $inc: { askers: askers.size === 2 ? 2 : 1 },
    },
    { upsert: true },
  ).catch((error: unknown) => {
    if (!storageUnavailable(error)) logger.warn({ err: error }, 'a search was not counted');
  });
}

/** What many searched for of late and found, the most first; nothing that the blacklist has. */
export async function popularSearches(): Promise<string[]> {
  const since = new Date(Date.now() - days * 24 * 3600 * 1000);
  const found = await SearchDayModel.aggregate<{ _id: string }>([
    { $match: { at: { $gte: since }, found: { $type: 'string' } } },
    { $group: { _id: '$found', askers: { $sum: '$askers' } } },
    { $match: { askers: { $gte: fewestAskers } } },
    { $sort: { askers: -1, _id: 1 } },
    // Some may be on the blacklist since.
    { $limit: shown * 2 },
  ]);
  const clean = await Promise.all(
    found.map(async ({ _id }) => ((await isCleanText(_id)) ? _id : null)),
  );
  return clean.filter((words) => words !== null).slice(0, shown);
}

/** Writes what was popular, in the caller's transaction: for demonstrations. */
export async function plantPopularSearches(
  searches: readonly { words: string; askers: number; at: Date }[],
): Promise<void> {
  await SearchDayModel.insertMany(
    searches.map(({ words, askers, at }) => ({
      _id: `demo:${dayHere(at)}:+${words}`,
      at,
      found: words,
      askers,
    })),
  );
}
