import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { commandsDuring, watchingCommands } from '../../testing/commands.ts';
import { buildBusiness, buildProduct } from '../../testing/factories.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson, type Person } from '../../testing/world.ts';
import { questions } from '../business-questions/business-questions.ts';
import { BusinessQuestionModel } from '../business-questions/business-question.model.ts';
import { CommentModel } from '../engagement/comments/comment.model.ts';
import { comment } from '../engagement/engagement-test-kit.ts';
import { DiscussionCommentModel } from '../forum/forum.model.ts';
import { discuss, reply } from '../forum/forum-test-kit.ts';
import { type News, notify } from './notify.ts';

let server: TestServer;
let reader: Person;
let writer: Person;
beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  reader = await buildPerson(server);
  writer = await buildPerson(server);
});
afterAll(() => server.stop());

const tell = ({ userId }: Person, news: Omit<News, 'actorId'>) =>
  inTransaction(() => notify({ ...news, userId, actorId: writer.userId }));

/** What stands beneath the newest notifications of somebody, by their topics. */
async function quotesOf({ client }: Person, topics: string[], first = 10) {
  const { notifications } = await client.data<{
    notifications: { edges: { node: { topic: string; quote: string | null } }[] };
  }>('query ($first: Int!) { notifications(first: $first) { edges { node { topic quote } } } }', {
    first,
  });
  return notifications.edges
    .map(({ node }) => node)
    .filter(({ topic }) => topics.includes(topic))
    .map(({ quote }) => quote);
}

it('the words that a notification is about stand beneath it while everybody may read them', async () => {
  const moderator = await buildPerson(server, { memberType: 'wikiAdmin' });
  const { id: discussionId } = await discuss(writer.client);
  const { id } = await reply(
    writer.client,
    discussionId,
    'First the plant certificate. Then the rest.',
  );
  for (const person of [reader, moderator]) {
    await tell(person, {
      type: 'postMention',
      params: { discussionId, commentId: id, title: 'Coffee' },
      cause: `mention:${id}`,
    });
  }
  const topics = ['MENTIONS'];
  expect(await quotesOf(reader, topics)).toEqual(['First the plant certificate.']);
  for (const status of ['HELD', 'REFUSED', 'HIDDEN', 'REMOVED', 'DELETED']) {
    await DiscussionCommentModel.updateOne({ _id: id }, { $set: { status } });
    expect(await quotesOf(reader, topics)).toEqual([null]);
    // Who moderates reads it where it is moderated.
    expect(await quotesOf(moderator, topics)).toEqual([null]);
  }
});

it('a comment on a listing is quoted until it is deleted or held, or the listing is hidden', async () => {
  const business = await buildBusiness();
  const businessId = business._id.toHexString();
  const seller = await buildPerson(server, { memberType: 'businessAdmin', businessId });
  const listingId = (await buildProduct({ business }))._id.toHexString();
  const { id } = await comment(writer.client, listingId, 'Does it come ground?');
  await expect.poll(() => quotesOf(seller, ['LISTING_COMMENTS'])).toEqual(['Does it come ground?']);
  for (const state of [{ isHeld: true }, { isDeleted: true }, { isListed: false }]) {
    await CommentModel.updateOne({ _id: id }, { $set: state });
    expect(await quotesOf(seller, ['LISTING_COMMENTS'])).toEqual([null]);
    await CommentModel.updateOne(
      { _id: id },
      { $set: { isHeld: false, isDeleted: false, isListed: true } },
    );
  }
  expect(await quotesOf(seller, ['LISTING_COMMENTS'])).toEqual(['Does it come ground?']);
});

it('a question is quoted to the business that was asked, and to others once it is answered', async () => {
  const businessId = (await buildBusiness())._id.toHexString();
  const member = await buildPerson(server, { memberType: 'businessAdmin', businessId });
  const left = await buildPerson(server);
  const asked = await inTransaction(() =>
    questions.create({
      authorId: writer.userId,
      text: 'Do you ship?',
      businessId,
      isByBusiness: false,
    }),
  );
  const questionId = asked._id.toHexString();
  for (const person of [member, left]) {
    await tell(person, {
      type: 'businessQuestion',
      params: { businessId, businessName: 'Café', questionId },
      cause: `question:${questionId}`,
    });
  }
  expect(await quotesOf(member, ['LISTING_COMMENTS'])).toEqual(['Do you ship?']);
  expect(await quotesOf(left, ['LISTING_COMMENTS'])).toEqual([null]);
  await BusinessQuestionModel.updateOne({ _id: asked._id }, { $set: { replyCount: 1 } });
  expect(await quotesOf(left, ['LISTING_COMMENTS'])).toEqual(['Do you ship?']);
});

it('the words of a page are read in one command, however many there are', async () => {
  const person = await buildPerson(server);
  const { id: discussionId } = await discuss(writer.client);
  for (let count = 0; count < 6; count += 1) {
    const { id } = await reply(writer.client, discussionId, `Reply ${count}.`);
    await tell(person, {
      type: 'postMention',
      params: { discussionId, commentId: id, title: 'Coffee' },
      cause: `many:${id}`,
    });
  }
  const commands = (first: number) =>
    commandsDuring(['discussionComments'], () => quotesOf(person, ['MENTIONS'], first));
  // Whether they can be read, and what they say.
  expect(await commands(1)).toHaveLength(2);
  expect(await commands(6)).toHaveLength(2);
  expect(await quotesOf(person, ['MENTIONS'])).toContain('Reply 5.');
});
