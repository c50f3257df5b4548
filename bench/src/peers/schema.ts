import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { BusinessRecord, ListingRecord } from '@wiki/api/testing';
import DataLoader from 'dataloader';
import type { Reads } from './reads.ts';

/** What a request of a peer carries: its loader, as anyone would write it. */
export interface PeerContext {
  businessById: DataLoader<string, BusinessRecord | undefined>;
}

/** A context for one request. */
export function peerContext(reads: Reads): PeerContext {
  return {
    businessById: new DataLoader(async (ids: readonly string[]) => {
      const found = await reads.businesses(ids);
      return ids.map((id) => found.get(id));
    }),
  };
}

/** Our contract with the plainest resolvers for the two operations, without access or limits. */
export function peerSchema(reads: Reads) {
  return makeExecutableSchema<PeerContext>({
    typeDefs: readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
    resolvers: {
      Query: {
        async listings(_: unknown, { first, after }: { first: number; after?: string | null }) {
          const found = await reads.page(first, after);
          return {
            edges: found.slice(0, first).map((node) => ({ node })),
            pageInfo: { hasNextPage: found.length > first },
          };
        },
        listing: (_: unknown, { id }: { id: string }) => reads.listing(id),
      },
      Listing: { __resolveType: () => 'Product' },
      Product: {
        id: (listing: ListingRecord) => listing._id.toHexString(),
        dateCreated: (listing: ListingRecord) => listing.dateCreated.toISOString(),
        category: (listing: ListingRecord) => ({ key: listing.category }),
        priceFrom: ({ priceFrom, currency }: ListingRecord) =>
          priceFrom === null ? null : { amountMinor: priceFrom, currency },
        business: (listing: ListingRecord, _: unknown, { businessById }: PeerContext) =>
          businessById.load(listing.businessId),
      },
      Business: { id: (business: BusinessRecord) => business._id.toHexString() },
    },
  });
}
