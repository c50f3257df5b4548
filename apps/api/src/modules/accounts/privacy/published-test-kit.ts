import { buildPerson } from '../../../testing/world.ts';
import { buildBusiness, buildMember, buildProduct } from '../../../testing/factories.ts';
import { buildDispute, buildReview } from '../../../testing/review-factory.ts';
import type { TestClient } from '../../../testing/client.ts';
import type { TestServer } from '../../../testing/server.ts';
import type { BusinessRecord } from '../../businesses/index.ts';
import { openChat, say } from '../../chat/chat-test-kit.ts';
import { act as engage, comment } from '../../engagement/engagement-test-kit.ts';
import { begin, complete } from '../../listings/listing-test-kit.ts';
import { insertFile } from '../../files/index.ts';
import { discuss, reply, run as forum, written } from '../../forum/forum-test-kit.ts';
import { run as moderate } from '../../moderation/cases/case-test-kit.ts';
import { act as onReview } from '../../reviews/review-test-kit.ts';
import type { UserRecord } from '../../users/index.ts';

/** Words of a person that nobody else wrote. */
export interface Words {
  /** In what is published or told to others: it stays, without them. */
  words: string;
  /** In what they deleted, what was deleted of them, and what they wrote to nobody. */
  takenBack: string;
  /** Written by an administrator about what they wrote. */
  comment: string;
  /** How their device calls a picture. */
  document: string;
}

/**
 * Lets somebody who manages a business do everything that people do around listings: begin and publish
 * them, keep, look at and comment on others', write to sellers and to customers, write reviews, and
 * answer and dispute those of their business.
 */
export async function publishAs(
  server: TestServer,
  {
    client,
    author,
    business,
  }: { client: TestClient; author: UserRecord; business: BusinessRecord },
  said: Words,
): Promise<void> {
  const { words, takenBack, comment: reason, document } = said;
  const admin = await buildPerson(server, { memberType: 'wikiAdmin', lastName: 'Reservada' });
  const somebody = await buildPerson(server, {
    firstName: 'Otra',
    lastName: 'Reservada',
    displayName: 'Otra persona',
  });

  const file = await insertFile(server.config, {
    ownerId: author._id.toHexString(),
    purpose: 'LISTING_IMAGE',
    name: document,
    svg: '<svg xmlns="http://www.w3.org/2000/svg" width="70" height="40"/>',
  });
  const images = [{ fileId: file._id.toHexString(), alt: null }];
  const own = await begin(client, 'product', { ...complete.product, name: { es: words }, images });
  await client.data(
    'mutation ($input: ActOnListingsInput!) { actOnListings(input: $input) { outcomes { listingId } } }',
    { input: { listingIds: [own], action: 'publish' } },
  );

  const seller = await buildBusiness();
  await buildMember(seller);
  const listingId = (await buildProduct({ business: seller }))._id.toHexString();
  await engage(client, 'setFavourite', { listingId, isFavourite: true });
  await engage(client, 'recordListingView', { listingId });
  const question = await comment(somebody.client, listingId, 'A question');
  await comment(client, listingId, words);
  await comment(client, listingId, words, question.id);
  const mistaken = await comment(client, listingId, takenBack);
  await engage(client, 'deleteListingComment', { commentId: mistaken.id });
  const rude = await comment(client, listingId, takenBack);
  await engage(admin.client, 'deleteListingComment', {
    commentId: rude.id,
    reason: { key: null, text: reason },
  });

  await say(client, (await openChat(client, listingId)).id, words);
  // One that nobody else will have read.
  const unread = (await buildProduct())._id.toHexString();
  await say(client, (await openChat(client, unread)).id, takenBack);
  const asked = await openChat(somebody.client, own);
  await say(somebody.client, asked.id, 'A question');
  await say(client, asked.id, words);

  const reviewed = { author, subject: words, exchangeDetails: words };
  await buildReview({ ...reviewed, business: await buildBusiness() });
  for (const status of ['submitted', 'editRequested', 'removed'] as const) {
    await buildDispute({ status, review: reviewed });
  }
  const review = await buildReview({
    author: somebody.user,
    business,
  });
  const reviewId = review._id.toHexString();
  await onReview(client, 'replyToReview', { reviewId, text: words });
  await onReview(client, 'disputeReview', {
    reviewId,
    nature: 'unfairRepresentation',
    details: words,
    handling: 'removeReview',
  });
  const witness = await buildPerson(server);
  await discussAs(
    { client, admin: admin.client, somebody: somebody.client, witness: witness.client, author },
    said,
  );
}

/**
 * Lets somebody take part in the forum: publish, edit and take back, have something removed, hold
 * drafts; and others mention them, in what stands, in an earlier version, in a draft and in what was
 * reported.
 */
async function discussAs(
  {
    client,
    admin,
    somebody,
    witness,
    author,
  }: {
    client: TestClient;
    admin: TestClient;
    somebody: TestClient;
    witness: TestClient;
    author: UserRecord;
  },
  { words, takenBack, comment: reason }: Words,
): Promise<void> {
  const own = await discuss(client, words, { title: words });
  await reply(client, own.id, words);
  const mistaken = await discuss(client, takenBack, { title: takenBack });
  await forum(client, 'deleteDiscussion', { id: mistaken.id });
  const edited = await discuss(client, takenBack, { title: takenBack });
  const now = written(words, { title: words, tags: [] });
  await forum(client, 'editDiscussion', { discussionId: edited.id, ...now });
  const rude = await reply(client, own.id, takenBack);
  await forum(admin, 'deleteDiscussionComment', {
    id: rude.id,
    reason: { key: null, text: reason },
  });
  const draft = written(takenBack, { title: takenBack, version: 0 });
  await forum(client, 'saveDiscussionDraft', draft);

  const mention = {
    type: 'mention',
    attrs: { kind: 'user', id: author._id.toHexString(), label: author.displayName },
  };
  const naming = { body: { type: 'doc', content: [{ type: 'paragraph', content: [mention] }] } };
  const asked = await discuss(somebody, '', naming);
  await forum(somebody, 'addDiscussionComment', {
    discussionId: asked.id,
    language: 'es',
    ...naming,
  });
  await moderate(witness, 'report', { kind: 'discussion', id: asked.id, reason: 'spam' });
  // What a case keeps of this one ends within the name, when all but its last letters were written.
  const before = { type: 'text', text: 'x'.repeat(600 - author.displayName.length) };
  const long = await forum(somebody, 'addDiscussionComment', {
    discussionId: asked.id,
    language: 'es',
    body: { type: 'doc', content: [{ type: 'paragraph', content: [before, mention] }] },
  });
  const id = long.comment?.id ?? '';
  await moderate(witness, 'report', { kind: 'discussionComment', id, reason: 'spam' });
  await forum(somebody, 'editDiscussion', { discussionId: asked.id, ...written('A question') });
  await forum(somebody, 'saveDiscussionDraft', written('', { ...naming, version: 0 }));
  // Others are told of what the person did.
  await reply(client, asked.id, words);
  await forum(client, 'setPostLiked', { id: asked.id, isLiked: true });
}
