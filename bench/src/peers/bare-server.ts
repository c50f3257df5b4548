import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type {
  BusinessRecord,
  DiscussionRecord,
  EngagementRecord,
  ListingRecord,
  UserRecord,
} from '@wiki/api/testing';
import { excerptOf } from '@wiki/domain';
import { announce } from './announce.ts';
import type { Reads } from './reads.ts';

function card(
  listing: ListingRecord,
  business: BusinessRecord | undefined,
  counts: EngagementRecord | undefined,
) {
  return {
    id: listing._id.toHexString(),
    name: { en: listing.name.en, es: listing.name.es },
    description: { en: listing.description.en, es: listing.description.es },
    priceFrom:
      listing.priceFrom === null
        ? null
        : { amountMinor: listing.priceFrom, currency: listing.currency },
    category: { key: listing.category },
    city: listing.city,
    country: listing.country,
    isFeatured: listing.isFeatured,
    dateCreated: listing.dateCreated,
    engagement: {
      views: counts?.views ?? 0,
      contacts: counts?.contacts ?? 0,
      saves: counts?.saves ?? 0,
      comments: counts?.comments ?? 0,
    },
    artwork: {
      seed: listing.artwork.seed,
      palette: listing.artwork.palette.toUpperCase(),
    },
    business: business && {
      id: business._id.toHexString(),
      name: business.name,
      city: business.city,
      region: business.region,
      country: business.country,
    },
  };
}

async function page(reads: Reads, after: string | null | undefined) {
  const found = await reads.page(20, after);
  const shown = found.slice(0, 20);
  const [businesses, counts] = await Promise.all([
    reads.businesses(shown.map(({ businessId }) => businessId)),
    reads.counts(shown.map(({ _id }) => _id.toHexString())),
  ]);
  const edges = shown.map((listing) => ({
    node: card(listing, businesses.get(listing.businessId), counts.get(listing._id.toHexString())),
  }));
  return { listings: { edges, pageInfo: { hasNextPage: found.length > 20 } } };
}

const person = (user: UserRecord | undefined) =>
  user ? { id: user._id.toHexString(), displayName: user.displayName } : null;

function row(
  discussion: DiscussionRecord,
  users: ReadonlyMap<string, UserRecord>,
  business: BusinessRecord | undefined,
) {
  return {
    id: discussion._id.toHexString(),
    title: discussion.title,
    excerpt: excerptOf(discussion.text),
    language: discussion.language.toUpperCase(),
    category: discussion.category,
    tags: discussion.tags,
    likeCount: discussion.likeCount,
    commentCount: discussion.commentCount,
    dateActive: discussion.dateActive,
    isPinned: discussion.isPinned,
    author: person(users.get(discussion.authorId ?? '')),
    business: business
      ? {
          id: business._id.toHexString(),
          name: business.name,
          isVerified: business.isVerified,
        }
      : null,
    lastActor: person(users.get(discussion.lastActorId ?? '')),
    viewerLikes: false,
    viewerUnreadCount: 0,
  };
}

async function forum(reads: Reads, after: string | null | undefined) {
  const found = await reads.discussions(20, after);
  const shown = found.slice(0, 20);
  const given = (ids: readonly (string | null)[]) => ids.filter((id) => id !== null);
  const [users, businesses] = await Promise.all([
    reads.users(given(shown.flatMap(({ authorId, lastActorId }) => [authorId, lastActorId]))),
    reads.businesses(given(shown.map(({ businessId }) => businessId))),
  ]);
  const edges = shown.map((each) => ({
    node: row(each, users, businesses.get(each.businessId ?? '')),
  }));
  return { discussions: { edges, pageInfo: { hasNextPage: found.length > 20 } } };
}

async function oneListing(reads: Reads, id: string) {
  const found = await reads.listing(id);
  if (!found) return { listing: null };
  const [businesses, counts] = await Promise.all([
    reads.businesses([found.businessId]),
    reads.counts([id]),
  ]);
  return { listing: card(found, businesses.get(found.businessId), counts.get(id)) };
}

/**
 * What the machine can do: node:http, the driver and JSON.stringify, no GraphQL, no checks. It
 * answers the operations by their names and variables.
 */
export function serveBare(reads: Reads): void {
  const server = createServer((request, response) => {
    void (async () => {
      const { query, variables } = (await json(request)) as {
        query: string;
        variables: { id?: string; after?: string };
      };
      const list = query.startsWith('query Forum') ? forum : page;
      const data = variables.id
        ? await oneListing(reads, variables.id)
        : await list(reads, variables.after);
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify({ data }));
    })();
  });
  server.listen(0, '127.0.0.1', () => announce(server));
}
