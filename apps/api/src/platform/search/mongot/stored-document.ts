import { type Language, languages, wordsOf } from '@wiki/domain';
import { analyze, codeOf, tellingWeight } from '../language/analyze.ts';
import type { Names } from '../language/names.ts';
import { stemOf } from '../language/stemming.ts';
import { isWord } from '../language/word-list.ts';
import { marks } from '../language/word-marks.ts';
import type { SearchDocument, SearchSchema, SearchText } from '../search-index.ts';

/**
 * Where a word stands, by what it counts there: each place holds what counts at least so much, so that a
 * word of a short name stands in all of them. What a place adds to a score is a whole number, which
 * depends on nothing but the document.
 */
export const places = [
  { name: 'any', least: 0, score: 10 },
  { name: 'telling', least: tellingWeight, score: 30 },
  { name: 'calling', least: 80, score: 40 },
  { name: 'short', least: 110, score: 20 },
] as const;

/** The name of the index on each collection. */
export const indexName = 'search';

/** A document as it is stored for the database's own search, with words that were analyzed here. */
export interface StoredDocument {
  _id: string;
  /** The same as `_id`, for orders. */
  key: string;
  /** Which reading of everything it comes from: what an earlier one left is taken away. */
  build: string;
  group: string;
  /** By place: words and names, folded, with spaces between them. */
  words: Record<string, string>;
  /** Their stems, each behind its language. */
  stems: Record<string, string>;
  /** All texts, folded, with a sign between them that no phrase has. */
  texts: string;
  codes: string[];
  keywords: Record<string, readonly string[]>;
  numbers: Record<string, number>;
  /** Numbers by which documents are ordered: 0 where there is none. */
  order: Record<string, number>;
}

/** A stem as it is stored and asked for. */
export const stemWord = (word: string, language: Language): string =>
  `${language}:${stemOf(word, language)}`;

/** What is stored of a document. */
export function storedOf(
  document: SearchDocument,
  schema: SearchSchema,
  names: Names,
  build: string,
): StoredDocument {
  const { id, group, codes, keywords, numbers } = document;
  const words = [...analyze(document, schema, names).words].filter(
    ([word]) => !codes.some((code) => word === `=${codeOf(code)}`),
  );
  const at = (least: number) => words.filter(([, { impact }]) => impact >= least);
  const byPlace = (written: (words: [string, { marks: number }][]) => string[]) =>
    Object.fromEntries(places.map(({ name, least }) => [name, written(at(least)).join(' ')]));
  const present = Object.entries(numbers).filter(
    (entry): entry is [string, number] => entry[1] !== null,
  );
  return {
    _id: id,
    key: id,
    build,
    group,
    words: byPlace((own) => own.map(([word]) => word)),
    stems: byPlace((own) => [...new Set(own.flatMap(([word, entry]) => stemsOf(word, entry)))]),
    texts: Object.keys(schema.texts)
      .flatMap((field) => (document.texts[field] ?? []).flatMap(foldedTexts))
      .join(' | '),
    codes: codes.map(codeOf),
    keywords,
    numbers: Object.fromEntries(present),
    order: Object.fromEntries(schema.numbers.map((field) => [field, numbers[field] ?? 0])),
  };
}

function stemsOf(word: string, { marks: own }: { marks: number }): string[] {
  if (!isWord(word)) return [];
  return languages
    .filter((language) => (own & (marks[language] | marks.anyLanguage)) > 0)
    .map((language) => stemWord(word, language));
}

function foldedTexts(text: SearchText): string[] {
  const written = typeof text === 'string' ? [text] : languages.map((each) => text[each] ?? '');
  return written
    .map((each) =>
      wordsOf(each)
        .map(({ word }) => word)
        .join(' '),
    )
    .filter(Boolean);
}

/** How the database is to index such documents: words as they stand, since they were analyzed here. */
export function definitionOf(schema: SearchSchema): object {
  const asStored = { type: 'string', analyzer: 'lucene.whitespace' };
  const each = (fields: readonly string[], type: unknown) => ({
    type: 'document',
    fields: Object.fromEntries(fields.map((field) => [field, type])),
  });
  const byPlace = each(
    places.map(({ name }) => name),
    asStored,
  );
  return {
    mappings: {
      dynamic: false,
      fields: {
        key: { type: 'token' },
        group: { type: 'token' },
        words: byPlace,
        stems: byPlace,
        texts: asStored,
        codes: { type: 'token' },
        keywords: each(Object.keys(schema.keywords), { type: 'token' }),
        numbers: each(schema.numbers, { type: 'number' }),
        order: each(schema.numbers, { type: 'number' }),
      },
    },
  };
}
