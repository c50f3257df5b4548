import { clientOf } from '../../../testing/client.ts';
import { type Person, buildPerson } from '../../../testing/world.ts';
import {
  disputeActionsFrom,
  type DisputeParty,
  disputeStatuses,
  nextDisputeStatus,
} from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { buildDispute, buildReview } from '../../../testing/review-factory.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { DisputeModel } from './dispute.model.ts';
import {
  act,
  buildCompany,
  deniedWith,
  type DisputeAnswer,
  disputeFields,
  mutationText,
  ratingsOf,
  reason,
  refusalsOf,
  reviewInput,
  type ReviewMutation,
} from '../review-test-kit.ts';

let server: TestServer;
let admin: Person;
let author: Person;
let stranger: Person;
let company: Awaited<ReturnType<typeof buildCompany>>;

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
  author = await buildPerson(server);
  stranger = await buildPerson(server);
  company = await buildCompany(server);
});
afterAll(() => server.stop());

const ours = () => ({ business: company.business, author: author.user });
const one = `query ($id: ID!) { dispute(id: $id) { ${disputeFields} } }`;
const read = async ({ client }: Pick<Person, 'client'>, id: string) =>
  (await client.data<{ dispute: DisputeAnswer | null }>(one, { id })).dispute;
const claim = (reviewId: string, more: object = {}) => ({
  reviewId,
  nature: 'didNotWorkWithCompany',
  details: 'We have never met this person.',
  handling: 'removeReview',
  ...more,
});

/** The mutation of each action that one of the parties takes. */
const mutationOf = {
  respond: 'respondToDispute',
  remove: 'removeDisputedReview',
  requestEdit: 'requestReviewEdit',
  edit: 'editReview',
} as const satisfies Record<string, ReviewMutation>;
type Action = keyof typeof mutationOf;
const actions = Object.keys(mutationOf) as Action[];

async function standing(status: (typeof disputeStatuses)[number]) {
  const { dispute, review } = await buildDispute({ status, review: ours() });
  const [id, reviewId] = [dispute._id.toHexString(), review._id.toHexString()];
  const inputOf = (action: Action) =>
    action === 'edit'
      ? reviewInput({ reviewId, dateOfTransaction: review.transactionDate })
      : { disputeId: id, reason };
  return { id, reviewId, inputOf };
}

describe('every state, action and party', () => {
  test.each(disputeStatuses)('from %s', async (status) => {
    for (const action of actions) {
      const legal = nextDisputeStatus(status, action);
      const { id, inputOf } = await standing(status);
      const [name, input] = [mutationOf[action], inputOf(action)];
      const rightful = action === 'edit' ? author : admin;
      const others = [author, admin, stranger, company.manager, company.colleague].filter(
        (person) => person !== rightful,
      );
      for (const { client } of others) {
        const code = await deniedWith(client, mutationText(name), { input });
        const isHidden = action === 'edit' && status === 'removed' && client === stranger.client;
        expect([action, code]).toEqual([action, isHidden ? undefined : 'FORBIDDEN']);
      }
      expect((await read(admin, id))?.status).toBe(status);
      const codes = await refusalsOf(rightful.client, name, input);
      expect([action, codes]).toEqual([action, legal ? [] : ['ILLEGAL_TRANSITION']]);
      expect((await read(admin, id))?.status).toBe(legal ?? status);
    }
  });

  test.each(disputeStatuses)('in %s everyone is told what they may do', async (status) => {
    const { id } = await standing(status);
    const offered = async (person: Person) => (await read(person, id))?.viewerActions;
    const allowed = (party: DisputeParty) => disputeActionsFrom(status, [party]);
    expect(await offered(admin)).toEqual(allowed('administrator'));
    expect(await offered(author)).toEqual(allowed('author'));
    expect(await offered(company.manager)).toEqual(allowed('business'));
    expect(await read(stranger, id)).toBeNull();
  });
});

describe('submitting', () => {
  test('the business disputes once, whoever tries at once', async () => {
    const review = await buildReview(ours());
    const reviewId = review._id.toHexString();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        act(
          (index % 2 ? company.manager : company.colleague).client,
          'disputeReview',
          claim(reviewId),
        ),
      ),
    );
    const [begun, ...more] = answers.flatMap(({ dispute }) => dispute ?? []);
    expect(more).toEqual([]);
    expect(begun).toMatchObject({
      status: 'submitted',
      timeline: [{ action: 'submit', party: 'business', reason: null }],
    });
    const codes = answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
    expect(new Set(codes)).toEqual(new Set(['ALREADY_DISPUTED']));
    expect(await DisputeModel.countDocuments({ reviewId })).toBe(1);
    expect(await read(author, String(begun?.id))).toMatchObject({ status: 'submitted' });
  });

  test('needs all fields, a review one may answer for, and one that is shown', async () => {
    const review = await buildReview(ours());
    const reviewId = review._id.toHexString();
    const { client } = company.manager;
    for (const [given, code] of [
      [{ details: '' }, 'FILL_ALL_FIELDS'],
      [{ details: '   ' }, 'FILL_ALL_FIELDS'],
      [{ details: 'Short' }, 'FIELD_TOO_SHORT'],
      [{ details: 'x'.repeat(4001) }, 'FIELD_TOO_LONG'],
      [{ reviewId: '0'.repeat(24) }, 'NOT_FOUND'],
    ] as const) {
      expect(await refusalsOf(client, 'disputeReview', claim(reviewId, given))).toEqual([code]);
    }
    for (const person of [author, admin, stranger, (await buildCompany(server)).manager]) {
      const input = claim(reviewId);
      expect(await deniedWith(person.client, mutationText('disputeReview'), { input })).toBe(
        'FORBIDDEN',
      );
    }
    const removal = { reviewId, reason };
    expect(await refusalsOf(admin.client, 'removeReview', removal)).toEqual([]);
    expect(await refusalsOf(client, 'disputeReview', claim(reviewId))).toEqual([
      'ILLEGAL_TRANSITION',
    ]);
  });
});

describe('administrators', () => {
  test('two who act at once: one wins, the other is told', async () => {
    const second = await buildPerson(server, { memberType: 'wikiAdmin' });
    const { id } = await standing('submitted');
    const input = { disputeId: id, reason };
    const answers = await Promise.all([
      refusalsOf(admin.client, 'respondToDispute', input),
      refusalsOf(second.client, 'removeDisputedReview', input),
      refusalsOf(admin.client, 'requestReviewEdit', input),
      refusalsOf(second.client, 'respondToDispute', input),
    ]);
    const after = await read(admin, id);
    const refused = answers.filter((codes) => codes.length > 0);
    // An edit that was asked for may still be followed by a removal.
    expect(after?.timeline).toHaveLength(5 - refused.length);
    for (const codes of refused) expect(['ILLEGAL_TRANSITION', 'CONFLICT']).toContain(codes[0]);
    expect(refused.length).toBeGreaterThanOrEqual(2);
  });

  test('removing takes the review off the page and the average, with the reason', async () => {
    const { business, businessId, manager } = await buildCompany(server);
    await buildReview({ business, rating: 5 });
    const { review, dispute } = await buildDispute({ review: { business, rating: 1 } });
    expect((await ratingsOf(admin.client, businessId)).ratingAverage).toBe(3);
    const { dispute: removed } = await act(admin.client, 'removeDisputedReview', {
      disputeId: dispute._id.toHexString(),
      reason: { key: 'offensive', text: 'Please mind the words.' },
    });
    expect(removed).toMatchObject({ status: 'removed', review: { status: 'removed' } });
    expect((await ratingsOf(admin.client, businessId)).ratingAverage).toBe(5);
    expect(
      await refusalsOf(manager.client, 'replyToReview', {
        reviewId: review._id.toHexString(),
        text: 'Thank you',
      }),
    ).toEqual(['ILLEGAL_TRANSITION']);
  });

  test('an undisputed review is removed once; a disputed one through its dispute', async () => {
    const review = await buildReview(ours());
    const input = { reviewId: review._id.toHexString(), reason };
    for (const person of [author, stranger, company.manager]) {
      expect(await deniedWith(person.client, mutationText('removeReview'), { input })).toBe(
        'FORBIDDEN',
      );
    }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refusalsOf(admin.client, 'removeReview', input)),
    );
    expect(answers.filter((codes) => codes.length === 0)).toHaveLength(1);
    expect(new Set(answers.flat())).toEqual(new Set(['ILLEGAL_TRANSITION']));
    for (const [status, codes] of [
      ['submitted', ['ILLEGAL_TRANSITION']],
      ['editRequested', ['ILLEGAL_TRANSITION']],
      ['kept', []],
    ] as const) {
      const { reviewId } = await standing(status);
      expect(await refusalsOf(admin.client, 'removeReview', { reviewId, reason })).toEqual(codes);
    }
    const unknown = { reviewId: '0'.repeat(24), reason };
    expect(await refusalsOf(admin.client, 'removeReview', unknown)).toEqual(['NOT_FOUND']);
  });

  test('do not judge what they wrote before they were one', async () => {
    const judge = await buildPerson(server, { memberType: 'wikiAdmin' });
    const review = { ...ours(), author: judge.user };
    const { dispute } = await buildDispute({ status: 'submitted', review });
    const disputeId = dispute._id.toHexString();
    expect((await read(judge, disputeId))?.viewerActions).toEqual([]);
    for (const name of ['respondToDispute', 'removeDisputedReview', 'requestReviewEdit'] as const) {
      const input = { disputeId, reason };
      expect(await deniedWith(judge.client, mutationText(name), { input })).toBe('FORBIDDEN');
    }
    const plain = await buildReview(review);
    const input = { reviewId: plain._id.toHexString(), reason };
    expect(await deniedWith(judge.client, mutationText('removeReview'), { input })).toBe(
      'FORBIDDEN',
    );
    const done = { disputeId, reason };
    expect(await refusalsOf(admin.client, 'respondToDispute', done)).toEqual([]);
  });

  test('say why, of a dispute there is', async () => {
    const { id } = await standing('submitted');
    for (const [given, code] of [
      [{ reason: {} }, 'FIELD_REQUIRED'],
      [{ reason: { text: 'x' } }, 'FIELD_TOO_SHORT'],
      [{ reason: { key: 'nonsense' } }, 'FIELD_INVALID'],
      [{ disputeId: '0'.repeat(24) }, 'NOT_FOUND'],
    ] as const) {
      for (const name of [
        'respondToDispute',
        'removeDisputedReview',
        'requestReviewEdit',
      ] as const) {
        const input = { disputeId: id, reason, ...given };
        expect(await refusalsOf(admin.client, name, input)).toEqual([code]);
      }
    }
  });
});

describe('an edit that was asked for', () => {
  test('keeps both versions, moves the average and ends the dispute', async () => {
    const { business, businessId } = await buildCompany(server);
    const { review, dispute } = await buildDispute({
      review: { business, author: author.user, rating: 1, subject: 'Never again' },
    });
    const disputeId = dispute._id.toHexString();
    const reviewId = review._id.toHexString();
    const { dispute: asked } = await act(admin.client, 'requestReviewEdit', { disputeId, reason });
    const days = (new Date(String(asked?.dateEditDue)).getTime() - Date.now()) / (24 * 3_600_000);
    expect(days).toBeCloseTo(7, 2);
    const edit = reviewInput({ reviewId, rating: 4, subject: 'Late, but solved' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => act(author.client, 'editReview', edit)),
    );
    const [edited, ...more] = answers.flatMap((answer) => answer.review ?? []);
    expect(more).toEqual([]);
    expect(edited).toMatchObject({
      rating: 4,
      previousVersion: { subject: 'Never again', rating: 1 },
      dispute: { status: 'edited' },
      viewerCanEdit: false,
    });
    expect(await ratingsOf(clientOf(server, null), businessId)).toMatchObject({
      ratingCount: 1,
      ratingAverage: 4,
    });
    expect((await read(author, disputeId))?.timeline.map(({ action }) => action)).toEqual([
      'submit',
      'requestEdit',
      'edit',
    ]);
    expect(await EventModel.countDocuments({ 'data.disputeId': disputeId })).toBe(2);
  });

  test('does not move a review onto another of the same date', async () => {
    const { reviewId } = await standing('editRequested');
    const other = await buildReview(ours());
    const input = reviewInput({ reviewId, dateOfTransaction: other.transactionDate });
    expect(await refusalsOf(author.client, 'editReview', input)).toEqual(['REVIEW_EXISTS']);
  });

  test('that is not made in time waits for an administrator again, by itself', async () => {
    const { dispute, review } = await buildDispute({
      status: 'editRequested',
      review: ours(),
      lastStepAt: new Date(Date.now() - 8 * 24 * 3_600_000),
    });
    const id = dispute._id.toHexString();
    await expect.poll(async () => (await read(admin, id))?.status).toBe('editMissed');
    expect((await read(author, id))?.timeline.at(-1)).toMatchObject({
      action: 'miss',
      party: 'platform',
    });
    const input = reviewInput({ reviewId: review._id.toHexString() });
    expect(await refusalsOf(author.client, 'editReview', input)).toEqual(['ILLEGAL_TRANSITION']);
    expect(await refusalsOf(admin.client, 'requestReviewEdit', { disputeId: id, reason })).toEqual(
      [],
    );
    expect(await refusalsOf(author.client, 'editReview', input)).toEqual([]);
  });
});
