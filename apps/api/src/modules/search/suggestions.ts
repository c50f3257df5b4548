import {
  categoryLists,
  languages,
  type ListingType,
  listingTypes,
  pickText,
  wordsOf,
} from '@wiki/domain';
import type { Context } from '../../graphql/context.ts';
import type { SearchIndex } from '../../platform/search/search-index.ts';
import { type ListingRecord } from '../listings/index.ts';
import { referenceLabel } from '../reference/index.ts';

const howMany = 5;

/**
 * Other queries that find something in a type, for one that found nothing: words close to it, as
 * listings write them; the most frequent categories when there are none.
 */
export async function suggestionsFor(
  ctx: Pick<Context, 'loaders' | 'request'>,
  index: SearchIndex,
  query: string,
  type: ListingType | null,
): Promise<string[]> {
  const near = await index.nearWords(query, type, howMany);
  const written = await Promise.all(
    near.map(async ({ word, id }) => {
      const listing = await ctx.loaders.publicListingById.load(id);
      return listing ? (asWritten(listing, word) ?? word) : null;
    }),
  );
  const words = [...new Set(written.filter((word) => word !== null))];
  return words.length > 0 ? words : popularCategories(ctx, index, type);
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

async function popularCategories(
  { request }: Pick<Context, 'request'>,
  index: SearchIndex,
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
        limit: howMany,
      });
      return (counts.category ?? []).map((category) => ({ ...category, group }));
    }),
  );
  const labels = await Promise.all(
    counted
      .flat()
      .toSorted((one, other) => other.count - one.count)
      .slice(0, howMany)
      .map(({ group, value }) => referenceLabel(categoryLists[group], value)),
  );
  return labels.flatMap((label) => (label ? [pickText(label, request.language).text] : []));
}
