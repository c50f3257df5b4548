import { createHash, randomBytes } from 'node:crypto';
import { foldText, type Language, limits } from '@wiki/domain';
import { dayHere } from '../../../kits/statistics/index.ts';
import { storageUnavailable } from '../../../platform/database/faults.ts';
import { logger } from '../../../platform/logging/logger.ts';
import { isCleanText } from '../../moderation/index.ts';
import { keptWords } from './search-counting.ts';
import { SearchDayModel } from './search-day.model.ts';

const { days, askers: fewestAskers, shown, known } = limits.popularSearches;

/** Who asked for what on a day, by what nobody can be recognized by and nobody else learns. */
let today = { day: '', salt: randomBytes(16), asked: new Map<string, Asked>() };

/** A query of today, of those who use the site in one language: by whom, and how many of them typed it how. */
interface Asked {
  askers: Set<string>;
  spellings: Map<string, number>;
}

/** What was typed, with its accents; capitals and spaces say nothing. */
const spellingOf = (query: string): string =>
  query.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/g, ' ');

/** As most typed it. */
function mostTyped(spellings: ReadonlyMap<string, number>): string | null {
  const [first] = [...spellings].toSorted(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
}

/**
 * Counts who searched and found something, in this process' memory alone: of a query that one person
 * had, nothing is stored; from the second on it is, with their number.
 */
export function countAsker(query: string, asker: string, language: Language): void {
  const words = keptWords(query);
  const at = new Date();
  const day = dayHere(at);
  if (day !== today.day) today = { day, salt: randomBytes(16), asked: new Map() };
  const key = `${language}:${words}`;
  if (words === null || (!today.asked.has(key) && today.asked.size >= known)) return;
  const asked = today.asked.get(key) ?? { askers: new Set(), spellings: new Map() };
  today.asked.set(key, asked);
  const { askers, spellings } = asked;
  const before = askers.size;
  askers.add(createHash('sha256').update(today.salt).update(asker).digest('base64'));
  if (askers.size === before) return;
  const spelling = spellingOf(query);
  spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1);
  if (askers.size < 2) return;
  SearchDayModel.updateOne(
    { _id: `${day}:+${key}` },
    {
      $setOnInsert: { at, words: null, searches: 0, empty: 0, found: words, language },
      $set: { spelling: mostTyped(spellings) },
      $inc: { askers: askers.size === 2 ? 2 : 1 },
    },
    { upsert: true },
  ).catch((error: unknown) => {
    if (!storageUnavailable(error)) logger.warn({ err: error }, 'a search was not counted');
  });
}

/** So many of one's own language are enough; where fewer are known, those of the others follow them. */
const enough = shown / 2;

/**
 * What many searched for of late and found, the most first, as they typed it; nothing that the
 * blacklist has. Those who use the site in the reader's language count alone where they are enough.
 */
export async function popularSearches(language: Language): Promise<string[]> {
  const own = await mostSearched({ language });
  if (own.length >= enough) return own;
  const all = await mostSearched({});
  return [...new Set([...own, ...all])].slice(0, shown);
}

async function mostSearched(by: { language?: Language }): Promise<string[]> {
  const since = new Date(Date.now() - days * 24 * 3600 * 1000);
  const found = await SearchDayModel.aggregate<{ _id: string; spelling: string | null }>([
    { $match: { at: { $gte: since }, found: { $type: 'string' }, ...by } },
    { $sort: { askers: -1, _id: 1 } },
    {
      $group: {
        _id: '$found',
        askers: { $sum: '$askers' },
        spelling: { $first: '$spelling' },
      },
    },
    { $match: { askers: { $gte: fewestAskers } } },
    { $sort: { askers: -1, _id: 1 } },
    // Some may be on the blacklist since.
    { $limit: shown * 2 },
  ]);
  const clean = await Promise.all(
    found.map(async ({ _id, spelling }) => ((await isCleanText(_id)) ? (spelling ?? _id) : null)),
  );
  return clean.filter((words) => words !== null).slice(0, shown);
}

/** Writes what was popular, in the caller's transaction: for demonstrations. */
export async function insertPopularSearches(
  searches: readonly { words: string; language: Language; askers: number; at: Date }[],
): Promise<void> {
  await SearchDayModel.insertMany(
    searches.map(({ words, language, askers, at }) => ({
      _id: `demo:${dayHere(at)}:+${language}:${foldText(words)}`,
      at,
      found: foldText(words),
      spelling: words,
      language,
      askers,
    })),
  );
}
