import { expect, vi } from 'vitest';
import { ListingModel, type ListingRecord } from '../listings/listing.model.ts';
import { isPublic } from '../listings/index.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { TestClient } from '../../testing/client.ts';
import { withMoneyInFilter } from '../../testing/samples/money.ts';

/** What tests read of a search. */
export interface SearchAnswer {
  edges: {
    cursor: string;
    node: {
      listing: { id: string };
      name: Record<'en' | 'es', { text: string; isHit: boolean }[] | null>;
      snippet: Record<'en' | 'es', { text: string; isHit: boolean }[] | null>;
    };
  }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  counts: { all: number; products: number; services: number; property: number };
  suggestions: string[];
}

export const searchQuery = `query (
  $type: SearchType! = ALL, $query: String!, $filter: ListingFilter
  $sort: ListingSort! = RELEVANCE, $first: Int! = 20, $after: Cursor
) {
  search(type: $type, query: $query, filter: $filter, sort: $sort, first: $first, after: $after) {
    edges { cursor node {
      listing { id }
      name { en { text isHit } es { text isHit } }
      snippet { en { text isHit } es { text isHit } }
    } }
    pageInfo { hasNextPage endCursor }
    counts { all products services property }
    suggestions
  }
}`;

let visits = 0;

/** A client that asks from another address each time: what one address may search is tested elsewhere. */
export function fromManyAddresses(client: TestClient): TestClient {
  const request = client.request.bind(client);
  return Object.assign(client, {
    request: (query: string, variables?: Record<string, unknown>) => {
      visits += 1;
      const address = `10.${visits >> 16}.${(visits >> 8) & 255}.${visits & 255}`;
      return request(query, variables, { 'x-forwarded-for': address });
    },
  });
}

/** Searches as a client does. */
export async function searchFor(
  client: TestClient,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<SearchAnswer> {
  const { search } = await client.data<{ search: SearchAnswer }>(searchQuery, {
    query,
    ...withMoneyInFilter(variables),
  });
  return search;
}

export const idOf = ({ _id }: { _id: { toHexString(): string } }): string => _id.toHexString();
export const foundIds = ({ edges }: SearchAnswer): string[] =>
  edges.map(({ node }) => node.listing.id);

/** Writes a change of a listing with its event, as the services do; null deletes it. */
export async function changeListing(
  listing: ListingRecord,
  changes: Partial<ListingRecord> | null,
): Promise<void> {
  const before = isPublic(listing);
  await inTransaction(async () => {
    if (changes) await ListingModel.updateOne({ _id: listing._id }, { $set: changes });
    else await ListingModel.deleteOne({ _id: listing._id });
    await recordEvent('listing.changed', null, {
      listingId: idOf(listing),
      businessId: listing.businessId,
      listingType: listing.type,
      change: changes ? 'edited' : 'deleted',
      byAdministrator: false,
      reasonKey: null,
      wasPublic: before,
      isPublic: changes ? isPublic({ ...listing, ...changes }) : false,
      isNew: false,
    });
  });
}

/** Tells the index of a listing that a factory has built. */
export async function announce<Listing extends ListingRecord>(listing: Listing): Promise<Listing> {
  await recordEvent('listing.changed', null, {
    listingId: idOf(listing),
    businessId: listing.businessId,
    listingType: listing.type,
    change: 'published',
    byAdministrator: false,
    reasonKey: null,
    wasPublic: false,
    isPublic: isPublic(listing),
    isNew: true,
  });
  return listing;
}

/** Waits until a condition holds. The index is fresh within a second; a busy machine is given more. */
export const soon = (check: () => Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 30_000, interval: 50 });

/** Expects a search to find exactly these, in any order, as soon as the index is fresh. */
export const expectFound = (client: TestClient, query: string, ids: readonly string[]) =>
  soon(async () => {
    expect(foundIds(await searchFor(client, query)).toSorted()).toEqual(ids.toSorted());
  });
