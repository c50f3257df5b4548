import {
  buildBusiness,
  buildUser,
  inTransaction,
  plantDiscussions,
  type PlantedAuthor,
  withDatabase,
} from '@wiki/api/testing';
import { spawnEngine } from '@wiki/embedded-mongo';
import { type Operation, post } from './load.ts';
import { measureDepth } from './measure-depth.ts';
import { apiFile, settings, startServer } from './processes.ts';

const discussions = 100_000;
const authorsCount = 200;
const pageSize = 20;
const deepPage = 4_991;

/** The walk takes larger pages: cursors do not know how long the page before them was. */
const walkSize = 50;

/** A page of 20 discussions as the forum shows it, by latest activity. */
const forumOperation = /* GraphQL */ `query Forum($after: Cursor) {
  discussions(first: 20, after: $after) {
    edges { node {
      id title excerpt language category tags likeCount commentCount dateActive isPinned
      author { id displayName } business { id name isVerified } lastActor { id displayName }
      viewerLikes viewerUnreadCount
    } }
    pageInfo { hasNextPage }
  }
}`;

const walkOperation = /* GraphQL */ `query Walk($first: Int!, $after: Cursor) {
  discussions(first: $first, after: $after) { pageInfo { endCursor } }
}`;

/** Compares page 4,991 of a forum of 100,000 discussions with its page 1. */
export async function measureForum(dbPath: string): Promise<void> {
  const engine = await spawnEngine({ dbPath });
  const environment = settings(engine.uri);
  try {
    // The first one prepares the database.
    await (await startServer(apiFile, environment)).stop();
    await withDatabase(engine.uri, async () => {
      await plantDiscussions(discussions, await buildAuthors());
    });
    const server = await startServer(apiFile, environment, '/graphql');
    try {
      const at = (after: string | null): Operation[] => [
        { query: forumOperation, variables: { after } },
      ];
      await measureDepth(server, {
        title: `The forum, over ${discussions} discussions`,
        page: deepPage,
        first: at(null),
        deep: at(await cursorBefore(server.url)),
      });
    } finally {
      await server.stop();
    }
  } finally {
    await engine.stop();
  }
}

async function buildAuthors(): Promise<PlantedAuthor[]> {
  return inTransaction(async () => {
    const authors: PlantedAuthor[] = [];
    for (let number = 0; number < authorsCount; number += 1) {
      const businessId = (await buildBusiness())._id.toHexString();
      const user = await buildUser({ memberType: 'business', businessId });
      authors.push({ userId: user._id.toHexString(), businessId });
    }
    return authors;
  });
}

/** The cursor that the deep page begins after. */
async function cursorBefore(url: string): Promise<string | null> {
  let after: string | null = null;
  for (let read = 0; read < (deepPage - 1) * pageSize; read += walkSize) {
    const variables = { first: walkSize, after };
    const { data } = JSON.parse(await post(url, { query: walkOperation, variables })) as {
      data: { discussions: { pageInfo: { endCursor: string | null } } };
    };
    after = data.discussions.pageInfo.endCursor;
  }
  return after;
}
