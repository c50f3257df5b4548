import { expect } from 'vitest';
import { database } from '../../../platform/database/connect.ts';
import { insertDiscussions } from '../../../seed/steps/insert-discussions.ts';
import { createClient } from '../../../testing/client.ts';
import {
  commandsDuring,
  documentsReadBy,
  type SentCommand,
  untilQuiet,
} from '../../../testing/commands.ts';
import { buildBusiness } from '../../../testing/factories.ts';
import type { TestServer } from '../../../testing/server.ts';
import { buildPerson } from '../../../testing/world.ts';

const pageSize = 20;
const collections = ['discussions', 'users', 'businesses', 'postLikes', 'discussionStates'];

interface Answer {
  discussions: {
    edges: { node: { id: string; author: object | null } }[];
    pageInfo: { startCursor: string };
  };
}

/** What a page of discussions with authors, businesses and who spoke last costs. */
async function costOf(server: TestServer, after: string | null) {
  let answer: Answer | null = null;
  const commands: SentCommand[] = await commandsDuring(collections, async () => {
    answer = await createClient(server).data<Answer>(
      `query ($after: Cursor) { discussions(first: ${pageSize}, after: $after) {
        edges { node { id title excerpt likeCount commentCount author { displayName } business { name }
          lastActor { displayName } viewerLikes viewerUnreadCount } }
        pageInfo { startCursor } } }`,
      { after },
    );
  });
  const read = await Promise.all(
    commands.filter(({ name }) => name === 'find').map((command) => documentsReadBy(command)),
  );
  const rows = (answer as Answer | null)?.discussions.edges ?? [];
  expect(rows.every(({ node }) => node.author !== null)).toBe(true);
  return {
    rows: rows.length,
    commands: commands.length,
    documents: read.reduce((sum, each) => sum + each, 0),
  };
}

/** The cursor before the last page. */
async function cursorOfLastPage(server: TestServer): Promise<string> {
  const { discussions } = await createClient(server).data<Answer>(
    `{ discussions(last: ${pageSize + 1}) { edges { node { id author { id } } } pageInfo { startCursor } } }`,
  );
  return discussions.pageInfo.startCursor;
}

/**
 * Inserts discussions, first 50, then as many as asked, and expects every page to cost the same: at most
 * four commands, and no more documents read at the end of the list than at its start.
 */
export async function expectPagesToCostTheSame(server: TestServer, count: number): Promise<void> {
  const businessId = (await buildBusiness())._id.toHexString();
  const people = await Promise.all(
    Array.from({ length: 30 }, () => buildPerson(server, { memberType: 'business', businessId })),
  );
  const authors = people.map(({ userId }) => ({ userId, businessId }));
  const costs = [];
  for (const size of [50, count]) {
    await database().collection('discussions').deleteMany({});
    await insertDiscussions(size, authors);
    // What a process keeps of the first reading is not read again, and an index takes in what is new.
    await costOf(server, null);
    await untilQuiet(collections);
    const first = await costOf(server, null);
    const last = await costOf(server, await cursorOfLastPage(server));
    expect(last).toEqual(first);
    costs.push(first);
  }
  const [few, many] = costs;
  expect(many).toEqual(few);
  expect(few?.rows).toBe(pageSize);
  expect(few?.commands).toBeLessThanOrEqual(4);
}
