import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type TestClient } from '../../../testing/client.ts';
import { readBothWays } from '../../../testing/lists.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { discuss, reply, run } from '../forum-test-kit.ts';

let server: TestServer;
let author: Person;
let member: Person;
let other: Person;
const visitor = () => createClient(server);

beforeAll(async () => {
  server = await startTestServer();
  author = await buildPerson(server);
  member = await buildPerson(server);
  other = await buildPerson(server);
});
afterAll(() => server.stop());

test('a thread is read in three orders, both ways and around a comment', async () => {
  const { id } = await discuss(author.client, 'Which bank opens an account?');
  const comments: string[] = [];
  for (let number = 0; number < 8; number += 1) {
    comments.push((await reply(member.client, id, `Bank ${number}`)).id);
  }
  const likers = [author.client, other.client];
  const like = async (index: number, by: readonly TestClient[]) => {
    for (const client of by) {
      await run(client, 'setPostLiked', { id: comments[index], isLiked: true });
    }
  };
  await like(2, likers);
  await like(5, likers.slice(0, 1));
  await like(6, likers.slice(0, 1));
  const at = (...indexes: number[]) => indexes.map((index) => comments[index]);
  const expected = {
    OLDEST: comments,
    NEWEST: comments.toReversed(),
    MOST_USEFUL: at(2, 6, 5, 7, 4, 3, 1, 0),
  };
  for (const [sort, ids] of Object.entries(expected)) {
    expect(
      await readBothWays(visitor(), 'comments', `sort: ${sort}`, `discussion(id: "${id}")`),
    ).toEqual({ forwards: ids, backwards: ids, totalCount: 8 });
  }
  interface Around {
    discussion: { comments: { edges: { cursor: string; node: { id: string } }[] } };
  }
  const pageOf = async (given: string) => {
    const { discussion } = await visitor().data<Around>(
      `{ discussion(id: "${id}") { comments(${given}) { edges { cursor node { id } } } } }`,
    );
    return discussion.comments.edges;
  };
  const around = await pageOf(`sort: MOST_USEFUL, first: 4, around: "${comments[3]}"`);
  expect(around.map(({ node }) => node.id)).toEqual(at(5, 7, 4, 3));
  // A position in one order says nothing in another.
  const { errors } = await visitor().request(
    `{ discussion(id: "${id}") { comments(sort: NEWEST, after: "${around[0]?.cursor}") {
      edges { node { id } } } } }`,
  );
  expect(errors?.[0]?.extensions?.['code']).toBe('INVALID_CURSOR');
});
