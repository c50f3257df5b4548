import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { timesNotified } from '../../../testing/notifications.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { discuss, reply, run, told } from '../forum-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs: { pollMilliseconds: 100 } });
});
afterAll(() => server.stop());

const block = ({ client }: Person, { userId }: Person) =>
  client.data(
    'mutation ($userId: ID!) { blockPerson(input: { userId: $userId }) { userErrors { code } } }',
    {
      userId,
    },
  );

/** Follows something; gives how many do, or the refusal. */
async function follow(client: TestClient, kind: string, targetId: string, level = 'WATCHING') {
  const { setFollow } = await client.data<{
    setFollow: { follow: { followerCount: number } | null; userErrors: { code: string }[] };
  }>(
    `mutation ($input: SetFollowInput!) {
      setFollow(input: $input) { follow { followerCount } userErrors { code } } }`,
    { input: { kind, targetId, level } },
  );
  return setFollow.follow?.followerCount ?? setFollow.userErrors[0]?.code;
}

test('a block ends that two people follow each other, and neither follows anew', async () => {
  const [one, other] = [await buildPerson(server), await buildPerson(server)];
  expect(await follow(one.client, 'USER', other.userId)).toBe(1);
  expect(await follow(other.client, 'USER', one.userId)).toBe(1);
  await block(one, other);
  const followers = async (userId: string) => {
    const { followState } = await one.client.data<{ followState: { followerCount: number } }>(
      'query ($id: ID!) { followState(kind: USER, targetId: $id) { followerCount } }',
      { id: userId },
    );
    return followState.followerCount;
  };
  for (const { userId } of [one, other]) await expect.poll(() => followers(userId)).toBe(0);
  expect(await follow(other.client, 'USER', one.userId)).toBe('NOT_FOUND');
  expect(await follow(one.client, 'USER', other.userId)).toBe('NOT_FOUND');
  // Muting asks nothing of the other.
  expect(await follow(other.client, 'USER', one.userId, 'MUTED')).toBe(0);
});

test('nobody is offered for a mention, or told of one, across a block', async () => {
  const blocked = await buildPerson(server, { displayName: 'Valentina Uno' });
  const blocker = await buildPerson(server, { displayName: 'Valentina Dos' });
  const third = await buildPerson(server, { displayName: 'Valentina Tres' });
  await block(blocker, blocked);
  const offered = async ({ client }: Person) => {
    const { mentionCandidates } = await client.data<{ mentionCandidates: { id: string }[] }>(
      '{ mentionCandidates(query: "valentina") { id } }',
    );
    return mentionCandidates.map(({ id }) => id);
  };
  expect(await offered(blocked)).toEqual([third.userId]);
  expect(await offered(blocker)).toEqual([third.userId]);

  const { id: discussionId } = await discuss(blocker.client);
  const comment = await reply(blocker.client, discussionId, 'Mine');
  const content = [blocker, third].map(({ userId: id }) => ({
    type: 'mention',
    attrs: { kind: 'user', id, label: 'Valentina' },
  }));
  const body = { type: 'doc', content: [{ type: 'paragraph', content }] };
  await run(blocked.client, 'addDiscussionComment', { discussionId, body, language: 'en' });
  await reply(blocked.client, discussionId, 'To you', comment.id);
  await run(blocked.client, 'setPostLiked', { id: discussionId, isLiked: true });
  await run(third.client, 'setPostLiked', { id: discussionId, isLiked: true });
  await expect.poll(told(third.userId, 'postMention')).toBe(1);
  // Whoever liked last is told last: what came before was told, if it is told at all.
  await expect.poll(told(blocker.userId, 'postLiked')).toBe(1);
  for (const type of ['postMention', 'postReply', 'discussionReply'] as const) {
    expect(await told(blocker.userId, type)()).toBe(0);
  }
});

test('who follows a tag hears nothing of whoever a block divides from them', async () => {
  const [writer, blocker, other] = [
    await buildPerson(server),
    await buildPerson(server),
    await buildPerson(server),
  ];
  for (const { client } of [blocker, other]) await follow(client, 'TAG', 'ceramics');
  await block(blocker, writer);
  const heardOf = (discussion: { id: string }) => () =>
    timesNotified({ userId: blocker.userId, 'params.discussionId': discussion.id });
  const theirs = await discuss(writer.client, 'Where do I buy clay?', { tags: ['ceramics'] });
  await expect.poll(told(other.userId, 'followedDiscussion')).toBe(1);
  const another = await discuss(other.client, 'And glaze?', { tags: ['ceramics'] });
  await expect.poll(heardOf(another)).toBe(1);
  expect(await heardOf(theirs)()).toBe(0);
});
