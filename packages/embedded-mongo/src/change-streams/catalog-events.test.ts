import { type ChangeStream, type Document, Timestamp } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { pluck, useEngine } from '../testing/harness.ts';
import { opened, soon, take } from '../testing/streams.ts';

/** What a stream tells until a renaming ends it, or something is inserted into the last collection. */
async function untilLast(stream: ChangeStream): Promise<Document[]> {
  const events: Document[] = [];
  for (;;) {
    const [event] = await take(stream, 1);
    if (!event) return events;
    events.push(event);
    const { operationType, ns } = event as { operationType: string; ns?: { coll: string } };
    if (operationType === 'invalidate' || ns?.coll.endsWith('last')) return events;
  }
}

describe('change streams with expanded events', () => {
  const harness = useEngine();
  const expanded = { ...soon, showExpandedEvents: true };

  it('tell changes of the catalog', async () => {
    const { docs, db } = harness;
    const name = docs.collectionName;
    const plain = await opened(docs.watch([], soon));
    const stream = await opened(docs.watch([], { ...soon, showExpandedEvents: true }));
    await docs.createIndex({ a: 1 });
    await db.command({ collMod: name, index: { name: 'a_1', expireAfterSeconds: 50 } });
    await docs.dropIndex('a_1');
    await docs.insertOne({ n: 1 });
    await docs.rename(`${name}renamed`);
    const events = await take(stream, 6);
    const { info } = (await db.listCollections({ name: `${name}renamed` }).next()) as Document;
    expect(events).toMatchObject([
      { operationType: 'create', operationDescription: { idIndex: { name: '_id_' } } },
      { operationType: 'createIndexes', operationDescription: { indexes: [{ name: 'a_1' }] } },
      { operationType: 'modify', operationDescription: { index: { name: 'a_1' } } },
      { operationType: 'dropIndexes', operationDescription: { indexes: [{ name: 'a_1' }] } },
      { operationType: 'insert', collectionUUID: (info as Document)['uuid'] as unknown },
      { operationType: 'rename', operationDescription: { to: { coll: `${name}renamed` } } },
    ]);
    const [first] = await take(plain, 1);
    expect(first).toMatchObject({ operationType: 'insert' });
    expect(first).not.toHaveProperty('collectionUUID');
    await plain.close();
    await stream.close();
  });

  it.each([soon, expanded])(
    'tell the same to whoever reads them long after, from the disk (%o)',
    async (options) => {
      const { docs, db } = harness;
      const target = `${docs.collectionName}renamed`;
      const present = (await db.command({ ping: 1 }))['operationTime'] as Timestamp;
      const at = new Timestamp(present.toBigInt() + 1n);
      const stream = await opened(db.collection(target).watch([], options));
      const ofAll = await opened(db.watch([], options));
      await docs.insertOne({ n: 1, text: 'x'.repeat(300) });
      await docs.updateOne({}, { $set: { n: 2 } });
      await db.createCollection(`${docs.collectionName}seen`, { viewOn: docs.collectionName });
      await docs.rename(target);
      await db.collection(`${docs.collectionName}last`).insertOne({});
      // More than is kept in memory.
      const others = Array.from({ length: 1_100 }, (_, n) => ({ n }));
      await harness.client.db('others').collection('docs').insertMany(others);
      for (const [heard, of] of [
        [stream, db.collection(target)],
        [ofAll, db],
      ] as const) {
        const late = of.watch([], { ...options, startAtOperationTime: at });
        const [inTime, inTheEnd] = [await untilLast(heard), await untilLast(late)];
        expect(inTheEnd).toEqual(inTime);
        await heard.close();
        await late.close();
      }
    },
  );

  it('tell what a change of a collection found', async () => {
    const { docs, db } = harness;
    const name = docs.collectionName;
    await db.createCollection(name, { validator: { a: 1 } });
    await docs.createIndex({ a: 1 }, { expireAfterSeconds: 10 });
    const stream = await opened(docs.watch([], expanded));
    await db.command({ collMod: name, index: { name: 'a_1', expireAfterSeconds: 50 } });
    await db.command({ collMod: name, validator: {} });
    await db.command({ collMod: name });
    expect(await take(stream, 3)).toMatchObject([
      {
        operationDescription: { index: { name: 'a_1', expireAfterSeconds: 50 } },
        stateBeforeChange: { indexOptions: { expireAfterSeconds: 10 } },
      },
      {
        operationDescription: { validator: {} },
        stateBeforeChange: { collectionOptions: { validator: { a: 1 } } },
      },
      { operationType: 'modify', operationDescription: {} },
    ]);
    await stream.close();
  });

  it('tell a renaming onto another collection as one change, to the streams of both', async () => {
    const { docs, db } = harness;
    const target = db.collection(`${docs.collectionName}target`);
    await docs.insertOne({});
    await target.insertOne({});
    const [found] = await db.listCollections({ name: target.collectionName }).toArray();
    const streams = await Promise.all(
      [docs, target].map((each) => opened(each.watch([], expanded))),
    );
    await docs.rename(target.collectionName, { dropTarget: true });
    const [one, other] = await Promise.all(streams.map((each) => take(each, 2)));
    expect(one).toEqual(other);
    expect(one).toMatchObject([
      {
        operationType: 'rename',
        operationDescription: {
          to: { db: db.databaseName, coll: target.collectionName },
          dropTarget: ((found as Document)['info'] as Document)['uuid'] as unknown,
        },
      },
      { operationType: 'invalidate' },
    ]);
    await Promise.all(streams.map((each) => each.close()));
  });

  it('tell of views', async () => {
    const { docs, db } = harness;
    const view = `${docs.collectionName}view`;
    const plain = await opened(db.watch([], soon));
    const stream = await opened(db.watch([], expanded));
    const definition = { viewOn: docs.collectionName, pipeline: [{ $match: { a: 1 } }] };
    await db.createCollection(view, definition);
    await db.command({ collMod: view, viewOn: docs.collectionName, pipeline: [] });
    await db.dropCollection(view);
    await docs.insertOne({});
    const events = await take(stream, 3);
    expect(events).toMatchObject([
      { operationType: 'create', ns: { coll: view }, operationDescription: definition },
      { operationType: 'modify', operationDescription: { ...definition, pipeline: [] } },
      { operationType: 'drop', ns: { coll: view } },
    ]);
    expect(pluck(events, 'collectionUUID')).toEqual([undefined, undefined, undefined]);
    expect(pluck(await take(plain, 1), 'operationType')).toEqual(['insert']);
    await plain.close();
    await stream.close();
  });
});
