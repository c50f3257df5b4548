import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { withDatabase } from '../../testing/database.ts';
import { freshDatabaseUrl } from '../../testing/server.ts';
import { eventDocuments, type EventRecord } from '../outbox/event.model.ts';
import { inTransaction } from './transaction.ts';

const event = (): EventRecord<'session.revoked'> => ({
  _id: new Types.ObjectId(),
  type: 'session.revoked',
  actorId: null,
  at: new Date(),
  data: { userId: 'ana', sessionIds: [] },
});

it('inserts a document into the transaction of the caller', async () => {
  await withDatabase(freshDatabaseUrl(), async () => {
    const [lost, kept] = [event(), event()];
    const failing = inTransaction(async () => {
      await eventDocuments.insertOne(lost);
      throw new Error('Nothing of it is kept.');
    });
    await expect(failing).rejects.toThrow('Nothing of it is kept.');
    await inTransaction(() => eventDocuments.insertOne(kept));
    expect(await eventDocuments.find({})).toEqual([kept]);
  });
});

it('leaves out fields without a value', async () => {
  await withDatabase(freshDatabaseUrl(), async () => {
    const { _id, data, ...rest } = event();
    const absent = { ...data, reason: undefined };
    await eventDocuments.insertOne({ _id, data: absent, ...rest });
    const stored = await eventDocuments.findOne({ _id });
    expect(Object.keys(stored?.data ?? {})).toEqual(['userId', 'sessionIds']);
  });
});
