import { languages } from '@wiki/domain';
import { codeOf } from '../language/analyze.ts';
import { typos } from '../language/dictionary.ts';
import type { Names } from '../language/names.ts';
import { typosForgiven } from '../language/typos.ts';
import { type QueryParts, queryParts } from '../query-parts.ts';
import { thingsAt } from '../run-words.ts';
import type { SearchBasis } from '../search-index.ts';
import {
  answering,
  type AskedWord,
  askedWord,
  type Clause,
  codeOfAll,
  formsOf,
  phraseOf,
  someOf,
} from './clauses.ts';

/** Above any sum of words: a document that has the whole query as its code comes first. */
const codeScore = 1_000_000;

/** Beside phrases a query may have more words: the database bounds the clauses of a question. */
const mostWords = 10;

/** How many documents have what a clause asks for, by group. */
export type Counter = (clause: Clause) => Promise<ReadonlyMap<string, number>>;

/** A query with what it was taken for. */
export interface AskedQuery {
  parts: QueryParts;
  /** Words that stand side by side and answer it, folded. */
  phrases: readonly (readonly string[])[];
  words: readonly AskedWord[];
  /** How many of the words what is found has, at least. */
  needed: number;
  /** Null where nothing is asked for: then nothing answers it. */
  clause: Clause | null;
  /** What has all of its words, where fewer are needed; else null. */
  clauseOfAll: Clause | null;
  /** How many documents answer it, by group. */
  counts: ReadonlyMap<string, number>;
}

const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/**
 * Takes a query for what most of it answers: all words as they are, else those that nothing has with
 * typos, else what is in quotes alone or as many words as any document has.
 * @param basis what the pages before went by: then nothing is tried out.
 */
export async function askQuery(
  query: string,
  names: Names,
  count: Counter,
  basis: SearchBasis | null,
): Promise<AskedQuery> {
  const { words: all, ...others } = queryParts(query);
  const parts = { ...others, words: all.slice(0, mostWords) };
  const found = languages.flatMap((language) => names.among(parts.words, language));
  const code = codeOf(query);
  const plain = parts.words.map((word, place): AskedWord => {
    const mayBeTypo = (basis?.words[place]?.typos ?? typos.none) !== typos.none;
    return askedWord(word, thingsAt(place, found), mayBeTypo, parts.words.length);
  });
  const phrases = [...parts.phrases, ...found.flatMap(({ thing }) => names.phrasesOf(thing))];
  const taken = async (words: readonly AskedWord[], needed: number): Promise<AskedQuery> => {
    const clause = clauseOf(parts, words, needed, code);
    const clauseOfAll = needed < words.length ? clauseOf(parts, words, words.length, code) : null;
    const counts = clause ? await count(clause) : new Map<string, number>();
    return { parts, phrases, words, needed, clause, clauseOfAll, counts };
  };
  if (basis) return taken(plain, basis.needed);
  const asIs = await taken(plain, plain.length);
  if (sumOf(asIs.counts) > 0 || plain.length === 0) return asIs;
  const words = await withTypos(plain, count);
  if (words.some(({ mayBeTypo }) => mayBeTypo)) {
    const nearly = await taken(words, words.length);
    if (sumOf(nearly.counts) > 0) return nearly;
  }
  const least = parts.phrases.length > 0 ? 0 : 1;
  for (let needed = least === 0 ? 0 : words.length - 1; needed >= least; needed -= 1) {
    const fewer = await taken(words, needed);
    if (needed === least || sumOf(fewer.counts) > 0) return fewer;
  }
  return { ...asIs, words };
}

/** The words, of which those that no document has may be typos. */
async function withTypos(words: readonly AskedWord[], count: Counter): Promise<AskedWord[]> {
  return Promise.all(
    words.map(async (word) => {
      if (typosForgiven(word.word) === 0) return word;
      return { ...word, mayBeTypo: sumOf(await count(answering(word))) === 0 };
    }),
  );
}

function clauseOf(
  { phrases, excluded }: QueryParts,
  words: readonly AskedWord[],
  needed: number,
  code: string,
): Clause | null {
  const answers = words.map(answering);
  const must = [
    ...phrases.map((phrase) => phraseOf(phrase, 100 * phrase.length)),
    ...(needed >= words.length ? answers : needed > 0 ? [someOf(answers, needed)] : []),
  ];
  // Beside phrases, other words are welcome and need not be there.
  const should = needed === 0 ? answers : [];
  const mustNot = excluded.map((part) =>
    part.length === 1 ? formsOf(part[0] ?? '') : phraseOf(part),
  );
  const compound = {
    must,
    ...(should.length > 0 && { should }),
    ...(mustNot.length > 0 && { mustNot }),
  };
  const asked = [
    ...(must.length > 0 ? [{ compound }] : []),
    ...(code ? [codeOfAll(code, codeScore)] : []),
  ];
  return asked.length > 0 ? someOf(asked) : null;
}
