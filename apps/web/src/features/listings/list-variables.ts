import type { ListingType } from '@wiki/domain';
import { filterOf, type ListingQuery } from '../../domains/listing-filters/listing-query.ts';
import { pageSize } from './page-count.ts';

/** What a list asks for its first page. */
export const variablesOf = (type: ListingType, query: ListingQuery) => ({
  type,
  filter: filterOf(query),
  sort: query.sort,
  first: pageSize,
});
