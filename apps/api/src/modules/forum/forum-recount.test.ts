import { documentOf } from '@wiki/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, type TestClient } from '../../testing/client.ts';
import { type ApiProcess, startProcess } from '../../testing/process.ts';
import { randomOf } from '../../testing/random.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson, type Person } from '../../testing/world.ts';
import { discuss, forumMutations } from './forum-test-kit.ts';
import { DiscussionCommentModel, DiscussionModel, PostLikeModel } from './forum.model.ts';

let server: TestServer;
let other: ApiProcess;
const mongodbUrl = freshDatabaseUrl();

beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl } });
  other = await startProcess({ MONGODB_URL: mongodbUrl });
});
afterAll(async () => {
  other.signal('SIGTERM');
  await other.exited;
  await server.stop();
});

/** A person's clients, one for each process. */
const everywhere = (person: Person): TestClient[] => [person.client, clientOf(other, person)];

async function expectRecounted(): Promise<void> {
  for (const post of await DiscussionModel.find().lean()) {
    const discussionId = post._id.toHexString();
    expect({
      likes: await PostLikeModel.countDocuments({ postId: discussionId }),
      comments: await DiscussionCommentModel.countDocuments({ discussionId, status: 'PUBLISHED' }),
    }).toEqual({ likes: post.likeCount, comments: post.commentCount });
  }
  for (const comment of await DiscussionCommentModel.find().lean()) {
    const commentId = comment._id.toHexString();
    expect({
      likes: await PostLikeModel.countDocuments({ postId: commentId }),
      replies: await DiscussionCommentModel.countDocuments({
        parentId: commentId,
        status: 'PUBLISHED',
      }),
    }).toEqual({ likes: comment.likeCount, replies: comment.replyCount });
  }
}

test('after random acts in two processes the counts equal a recount', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => buildPerson(server)));
  const admin = everywhere(await buildPerson(server, { memberType: 'wikiAdmin' }));
  const clients = people.flatMap(everywhere);
  const discussionIds = await Promise.all(
    people.slice(0, 3).map(async ({ client }) => (await discuss(client)).id),
  );
  const random = randomOf(20_261_122);
  const below = (limit: number): number => Math.floor(random() * limit);
  const one = <Value>(values: readonly Value[]): Value => {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error('There is none.');
    return value;
  };
  const commentIds = async (): Promise<string[]> =>
    (await DiscussionCommentModel.find().select({ _id: 1 }).lean()).map(({ _id }) =>
      _id.toHexString(),
    );
  /** What is refused, or is not allowed, changes nothing: that is counted as well. */
  const act = async (client: TestClient, name: keyof typeof forumMutations, input: object) => {
    await client.request(forumMutations[name], { input });
  };
  const add = (replyTo?: string) =>
    act(one(clients), 'addDiscussionComment', {
      discussionId: one(discussionIds),
      body: documentOf(`Said ${below(1_000_000)}`),
      language: 'en',
      ...(replyTo ? { replyTo } : {}),
    });
  for (let round = 0; round < 3; round += 1) {
    for (let index = 0; index < 4; index += 1) await add();
    for (let wave = 0; wave < 8; wave += 1) {
      const known = await commentIds();
      const acts = Array.from({ length: 8 }, () => {
        const id = one(known);
        const likes = { id: one([...known, ...discussionIds]), isLiked: random() < 0.6 };
        const reason = { key: null, text: 'Not decent enough' };
        return one([
          () => add(),
          () => add(id),
          () => act(one(clients), 'setPostLiked', likes),
          () => act(one(clients), 'setPostLiked', likes),
          () => act(one(clients), 'deleteDiscussionComment', { id }),
          () => act(one(admin), 'deleteDiscussionComment', { id, reason }),
          () => act(one(admin), 'restoreDiscussionComment', { id }),
        ]);
      });
      await Promise.all(acts.map((each) => each()));
    }
    await expectRecounted();
  }
  expect(await DiscussionCommentModel.countDocuments({ status: 'REMOVED' })).toBeGreaterThan(0);
  expect(await PostLikeModel.countDocuments()).toBeGreaterThan(0);
}, 240_000);
