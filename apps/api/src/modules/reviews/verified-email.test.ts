import { buildPerson } from '../../testing/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildReview } from '../../testing/review-factory.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildCompany, refusalsOf, reviewInput } from './review-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { requireVerifiedEmail: true } });
});
afterAll(() => server.stop());

test('where verified addresses are demanded, nobody posts with another', async () => {
  const { business, businessId, manager } = await buildCompany(server);
  const input = reviewInput({ businessId });
  const unverified = await buildPerson(server, { emailVerified: false });
  expect(await refusalsOf(unverified.client, 'writeReview', input)).toEqual(['EMAIL_NOT_VERIFIED']);
  const verified = await buildPerson(server);
  expect(await refusalsOf(verified.client, 'writeReview', input)).toEqual([]);

  const reply = { reviewId: (await buildReview({ business }))._id.toHexString(), text: 'Thanks' };
  const colleague = await buildPerson(server, {
    emailVerified: false,
    memberType: 'business',
    businessId,
  });
  expect(await refusalsOf(colleague.client, 'replyToReview', reply)).toEqual([
    'EMAIL_NOT_VERIFIED',
  ]);
  expect(await refusalsOf(manager.client, 'replyToReview', reply)).toEqual([]);
});
