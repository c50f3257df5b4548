import {
  categoryLists,
  languages,
  limits,
  type ListingType,
  listingTypes,
  pickText,
  wordsOf,
} from '@wiki/domain';
import type { Context } from '../../graphql/context.ts';
import type { NearWord, SearchIndex } from '../../platform/search/search-index.ts';
import { type ListingRecord } from '../listings/index.ts';
import { referenceLabel } from '../reference/index.ts';

/** At most so many queries are suggested. */
export const mostSuggestions = 5;

/**
 * Other queries that find something in a type, for one that found nothing: the words near it, as
 * listings write them; when nothing is near, the frequent categories, those that look most like the
 * query first.
 */
export async function suggestionsFor(
  ctx: Pick<Context, 'loaders' | 'request'>,
  index: SearchIndex,
  { query, type, near }: FoundNothing,
): Promise<string[]> {
  const found = await Promise.all(
    near.map(async ({ word, id }) => {
      const listing = await ctx.loaders.publicListingById.load(id);
      return listing ? (asWritten(listing, word) ?? word) : null;
    }),
  );
  const words = found.filter((word) => word !== null);
  if (words.length === 0) return likeliestCategories(ctx, index, query, type);
  return [...new Set(words)].slice(0, mostSuggestions);
}

/** A query that found nothing, with the words near it. */
interface FoundNothing {
  query: string;
  type: ListingType | null;
  near: readonly NearWord[];
}

async function categoryName(
  { request }: Pick<Context, 'request'>,
  type: ListingType,
  category: string | null,
): Promise<string | null> {
  const label = category === null ? null : await referenceLabel(categoryLists[type], category);
  return label ? pickText(label, request.language).text : null;
}

/** A folded word as the name of a listing has it, in lower case. */
function asWritten({ name }: ListingRecord, word: string): string | null {
  for (const language of languages) {
    const text = name[language] ?? '';
    const found = wordsOf(text).find((own) => own.word === word);
    if (found) return text.slice(found.start, found.end).toLowerCase();
  }
  return null;
}

async function likeliestCategories(
  ctx: Pick<Context, 'request'>,
  index: SearchIndex,
  query: string,
  type: ListingType | null,
): Promise<string[]> {
  const counted = await Promise.all(
    (type ? [type] : listingTypes).map(async (group) => {
      const { counts } = await index.facets({
        group,
        conditions: [],
        total: { without: [] },
        counts: [{ field: 'category', without: [] }],
        ranges: [],
        limit: limits.listing.facetValues,
      });
      return (counts.category ?? []).map((category) => ({ ...category, group }));
    }),
  );
  const named = await Promise.all(
    counted.flat().map(async ({ group, value, count }) => {
      const name = await categoryName(ctx, group, value);
      return name === null ? null : { name, count, likeness: likenessOf(name, query) };
    }),
  );
  const names = named
    .filter((category) => category !== null)
    .toSorted((one, other) => other.likeness - one.likeness || other.count - one.count)
    .map(({ name }) => name);
  return [...new Set(names)].slice(0, mostSuggestions);
}

/** How many pairs of letters two texts have in common. */
function likenessOf(one: string, other: string): number {
  const pairs = pairsOf(other);
  return [...pairsOf(one)].filter((pair) => pairs.has(pair)).length;
}

const pairsOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text).flatMap(({ word }) =>
      Array.from({ length: word.length - 1 }, (_, place) => word.slice(place, place + 2)),
    ),
  );
