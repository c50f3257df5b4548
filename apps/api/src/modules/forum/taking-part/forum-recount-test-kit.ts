import { documentOf } from '@wiki/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, type TestClient } from '../../../testing/client.ts';
import { type ApiProcess, startProcess } from '../../../testing/process.ts';
import { randomOf } from '../../../testing/random.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { FollowModel } from '../../follows/follow.model.ts';
import { BlacklistEntryModel } from '../../moderation/blacklist/blacklist.model.ts';
import { CaseModel, ReportModel } from '../../moderation/cases/case.model.ts';
import { createBlacklistEntry } from '../../moderation/index.ts';
import { discuss, forumMutations } from '../forum-test-kit.ts';
import { DiscussionCommentModel, DiscussionModel, PostLikeModel } from '../forum.model.ts';

let server: TestServer;
let other: ApiProcess;
const mongodbUrl = freshDatabaseUrl();
const [word, phrase] = ['zarzuelero', 'dinero de la nada'];

/** A person's clients, one for each process; the other process may be another one by then. */
const everywhere = (person: Person): (() => TestClient)[] => [
  () => person.client,
  () => clientOf(other, person),
];

const hitsOf = async (text: string) => (await BlacklistEntryModel.findOne({ text }).lean())?.hits;

/** Cases are of one thing each, count their reports, and what is held waits in one. */
async function expectCasesRecounted(): Promise<void> {
  for (const { _id, subjectId, reportCount } of await CaseModel.find().lean()) {
    const caseId = _id.toHexString();
    expect(await ReportModel.countDocuments({ caseId })).toBe(reportCount);
    expect(await CaseModel.countDocuments({ subjectId, status: 'OPEN' })).toBeLessThanOrEqual(1);
  }
  const held = await DiscussionCommentModel.find({ status: 'HELD' }).lean();
  const waiting = await CaseModel.countDocuments({ status: 'OPEN', isHeld: true });
  expect(waiting).toBe(held.length);
}

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

type Answered = Record<
  string,
  { comment?: { status: string } | null; userErrors: { code: string }[] }
>;
const report = 'mutation ($input: ReportInput!) { report(input: $input) { userErrors { code } } }';
const follow =
  'mutation ($input: SetFollowInput!) { setFollow(input: $input) { userErrors { code } } }';
const levels = ['WATCHING', 'NORMAL', 'MUTED'] as const;

/** One process is killed in the first round, and in one of so many after that. */
const roundsBetweenKills = 5;

/** Has people act at random in two processes, and expects the counts of a recount after each round. */
async function expectCountsAfterActs(rounds: number): Promise<void> {
  const people = await Promise.all(Array.from({ length: 8 }, () => buildPerson(server)));
  const admin = everywhere(await buildPerson(server, { memberType: 'wikiAdmin' }));
  const clients = people.flatMap(everywhere);
  /** Of the acts that were answered; those of a process that died may have counted. */
  const told = { blocked: 0, held: 0, unanswered: 0 };
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
  const act = async (
    client: () => TestClient,
    name: keyof typeof forumMutations,
    input: object,
  ) => {
    const answer = await client()
      .request<Answered>(forumMutations[name], { input })
      .catch(() => null);
    if (!answer) told.unanswered += 1;
    const payload = Object.values(answer?.data ?? {})[0];
    if (payload?.userErrors.some(({ code }) => code === 'POST_BLACKLISTED')) told.blocked += 1;
    if (payload?.comment?.status === 'HELD' && name === 'addDiscussionComment') told.held += 1;
  };
  const add = (replyTo?: string, said = '') =>
    act(one(clients), 'addDiscussionComment', {
      discussionId: one(discussionIds),
      body: documentOf(`Said ${below(1_000_000)} ${said}`),
      language: 'en',
      ...(replyTo ? { replyTo } : {}),
    });
  const ask = async (mutation: string, input: object) => {
    await one(clients)()
      .request(mutation, { input })
      .catch(() => null);
  };
  const authorIds = people.map(({ userId }) => userId);
  for (let round = 0; round < rounds; round += 1) {
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
          () => add(undefined, word),
          () => add(undefined, phrase),
          () => ask(report, { kind: 'discussionComment', id, reason: 'spam' }),
          () => ask(follow, { kind: 'USER', targetId: one(authorIds), level: one(levels) }),
          () => act(one(clients), 'setPostLiked', likes),
          () => act(one(clients), 'setPostLiked', likes),
          () => act(one(clients), 'deleteDiscussionComment', { id }),
          () => act(one(admin), 'deleteDiscussionComment', { id, reason }),
          () => act(one(admin), 'restoreDiscussionComment', { id }),
        ]);
      });
      const acting = Promise.all(acts.map((each) => each()));
      if (wave === 4 && round % roundsBetweenKills === 0) {
        other.signal('SIGKILL');
        await other.exited;
        other = await startProcess({ MONGODB_URL: mongodbUrl });
      }
      await acting;
    }
    await expectRecounted();
    await expectCasesRecounted();
  }
  for (const [text, seen] of [
    [word, told.blocked],
    [phrase, told.held],
  ] as const) {
    expect(await hitsOf(text)).toBeGreaterThanOrEqual(seen);
    expect(await hitsOf(text)).toBeLessThanOrEqual(seen + told.unanswered);
  }
  for (const { userId, client } of people) {
    const { followState } = await client.data<{ followState: { followerCount: number } }>(
      `{ followState(kind: USER, targetId: "${userId}") { followerCount } }`,
    );
    const following = await FollowModel.distinct('userId', { targetId: userId, level: 'WATCHING' });
    expect(followState.followerCount).toBe(following.length);
  }
  expect(await CaseModel.countDocuments({ status: 'OPEN' })).toBeGreaterThan(0);
  expect(await DiscussionCommentModel.countDocuments({ status: 'REMOVED' })).toBeGreaterThan(0);
  expect(await PostLikeModel.countDocuments()).toBeGreaterThan(0);
}

/** The test of so many rounds, of some seventy acts each. */
export function testRecounts(rounds: number, timeout: number): void {
  beforeAll(async () => {
    server = await startTestServer({ config: { mongodbUrl } });
    await createBlacklistEntry('word', word);
    await createBlacklistEntry('phrase', phrase);
    other = await startProcess({ MONGODB_URL: mongodbUrl });
  });
  afterAll(async () => {
    other.signal('SIGTERM');
    await other.exited;
    await server.stop();
  });

  test(
    'after random acts in two processes, one of them killed in between, the counts equal a recount',
    () => expectCountsAfterActs(rounds),
    timeout,
  );
}
