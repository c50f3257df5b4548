import { type ListingType, limits } from '@wiki/domain';
import type { Context } from '../../graphql/context.ts';
import type { SearchType } from '../../graphql/generated/resolvers.ts';
import {
  assertPageSize,
  openCursor,
  type Page,
  sealCursor,
} from '../../platform/database/keyset.ts';
import { badArgument } from '../../platform/errors/errors.ts';
import type { FoundDocument, SearchPosition } from '../../platform/search/search-index.ts';
import { listingIndex } from './listing-index.ts';
import type { SearchHitView } from './search-hit.ts';
import { suggestionsFor } from './suggestions.ts';

/** What to search. */
export interface SearchListings {
  type: SearchType;
  query: string;
  first: number;
  after?: string | null | undefined;
}

/** A page of what was found. */
export interface SearchPage extends Page<SearchHitView> {
  counts: Record<SearchType, number>;
  suggestions: string[];
}

const typeOf: Record<SearchType, ListingType | null> = {
  all: null,
  products: 'product',
  services: 'service',
  property: 'property',
};

/**
 * Searches the public listings, the best first. What is found is read from the database and shown
 * only when everybody may see it at this moment.
 * @throws `BAD_REQUEST` for a query of none or more than 100 characters or a page that lists do not
 * have, `INVALID_CURSOR`, `UNAVAILABLE` while the index is not built.
 */
export async function searchListings(
  ctx: Pick<Context, 'config' | 'loaders' | 'request'>,
  { type, query: given, first, after }: SearchListings,
): Promise<SearchPage> {
  assertPageSize(first);
  const query = given.trim();
  if (query.length < 1 || query.length > limits.search.max) {
    throw badArgument('query', `1 to ${limits.search.max} characters long`);
  }
  // A cursor is only good for the query that gave it.
  const list = `search:${type}:${query}`;
  const position = after == null ? null : positionIn(openCursor(ctx.config, list, after));
  const index = await listingIndex();
  const group = typeOf[type];
  const found = await index.search({ query, group, first, after: position });
  const { hits, basis, hasMore } = found;
  const listings = await Promise.all(hits.map(({ id }) => ctx.loaders.publicListingById.load(id)));
  const cursorOf = ({ score, id }: FoundDocument) =>
    sealCursor(ctx.config, list, valuesOf({ score, id, ...basis }));
  const last = hits.at(-1);
  const counts = countsOf(found.counts);
  return {
    // Only the cursors that are asked for are made.
    edges: hits.flatMap((hit, place) => {
      const listing = listings[place];
      if (!listing) return [];
      const node = { listing, words: hit.words };
      return [
        {
          node,
          get cursor() {
            return cursorOf(hit);
          },
        },
      ];
    }),
    pageInfo: {
      hasNextPage: hasMore,
      get endCursor() {
        return last ? cursorOf(last) : null;
      },
    },
    counts,
    suggestions: counts[type] > 0 ? [] : await suggestionsFor(ctx, index, query, group),
  };
}

function countsOf(byType: Record<string, number>): Record<SearchType, number> {
  const { product = 0, service = 0, property = 0 } = byType;
  return { all: product + service + property, products: product, services: service, property };
}

/** There are fewer sets of words that count as typos. */
const typoSets = 8;

/** A position as plain values, as cursors hold it. */
const valuesOf = ({ score, id, needed, words }: SearchPosition): unknown[] => [
  score,
  id,
  needed,
  ...words.map(({ weight, typos }) => weight * typoSets + typos),
];

function positionIn(values: readonly unknown[]): SearchPosition {
  const [score, id, needed, ...weights] = values as [number, string, number, ...number[]];
  const words = weights.map((sum) => ({
    weight: Math.floor(sum / typoSets),
    typos: sum % typoSets,
  }));
  return { score, id, needed, words };
}
