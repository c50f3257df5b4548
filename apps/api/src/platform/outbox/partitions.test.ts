import { afterEach, beforeEach, expect, test } from 'vitest';
import { database } from '../database/connect.ts';
import { happen } from '../../testing/stand-in.ts';
import { consume, handled, useConsumers, waitFor } from './consumer-test-kit.ts';
import { ConsumerModel, type ConsumerRecord } from './consumer.model.ts';
import { sayThatItWorks, shareOf } from './consumer-processes.ts';
import { EventModel, type EventMap } from './event.model.ts';
import { outboxMigrations } from './outbox.migrations.ts';
import { partitionOf, partitionsOf } from './partitions.ts';

useConsumers();

/** The subject of what happened is the word before the dash: `red-1`. */
const subject = ({ data }: { data: unknown }) =>
  (data as EventMap['test.happened']).text.split('-')[0] ?? '';
const colors = ['red', 'green', 'blue', 'white', 'black', 'grey', 'pink', 'brown'];

const holders = async (name: string) =>
  (await ConsumerModel.find({ _id: { $in: partitionsOf({ name, subject }) } }).lean()).map(
    ({ owner }) => owner,
  );
const partsOf = async (name: string, owner: string) =>
  (await holders(name)).filter((each) => each === owner).length;

/** What was handled of each subject, in the order it was handled in. */
async function bySubject(name: string): Promise<string[][]> {
  const texts = await handled(name);
  return colors.map((color) => texts.filter((text) => text.startsWith(`${color}-`)));
}

const rounds = Array.from({ length: 6 }, (_, round) => round);
const inOrder = colors.map((color) => rounds.map((round) => `${color}-${round}`));

async function happenInTurns(name: string, of: readonly number[] = rounds): Promise<void> {
  for (const round of of) for (const color of colors) await happen(name, `${color}-${round}`);
}

/** Has a process say that it works for a consumer, for so many milliseconds. */
const say = (id: string, consumer: string, milliseconds = 400) =>
  sayThatItWorks(id, [consumer], milliseconds);

let saying: NodeJS.Timeout | undefined;

/** The same again and again, until the test is over. */
async function keepSaying(id: string, consumer: string): Promise<void> {
  await say(id, consumer);
  saying = setInterval(() => void say(id, consumer), 100);
}

let one = '';
let two = '';
let name = '';
let count = 0;

beforeEach(() => {
  count += 1;
  name = `shared-${count}`;
  one = `${name}-one`;
  two = `${name}-two`;
});
afterEach(async () => {
  clearInterval(saying);
  await database().collection('consumerProcesses').deleteMany({});
});

test('one process works for all partitions, and keeps the order of all', async () => {
  consume(name, { subject, owner: one });
  const texts = ['red-1', 'green-1', 'blue-1', 'red-2', 'white-1', 'green-2'];
  for (const text of texts) await happen(name, text);
  await waitFor(name, texts);
  expect(await holders(name)).toEqual([one, one, one, one]);
});

test('two processes share the partitions, and each event is handled once, in the order of its subject', async () => {
  const by = new Map<string, string>();
  const noting = (owner: string) => (text: string) => void by.set(text, owner);
  consume(name, { subject, owner: one, onHandle: noting(one) });
  await expect.poll(() => partsOf(name, one)).toBe(4);
  await happenInTurns(name, [0, 1]);
  consume(name, { subject, owner: two, onHandle: noting(two) });
  await happenInTurns(name, [2, 3]);
  await expect.poll(() => partsOf(name, two)).toBe(2);
  expect(await partsOf(name, one)).toBe(2);
  await happenInTurns(name, [4, 5]);
  await expect.poll(() => bySubject(name)).toEqual(inOrder);
  const last = new Set(inOrder.map((texts) => by.get(texts.at(-1) ?? '')));
  expect(last).toEqual(new Set([one, two]));
});

test('what a process worked for that leaves, or stops breathing, the other goes on with', async () => {
  const first = consume(name, { subject, owner: one });
  consume(name, { subject, owner: two });
  await expect.poll(() => holders(name)).not.toContain(null);
  await expect.poll(() => partsOf(name, two)).toBeGreaterThan(0);
  await happenInTurns(name, [0, 1, 2]);
  await first.stop();
  await happenInTurns(name, [3, 4, 5]);
  await expect.poll(() => bySubject(name)).toEqual(inOrder);
  await expect.poll(() => partsOf(name, two)).toBe(4);

  // One that was killed has said that it works, and holds what it had.
  await say(one, name);
  await expect.poll(() => partsOf(name, two)).toBeLessThan(4);
  await expect.poll(() => partsOf(name, two)).toBe(4);
});

test('a process that said it works while its clock was an hour ahead is not waited for', async () => {
  await say(two, name, 3_600_000);
  consume(name, { subject, owner: one });
  await expect.poll(() => partsOf(name, one)).toBe(4);
});

test('a process of another version, which does not know a consumer, is not waited for', async () => {
  await keepSaying(two, 'another');
  consume(name, { subject, owner: one });
  await expect.poll(() => partsOf(name, one)).toBe(4);
});

test('one that starts now misses nothing in the partitions that another process takes later', async () => {
  const now = { subject, startsNow: true };
  const first = consume(name, { ...now, owner: one });
  await expect.poll(() => partsOf(name, one)).toBe(4);
  await first.stop();
  const partitions = partitionsOf({ name, subject });
  const later = shareOf(two, { name, partitions }, [one, two]);
  await ConsumerModel.deleteMany({ _id: { $in: later } });
  await happenInTurns(name);
  await keepSaying(one, name);
  consume(name, { ...now, owner: two });
  await expect.poll(() => partsOf(name, two)).toBe(later.length);
  const expected = colors.map((color) => {
    const texts = rounds.map((round) => `${color}-${round}`);
    const of = partitionOf({ name, subject }, new EventModel({ data: { text: `${color}-0` } }));
    return later.includes(of) ? texts : [];
  });
  await expect.poll(() => bySubject(name)).toEqual(expected);
});

test('partitions whose positions differ go on together, and nothing is handled twice', async () => {
  const first = consume(name, { subject, owner: one });
  await expect.poll(() => partsOf(name, one)).toBe(4);
  await happenInTurns(name, [0, 1, 2]);
  await expect.poll(async () => (await handled(name)).length).toBe(24);
  const [behind] = partitionsOf({ name, subject });
  const before = await ConsumerModel.findById(behind).lean();
  await happenInTurns(name, [3, 4]);
  await expect.poll(async () => (await handled(name)).length).toBe(40);
  await first.stop();
  await ConsumerModel.updateOne({ _id: behind }, { cursor: before?.cursor ?? null });
  consume(name, { subject, owner: two });
  await happenInTurns(name, [5]);
  await expect.poll(() => bySubject(name)).toEqual(inOrder);
});

test('a consumer of the version before goes on where it stood, in each of its partitions', async () => {
  const migration = outboxMigrations.find(({ id }) => id.endsWith('consumer-partitions'));
  const consumers = database().collection<ConsumerRecord>('consumers');
  const stood = { cursor: 'AAAA', startedAt: new Date('2026-11-30'), owner: 'old' };
  await consumers.deleteMany({ _id: /^comments/ });
  await consumers.insertOne({ _id: 'comments', ...stood, until: new Date() });
  const audit = await consumers.findOne({ _id: 'audit' });
  for (let times = 0; times < 2; times += 1) {
    await migration?.up(database());
    const found = await consumers.find({ _id: /^comments/ }).toArray();
    expect(found).toHaveLength(4);
    for (const partition of found) expect(partition).toMatchObject({ ...stood, owner: null });
    expect(found.map(({ _id }) => _id).toSorted()).toEqual(
      partitionsOf({ name: 'comments', subject }),
    );
  }
  expect(await consumers.findOne({ _id: 'audit' })).toMatchObject({ _id: audit?._id });
});

test('each subject has one partition, and subjects and partitions are spread evenly', () => {
  const events = colors.map((color) => new EventModel({ data: { text: `${color}-1` } }));
  const found = events.map((event) => partitionOf({ name, subject }, event));
  expect(new Set(found)).toEqual(new Set(partitionsOf({ name, subject })));
  expect(new Set(events.map((event) => partitionOf({ name }, event)))).toEqual(new Set([name]));
  const processes = ['first', 'second', 'third'];
  const partitions = partitionsOf({ name, subject });
  const shares = processes.map((id) => shareOf(id, { name, partitions }, processes));
  expect(shares.flat().toSorted()).toEqual(partitions);
  expect(new Set(shares.map(({ length }) => length))).toEqual(new Set([1, 2]));
  const single = Array.from({ length: 300 }, (_, at) => `consumer ${at}`);
  for (const id of processes) {
    const own = single.filter(
      (each) => shareOf(id, { name: each, partitions: [each] }, processes)[0],
    );
    expect(own.length).toBeGreaterThan(60);
  }
});
