import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { database } from '../../platform/database/connect.ts';
import { buildProduct } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson } from '../../testing/world.ts';
import { act, comment, readListing } from './engagement-test-kit.ts';
import type { CommentRecord } from './comments/comment.model.ts';
import { engagementMigrations } from './engagement.migrations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('comments of the version before are content like those written since', async () => {
  const { client, userId } = await buildPerson(server);
  const listingId = (await buildProduct())._id.toHexString();
  const written = await comment(client, listingId, 'Written since');
  const comments = database().collection('listingComments');
  const template = await comments.findOne({ _id: new Types.ObjectId(written.id) });
  if (!template) throw new Error('The comment was not written.');
  const { dateDeleted, deletedBy, isHeld, likeCount, ...before } = template as CommentRecord;
  const added = { dateDeleted, deletedBy, isHeld, likeCount };
  expect(added).toEqual({ dateDeleted: null, deletedBy: null, isHeld: false, likeCount: 0 });
  const _id = new Types.ObjectId();
  await comments.insertOne({ ...before, _id, text: 'Written before' });

  const migration = engagementMigrations.find(({ id }) => id.endsWith('comments-as-content'));
  for (let times = 0; times < 2; times += 1) await migration?.up(database());

  expect(await comments.findOne({ _id })).toEqual({ ...template, _id, text: 'Written before' });
  await act(client, 'deleteListingComment', { commentId: _id.toHexString() });
  expect(await comments.findOne({ _id })).toMatchObject({ isDeleted: true, deletedBy: userId });
  const texts = (await readListing(client, listingId)).comments.map(({ text }) => text);
  expect(texts).toEqual(['Written since']);
});
