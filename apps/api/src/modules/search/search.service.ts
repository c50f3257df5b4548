import type { ListingType } from '@wiki/domain';
import { foreignCondition, listingFilterSchema } from '@wiki/domain/schemas';
import type { Context } from '../../graphql/context.ts';
import type { ListingSort, SearchType } from '../../graphql/generated/resolvers.ts';
import { openCursor, pageSizeOf, sealCursor } from '../../platform/database/keyset.ts';
import { Edge, type Page, type PageArguments, PageInfo } from '../../platform/database/page.ts';
import { apiError } from '../../platform/errors/errors.ts';
import { parseArguments } from '../../platform/errors/parse-input.ts';
import { type AskedFields, unionOfAsked } from '../../platform/reads/index.ts';
import type {
  FoundDocument,
  SearchAnswer,
  SearchOrder,
  SearchPosition,
} from '../../platform/search/search-index.ts';
import { conditionsOf, isShared } from './facets/facet-conditions.ts';
import { listingIndex } from './index-upkeep/listing-index.ts';
import { countAsker } from './popular-searches/popular-searches.ts';
import { countSearch } from './popular-searches/search-counting.ts';
import type { SearchHitView } from './search-hit.ts';
import { hasPlace, placed, type SearchPlaceView } from './search-places.ts';
import { readQuery } from './search-query.ts';
import { mostSuggestions, suggestionsFor } from './suggestions.ts';

/** What to search. */
export interface SearchListings extends PageArguments {
  type: SearchType;
  query: string;
  /** As the schema's `ListingFilter`. */
  filter?: unknown;
  sort: ListingSort;
}

/** A page of what was found. */
export interface SearchPage extends Page<SearchHitView> {
  totalCount: number;
  withAllWords: number;
  counts: Record<SearchType, number>;
  suggestions: string[];
  place: SearchPlaceView | null;
}

const typeOf: Record<SearchType, ListingType | null> = {
  all: null,
  products: 'product',
  services: 'service',
  property: 'property',
};

const orders: Record<ListingSort, SearchOrder | null> = {
  RELEVANCE: null,
  NEWEST: { field: 'published', direction: -1 },
  PRICE_ASC: { field: 'price', direction: 1 },
  PRICE_DESC: { field: 'price', direction: -1 },
  RATING: { field: 'rating', direction: -1 },
};

/** What a hit shows the words in that were found. */
const marked: AskedFields = new Set(['name', 'description']);

/**
 * Searches the public listings. What is found is read from the database and shown only when
 * everybody may see it at this moment.
 * @throws `BAD_REQUEST` for a query of none or more than 100 characters, a condition that the type
 * does not take or a page that lists do not have, `INVALID_CURSOR`, `UNAVAILABLE` while the index is
 * not built.
 */
export async function searchListings(
  ctx: Pick<Context, 'config' | 'loaders' | 'request' | 'viewer'>,
  { type, query: given, filter, sort, ...page }: SearchListings,
  fields: AskedFields = null,
): Promise<SearchPage> {
  const { size, backwards } = pageSizeOf(page);
  const start = backwards ? page.before : page.after;
  const written = readQuery(given);
  const group = typeOf[type];
  const asked = parseArguments(listingFilterSchema, filter ?? {});
  const foreign = foreignCondition(asked, group ?? 'search');
  if (foreign) throw apiError('BAD_REQUEST', { field: foreign });
  const order = orders[sort];
  const own = conditionsOf(asked, order?.field === 'price');
  const index = await listingIndex.open();
  const { query, conditions, place } = hasPlace(asked)
    ? { query: written, conditions: [], place: null }
    : await placed(index, written, { group, conditions: own });
  const all = [...own, ...conditions];
  // A cursor is only good for the query, the conditions and the order that gave it.
  const list = `search:${type}:${sort}:${JSON.stringify(all)}:${query}`;
  const position = start == null ? null : positionIn(openCursor(ctx.config, list, start));
  const found = await index.search({
    query,
    group,
    conditions: all.filter(isShared),
    ownConditions: all.filter((condition) => !isShared(condition)),
    order,
    first: size,
    after: position,
    backwards,
    near: mostSuggestions,
  });
  const { hits, phrases, basis, hasMore, near } = found;
  if (position === null) {
    countSearch(written, found.total);
    if (found.total > 0) {
      countAsker(written, ctx.viewer?.userId ?? ctx.request.ip, ctx.request.language);
    }
  }
  const wanted = unionOfAsked(fields, marked);
  const listings = await Promise.all(
    hits.map(({ id }) => ctx.loaders.publicListingById.load(id, wanted)),
  );
  const cursorOf = ({ score, id, token }: FoundDocument) =>
    sealCursor(ctx.config, list, valuesOf({ score, id, token, ...basis }));
  // Of all hits, also those whose listing is gone by now.
  const places = hits.map((hit) => new Edge(hit, cursorOf));
  return {
    edges: hits.flatMap((hit, at) => {
      const listing = listings[at];
      if (!listing) return [];
      const node = { listing, marks: { words: hit.words, phrases } };
      return [new Edge(node, () => cursorOf(hit))];
    }),
    pageInfo: new PageInfo(places, {
      hasNextPage: backwards ? position !== null : hasMore,
      hasPreviousPage: backwards ? hasMore : position !== null,
    }),
    totalCount: found.total,
    withAllWords: found.withAllWords,
    place,
    counts: { ...countsOf(found), [type]: found.total },
    suggestions:
      found.unconditional > 0 ? [] : await suggestionsFor(ctx, index, { query, type: group, near }),
  };
}

function countsOf({ counts }: SearchAnswer): Record<SearchType, number> {
  const { product = 0, service = 0, property = 0 } = counts;
  return { all: product + service + property, products: product, services: service, property };
}

/** There are fewer sets of words that count as typos. */
const typoSets = 8;

/** A position as plain values, as cursors hold it. */
const valuesOf = ({ score, id, token, needed, words }: SearchPosition): unknown[] => [
  score,
  id,
  needed,
  ...words.map(({ weight, typos }) => weight * typoSets + typos),
  ...(token === undefined ? [] : [token]),
];

function positionIn(values: readonly unknown[]): SearchPosition {
  const [score, id, needed, ...rest] = values as [number, string, number, ...(number | string)[]];
  const words = rest
    .filter((value) => typeof value === 'number')
    .map((sum) => ({ weight: Math.floor(sum / typoSets), typos: sum % typoSets }));
  const token = rest.find((value) => typeof value === 'string');
  return { score, id, needed, words, ...(token !== undefined && { token }) };
}
