import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type {
  BusinessRecord,
  DiscussionRecord,
  EngagementRecord,
  ListingRecord,
  UserRecord,
} from '@wiki/api/testing';
import { enumValues, excerptOf } from '@wiki/domain';
import DataLoader from 'dataloader';
import type { Reads } from './reads.ts';

/** What a request of a peer carries: its loaders, as anyone would write it. */
export interface PeerContext {
  businessById: DataLoader<string, BusinessRecord | undefined>;
  countsById: DataLoader<string, EngagementRecord | undefined>;
  userById: DataLoader<string, UserRecord | undefined>;
}

/** Of a listing that nothing is counted of. */
const noCounts = { views: 0, contacts: 0, saves: 0, comments: 0 };

/** A context for one request. */
export function peerContext(reads: Reads): PeerContext {
  const loader = <Row>(read: (ids: readonly string[]) => Promise<Map<string, Row>>) =>
    new DataLoader<string, Row | undefined>(async (ids) => {
      const found = await read(ids);
      return ids.map((id) => found.get(id));
    });
  return {
    businessById: loader(reads.businesses),
    countsById: loader(reads.counts),
    userById: loader(reads.users),
  };
}

/** Our contract with the plainest resolvers for the operations, without access or limits. */
export function peerSchema(reads: Reads) {
  return makeExecutableSchema<PeerContext>({
    typeDefs: readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
    resolvers: {
      ...enumValues,
      Query: {
        async listings(_: unknown, { first, after }: { first: number; after?: string | null }) {
          const found = await reads.page(first, after);
          return {
            edges: found.slice(0, first).map((node) => ({ node })),
            pageInfo: { hasNextPage: found.length > first },
          };
        },
        async discussions(_: unknown, { first, after }: { first: number; after?: string | null }) {
          const found = await reads.discussions(first, after);
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
        engagement: async ({ _id }: ListingRecord, _: unknown, { countsById }: PeerContext) =>
          (await countsById.load(_id.toHexString())) ?? noCounts,
      },
      Discussion: {
        id: ({ _id }: DiscussionRecord) => _id.toHexString(),
        excerpt: ({ text }: DiscussionRecord) => excerptOf(text),
        dateActive: ({ dateActive }: DiscussionRecord) => dateActive.toISOString(),
        author: ({ authorId }: DiscussionRecord, _: unknown, { userById }: PeerContext) =>
          authorId && userById.load(authorId),
        business: ({ businessId }: DiscussionRecord, _: unknown, { businessById }: PeerContext) =>
          businessId && businessById.load(businessId),
        lastActor: ({ lastActorId }: DiscussionRecord, _: unknown, { userById }: PeerContext) =>
          lastActorId && userById.load(lastActorId),
        viewerLikes: () => false,
        viewerUnreadCount: () => 0,
      },
      User: { id: ({ _id }: UserRecord) => _id.toHexString() },
      Business: { id: (business: BusinessRecord) => business._id.toHexString() },
    },
  });
}
