import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabaseUrl } from '../../testing/server.ts';
import { ActiveSet } from './active-set.ts';
import { connectDatabase } from './connect.ts';

describe('a set of what is under way', () => {
  const [one, two, three] = [{ name: 'one' }, { name: 'two' }, { name: 'three' }];

  test('holds each once, until it leaves', () => {
    const set = new ActiveSet([one, two]);
    expect([...set.add(three).add(one)]).toEqual([one, two, three]);
    expect(set.delete(one)).toBe(true);
    expect(set.delete(one)).toBe(false);
    expect(new Set(set)).toEqual(new Set([two, three]));
    expect(set.delete(three)).toBe(true);
    expect([...set]).toEqual([two]);
    expect([...set.add(one)]).toEqual([two, one]);
    set.clear();
    expect([...set]).toEqual([]);
    expect(set.delete(two)).toBe(false);
    expect([...set.add(two)]).toEqual([two]);
  });

  test('tells each of those that are there, though they leave as they are told', () => {
    const set = new ActiveSet([one, two, three]);
    const told = Array.from(set, (each) => set.delete(each) && each.name);
    expect(told).toEqual(['one', 'two', 'three']);
    expect([...set]).toEqual([]);
  });

  test('is apart from others that hold the same', () => {
    const [here, there] = [new ActiveSet([one, two]), new ActiveSet([two, one])];
    here.delete(one);
    expect([...here]).toEqual([two]);
    expect([...there]).toEqual([two, one]);
  });
});

// Names of the driver's own: should it keep what is under way elsewhere, this is to be looked at again.
describe('a client of the driver', () => {
  const state = () =>
    (mongoose.connection.getClient() as unknown as { s: Record<string, Iterable<object>> }).s;

  beforeAll(async () => {
    await connectDatabase(freshDatabaseUrl());
  });
  afterAll(async () => {
    await mongoose.disconnect();
  });

  test('keeps its sessions and cursors in such sets, and closes them with it', async () => {
    const { activeSessions, activeCursors } = state();
    expect([activeSessions, activeCursors]).toEqual([expect.any(ActiveSet), expect.any(ActiveSet)]);
    const things = mongoose.connection.collection('things');
    await things.insertMany(Array.from({ length: 5 }, (_, number) => ({ number })));
    const cursor = things.find({}, { batchSize: 2 });
    await cursor.next();
    expect([...(activeCursors ?? [])]).toEqual([cursor]);
    const session = await mongoose.startSession();
    expect([...(activeSessions ?? [])]).toContain(session);
    await mongoose.connection.dropDatabase();
    await mongoose.disconnect();
    expect([cursor.killed, session.hasEnded]).toEqual([true, true]);
    expect([...(activeCursors ?? []), ...(activeSessions ?? [])]).toEqual([]);
  });
});
