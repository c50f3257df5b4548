import { limits } from '@wiki/domain';
import type { BusinessFilter } from '../../gql/schema-types.ts';
import type { DirectoryQuery } from '../../lib/paths.ts';

/** Ratings to ask for, the best first: so many stars or more. */
export const ratings = [5, 4, 3, 2, 1] as const;

/** Conditions whose order is that of the form; a place is within the one before it. */
const names = ['q', 'country', 'region', 'city', 'line'] as const;

const longest = {
  q: limits.search.max,
  country: 2,
  region: limits.place.max,
  city: limits.place.max,
  line: limits.application.listValue,
} as const;

/** The conditions an address asks for; what it cannot ask for says nothing. */
export function queryFromAddress(params: URLSearchParams): DirectoryQuery {
  const query: DirectoryQuery = {};
  for (const name of names) {
    const text = params.get(name)?.trim();
    if (text && text.length <= longest[name]) query[name] = text;
  }
  if (query.country && !/^[A-Z]{2}$/.test(query.country)) delete query.country;
  const rating = ratings.find((each) => String(each) === params.get('rating'));
  if (rating) query.rating = rating;
  if (params.get('verified') === 'true') query.verified = true;
  return query;
}

/** The conditions after one was changed: another country empties the region, another region the city. */
export function withCondition(query: DirectoryQuery, change: DirectoryQuery): DirectoryQuery {
  const within =
    'country' in change
      ? { region: undefined, city: undefined }
      : 'region' in change
        ? { city: undefined }
        : {};
  return Object.fromEntries(
    Object.entries({ ...query, ...within, ...change }).filter(([, value]) => Boolean(value)),
  );
}

/** What the API is asked for; null for everything. */
export function filterOf(query: DirectoryQuery): BusinessFilter | null {
  const { q, country, region, city, line, rating, verified } = query;
  const filter: BusinessFilter = {
    ...(q ? { search: q } : {}),
    ...(country ? { country } : {}),
    ...(region ? { region } : {}),
    ...(city ? { city } : {}),
    ...(line ? { lineOfBusiness: line } : {}),
    ...(rating ? { minRating: rating } : {}),
    ...(verified ? { isVerified: verified } : {}),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}

/** Businesses on one page: full rows where two or three stand side by side. */
const pageSize = 24;

/** What the directory asks for its first page. */
export const variablesOf = (query: DirectoryQuery) => ({
  first: pageSize,
  filter: filterOf(query),
});

/** How many conditions there are besides the name. */
export const conditionCount = ({ q: _q, ...others }: DirectoryQuery): number =>
  Object.values(others).filter(Boolean).length;
