import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { BusinessRecord, ProductRecord } from '@wiki/api/testing';
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
        async products(_: unknown, { first, after }: { first: number; after?: string | null }) {
          const found = await reads.page(first, after);
          return {
            edges: found.slice(0, first).map((node) => ({ node })),
            pageInfo: { hasNextPage: found.length > first },
          };
        },
        product: (_: unknown, { id }: { id: string }) => reads.product(id),
      },
      Product: {
        id: (product: ProductRecord) => product._id.toHexString(),
        dateCreated: (product: ProductRecord) => product.dateCreated.toISOString(),
        category: (product: ProductRecord) => ({ key: product.category }),
        business: (product: ProductRecord, _: unknown, { businessById }: PeerContext) =>
          businessById.load(product.businessId),
      },
      Business: { id: (business: BusinessRecord) => business._id.toHexString() },
    },
  });
}
