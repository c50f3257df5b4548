import { limits } from '@wiki/domain';
import type { BusinessFilter } from '../../gql/schema-types.ts';
import type { AdminBusinessTab } from '../../lib/paths.ts';

export type BusinessStatus = NonNullable<BusinessFilter['status']>;

/** What the address of the list asks for. */
export interface BusinessListQuery {
  /** Beginning of the name; empty for all. */
  search: string;
  /** Null for every state. */
  status: BusinessStatus | null;
}

const statuses: readonly BusinessStatus[] = ['active', 'inactive'];

/** Reads `?q=&status=`; values the list does not know count as not there. */
export function listQueryOf(params: URLSearchParams): BusinessListQuery {
  const wanted = params.get('status');
  return {
    search: params.get('q')?.trim().slice(0, limits.search.max) ?? '',
    status: statuses.find((status) => status === wanted) ?? null,
  };
}

/** The filter the API takes. */
export function filterOf({ search, status }: BusinessListQuery): BusinessFilter {
  return { ...(search ? { search } : {}), ...(status ? { status } : {}) };
}

/** The tabs of one business, in their order. */
export const tabs = ['profile', 'people', 'membership'] as const satisfies AdminBusinessTab[];

/** Reads `?tab=`; the profile is the first one. */
export function tabOf(params: URLSearchParams): AdminBusinessTab {
  const wanted = params.get('tab');
  return tabs.find((tab) => tab === wanted) ?? 'profile';
}
