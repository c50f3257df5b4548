import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { buildBusiness, buildProduct } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson } from '../../../testing/world.ts';
import { ListingModel } from '../../listings/listing.model.ts';
import { act, comment } from '../engagement-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a business shows the questions it answered beneath what everybody sees', async () => {
  const business = await buildBusiness();
  const businessId = business._id.toHexString();
  const seller = await buildPerson(server, { memberType: 'businessAdmin', businessId });
  const buyer = await buildPerson(server);
  const questions = async (first?: number) =>
    createClient(server).request(
      `query ($id: ID!, $first: Int! = 5) { business(id: $id) {
        answeredQuestions(first: $first) { comment { text replies { text } } listing { id } }
      } }`,
      { id: businessId, ...(first === undefined ? {} : { first }) },
    );
  const texts = async () => {
    const { data } = await questions();
    const page = data?.business as { answeredQuestions: { comment: { text: string } }[] };
    return page.answeredQuestions.map(({ comment: { text } }) => text);
  };
  const [shown, hidden] = await Promise.all([
    buildProduct({ business }),
    buildProduct({ business }),
  ]);
  const [listingId, hiddenId] = [shown, hidden].map(({ _id }) => _id.toHexString());
  const asked = await comment(buyer.client, String(listingId), '¿Hacen envíos?');
  const elsewhere = await comment(buyer.client, String(hiddenId), '¿Y aquí?');
  await comment(buyer.client, String(listingId), '¿Nadie contesta?');
  const answer = async (replyTo: string, on: unknown) =>
    act(seller.client, 'addListingComment', {
      listingId: on,
      text: 'Sí, a todo el país.',
      replyTo,
    });
  expect(await texts()).toEqual([]);
  await answer(asked.id, listingId);
  await answer(elsewhere.id, hiddenId);
  expect(await texts()).toEqual(['¿Y aquí?', '¿Hacen envíos?']);
  await ListingModel.updateOne({ _id: hidden._id }, { status: 'paused' });
  expect(await texts()).toEqual(['¿Hacen envíos?']);
  await act(buyer.client, 'deleteListingComment', { commentId: asked.id });
  expect(await texts()).toEqual([]);
  for (const first of [0, 11]) {
    expect((await questions(first)).errors?.[0]?.extensions?.['code']).toBe('BAD_REQUEST');
  }
});
