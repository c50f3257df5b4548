import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBusiness } from '../../../testing/factories.ts';
import { buildReview } from '../../../testing/review-factory.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { changeBusinessStatus } from '../../../testing/world.ts';
import { reviewPage } from './review-page.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the page of a review names it as the client does, while everybody may read it', async () => {
  const business = await buildBusiness({ name: 'Taller Uno' });
  const review = await buildReview({ business, subject: 'Puntuales' });
  const id = review._id.toHexString();
  expect(await reviewPage(id, 'es', server.config)).toMatchObject({
    title: 'Puntuales: reseña de Taller Uno',
    artwork: business.artwork,
    trail: [{ name: 'Empresarios' }, { name: 'Taller Uno' }],
  });
  expect(await reviewPage(id, 'en', server.config)).toMatchObject({
    title: 'Puntuales: review of Taller Uno',
  });
  await changeBusinessStatus(business, 'inactive');
  expect(await reviewPage(id, 'es', server.config)).toBeNull();
});

test.each(['unknown', '0'.repeat(24), '{"$ne":null}'])('of %s there is none', async (id) => {
  expect(await reviewPage(id, 'es', server.config)).toBeNull();
});
