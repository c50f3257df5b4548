import { Types } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { database } from '../database/connect.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { standIn } from '../../testing/stand-in.ts';
import { appendAudit, linked, verifyAudit } from './audit-chain.ts';
import { chainAudit } from './audit-chain.migration.ts';
import { AuditEndModel, AuditModel, type AuditRecord } from './audit.model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ modules: [standIn] });
});
afterEach(async () => {
  await AuditModel.deleteMany({});
  await AuditEndModel.deleteMany({});
});
afterAll(() => server.stop());

const records = () => database().collection<AuditRecord>('auditRecords');

const oneMore = (change = 'added') =>
  appendAudit([
    {
      _id: new Types.ObjectId(),
      action: 'blacklist.changed',
      actorId: 'a1',
      targets: { entryId: 'e1' },
      details: { change },
      at: new Date(),
    },
  ]);

async function chainOf(length: number): Promise<void> {
  for (let index = 0; index < length; index += 1) await oneMore();
}

const at = (number: number) => records().findOne({ number });

describe('the chain', () => {
  test('of records as they were written is whole', async () => {
    expect(await verifyAudit()).toMatchObject({ count: 0, fault: null });
    await chainOf(5);
    const last = await at(5);
    expect(await verifyAudit()).toEqual({ count: 5, hash: last?.hash, fault: null });
  });

  test('stays whole when many add to it at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => oneMore()));
    expect(await verifyAudit()).toMatchObject({ count: 20, fault: null });
  });

  const alterations: [string, Record<string, unknown>][] = [
    ['who did it', { actorId: 'a2' }],
    ['what was done', { action: 'blacklist.changee' }],
    ['a word of the details', { 'details.change': 'addee' }],
    ['an id', { 'targets.entryId': 'e2' }],
    ['what it is found by', { about: ['e1'] }],
    ['its area', { area: 'user' }],
    ['the time', { at: new Date(0) }],
    ['the type of the time', { at: 'yesterday' }],
    ['its hash', { hash: 'f'.repeat(64) }],
    ['the hash before it', { previousHash: 'f'.repeat(64) }],
    ['what is not there', { targets: null }],
  ];
  test.each(alterations)('names the record when somebody changes %s', async (_what, change) => {
    await chainOf(4);
    await records().updateOne({ number: 3 }, { $set: change });
    const { fault } = await verifyAudit();
    expect(fault).toMatchObject({ kind: 'changed', number: 3 });
  });

  test.each([1, 3, 5])('names record %i when it is removed', async (number) => {
    await chainOf(5);
    await records().deleteOne({ number });
    expect((await verifyAudit()).fault).toEqual({ kind: 'removed', number, id: null });
  });

  test('names a record that was inserted between two, at the end or without a place', async () => {
    await chainOf(4);
    const second = await at(2);
    if (!second) throw new Error('There is no second record.');
    for (const number of [2.5, 5, null]) {
      const _id = new Types.ObjectId();
      await records().insertOne({ ...second, _id, number: number as number });
      const { fault } = await verifyAudit();
      expect(fault).toMatchObject({ kind: 'inserted', id: _id.toHexString() });
      await records().deleteOne({ _id });
    }
    expect((await verifyAudit()).fault).toBeNull();
  });

  test('names one that fits the end but was never written by the platform', async () => {
    await chainOf(3);
    const end = await AuditEndModel.findById('end').lean();
    await oneMore();
    const fourth = await at(4);
    await AuditEndModel.updateOne({ _id: 'end' }, { $set: { number: 3, hash: end?.hash } });
    expect((await verifyAudit()).fault).toEqual({
      kind: 'inserted',
      number: 4,
      id: fourth?._id.toHexString(),
    });
  });

  test('names one that was written anew as a whole, with a hash that fits', async () => {
    await chainOf(3);
    const second = await at(2);
    if (!second) throw new Error('There is no second record.');
    const { _id, number, previousHash } = second;
    const forged = linked({ ...second, actorId: 'a2' }, { number: number - 1, hash: previousHash });
    await records().replaceOne({ _id }, forged);
    expect((await verifyAudit()).fault).toMatchObject({ kind: 'changed', number: 2 });
  });
});

test('what was there before the chain is chained, and again without harm', async () => {
  const db = database();
  const old = [3, 1, 2].map((day) => ({
    _id: new Types.ObjectId(),
    action: 'user.suspended',
    actorId: 'a1',
    targets: { userId: `u${day}` },
    details: {},
    at: new Date(Date.UTC(2026, 0, day)),
  }));
  await db.collection('auditRecords').dropIndexes();
  await db.collection('auditRecords').insertMany(old);
  await chainAudit.up(db);
  await chainAudit.up(db);
  expect(await verifyAudit()).toMatchObject({ count: 3, fault: null });
  expect(await at(1)).toMatchObject({ area: 'user', about: ['a1', 'u1'] });
  await oneMore();
  expect(await verifyAudit()).toMatchObject({ count: 4, fault: null });
});
