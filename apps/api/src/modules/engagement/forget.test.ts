import { buildPerson } from '../../testing/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { buildProduct } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { goodPassword, signUpNewcomer } from '../accounts/account-test-kit.ts';
import { EngagementModel } from '../listings/engagement/engagement.model.ts';
import { ListingModel } from '../listings/listing.model.ts';
import { CommentModel } from './comments/comment.model.ts';
import { act, comment, readListing } from './engagement-test-kit.ts';
import { FavouriteModel } from './attention/favourite.model.ts';
import { ViewModel } from './attention/view.model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('of who deletes their account nothing counts any more, and comments lose their name', async () => {
  const person = await signUpNewcomer(server, {});
  const reader = await buildPerson(server);
  const listingId = (await buildProduct())._id.toHexString();
  for (const { client } of [person, reader]) {
    await act(client, 'setFavourite', { listingId, isFavourite: true });
    await act(client, 'recordListingView', { listingId });
  }
  await comment(person.client, listingId, 'What I think');
  const { exportMyData } = await person.client.data<{ exportMyData: string }>('{ exportMyData }');
  expect(JSON.parse(exportMyData)).toMatchObject({
    favourites: [{ listingId }],
    comments: [{ listingId, text: 'What I think' }],
    views: [{ listingId }],
  });
  await person.client.data(
    'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { ok } }',
    { input: { password: goodPassword } },
  );
  await expect
    .poll(async () => (await readListing(reader.client, listingId)).engagement)
    .toEqual({ views: 1, contacts: 0, saves: 1, comments: 1 });
  const { comments } = await readListing(reader.client, listingId);
  expect(comments).toMatchObject([{ text: 'What I think', author: null }]);
  const { userId } = person;
  expect(await FavouriteModel.countDocuments({ userId })).toBe(0);
  expect(await ViewModel.countDocuments({ userId })).toBe(0);
});

test('a deleted listing takes its favourites, views and comments with it', async () => {
  const reader = await buildPerson(server);
  const { _id, businessId } = await buildProduct();
  const listingId = _id.toHexString();
  await act(reader.client, 'setFavourite', { listingId, isFavourite: true });
  await act(reader.client, 'recordListingView', { listingId });
  await comment(reader.client, listingId, 'One');
  await inTransaction(async () => {
    await ListingModel.deleteOne({ _id });
    await EngagementModel.deleteOne({ _id });
    await recordEvent('listing.changed', null, {
      listingId,
      businessId,
      listingType: 'product',
      change: 'deleted',
      byAdministrator: false,
      reasonKey: null,
      wasPublic: true,
      isPublic: false,
      isNew: false,
    });
  });
  const left = async () => [
    await FavouriteModel.countDocuments({ listingId }),
    await ViewModel.countDocuments({ listingId }),
    await CommentModel.countDocuments({ listingId }),
  ];
  await expect.poll(left).toEqual([0, 0, 0]);
});
