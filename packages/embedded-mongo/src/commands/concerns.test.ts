import { type Document, Long, MongoClient, Timestamp, UUID } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorOf, useEngine } from '../testing/harness.ts';
import { RawClient } from '../testing/raw-client.ts';

const harness = useEngine();

/** What a reading command answers. */
interface Found {
  id: Long;
  firstBatch: Document[];
  nextBatch: Document[];
  atClusterTime: Timestamp;
}

function command(body: Document): Promise<Document> {
  return harness.db.command(body);
}

it('tells nothing of a write that nobody wants to know of', async () => {
  const write = { insert: harness.docs.collectionName, documents: [{ _id: 1 }, { _id: 1 }] };
  // The driver would ask for no answer at all.
  const raw = await RawClient.connect(harness.engine.port);
  const reply = await raw.command({ ...write, $db: 'tests', writeConcern: { w: 0 } });
  raw.close();
  expect(reply).toMatchObject({ ok: 1, n: 0 });
  expect(reply).not.toHaveProperty('writeErrors');
  expect(await harness.docs.countDocuments()).toBe(1);
});

describe('snapshot sessions', () => {
  it('see one moment, whatever is written or built meanwhile', async () => {
    const { docs, client } = harness;
    const other = harness.db.collection(`${docs.collectionName}other`);
    await docs.insertMany([{ n: 1 }, { n: 2 }]);
    await other.insertOne({ n: 1 });
    await client.withSession({ snapshot: true }, async (session) => {
      expect(await docs.find({}, { session }).toArray()).toHaveLength(2);
      await docs.insertMany([{ n: 3 }, { n: 1 }]);
      await docs.updateOne({ n: 2 }, { $set: { n: 9 } });
      await other.deleteMany({});
      await docs.createIndex({ n: 1 });
      expect(
        await docs
          .find({ n: { $gt: 0 } }, { session })
          .sort({ n: 1 })
          .toArray(),
      ).toMatchObject([{ n: 1 }, { n: 2 }]);
      expect(await docs.countDocuments({ n: 1 }, { session })).toBe(1);
      expect(await docs.distinct('n', {}, { session })).toEqual([1, 2]);
      const joined = await docs
        .aggregate(
          [
            { $match: { n: 1 } },
            {
              $lookup: { from: other.collectionName, localField: 'n', foreignField: 'n', as: 'o' },
            },
          ],
          { session },
        )
        .toArray();
      expect(joined).toMatchObject([{ o: [{ n: 1 }] }]);
    });
    expect(await docs.countDocuments()).toBe(4);
  });

  it('go on in a cursor, and tell the moment they saw', async () => {
    const { docs } = harness;
    await docs.insertMany(Array.from({ length: 300 }, (_, n) => ({ n })));
    const readConcern = { level: 'snapshot' };
    const find = { find: docs.collectionName, batchSize: 2, readConcern };
    const cursor = (await command(find))['cursor'] as Found;
    expect(cursor.atClusterTime).toBeInstanceOf(Timestamp);
    await docs.deleteMany({});
    const more = await command({ getMore: cursor.id, collection: docs.collectionName });
    expect((more['cursor'] as Found).nextBatch).toHaveLength(298);
    const at = { level: 'snapshot', atClusterTime: cursor.atClusterTime };
    const again = await command({ find: docs.collectionName, readConcern: at, batchSize: 1000 });
    expect((again['cursor'] as Found).firstBatch).toHaveLength(300);
    const distinct = await command({ distinct: docs.collectionName, key: 'n', readConcern: at });
    expect(distinct).toMatchObject({ atClusterTime: cursor.atClusterTime });
    expect(distinct['values']).toHaveLength(300);
  });

  it('refuse writes, other commands and moments that are not kept', async () => {
    const readConcern = { level: 'snapshot' };
    const name = harness.docs.collectionName;
    const refused = [
      { insert: name, documents: [{}], readConcern },
      { listCollections: 1, readConcern },
      { count: name, readConcern },
    ];
    for (const body of refused) expect((await errorOf(command(body))).code).toBe(72);
    expect(await harness.docs.countDocuments()).toBe(0);
    const past = { ...readConcern, atClusterTime: new Timestamp({ t: 1000, i: 1 }) };
    expect((await errorOf(command({ find: name, readConcern: past }))).code).toBe(239);
    const future = { ...readConcern, atClusterTime: new Timestamp({ t: 4e9, i: 1 }) };
    expect((await errorOf(command({ find: name, readConcern: future }))).code).toBe(72);
  });
});

describe('read and write concerns', () => {
  it('that are unknown or out of place are refused', async () => {
    const name = harness.docs.collectionName;
    const refused: [Document, number][] = [
      [{ find: name, readConcern: { level: 'unheard' } }, 2],
      [{ find: name, readConcern: 'local' }, 14],
      [{ find: name, readConcern: { afterClusterTime: new Timestamp({ t: 4e9, i: 1 }) } }, 72],
      [{ find: name, writeConcern: { w: 1 } }, 72],
      [{ insert: name, documents: [{}], writeConcern: { w: 51 } }, 9],
      [{ ping: 1, writeConcern: { w: 1 } }, 72],
    ];
    for (const [body, code] of refused) expect((await errorOf(command(body))).code).toBe(code);
  });

  it('that one server cannot satisfy are told beside the result', async () => {
    const { docs } = harness;
    const insert = { insert: docs.collectionName, documents: [{ n: 1 }] };
    expect(await errorOf(command({ ...insert, writeConcern: { w: 3 } }))).toMatchObject({
      code: 100,
      codeName: 'UnsatisfiableWriteConcern',
      errInfo: { writeConcern: { w: 3, wtimeout: 0, provenance: 'clientSupplied' } },
    });
    const tagged = await errorOf(command({ ...insert, writeConcern: { w: 'east' } }));
    expect(tagged.code).toBe(79);
    expect(await docs.countDocuments()).toBe(2);
    await docs.insertOne({ n: 2 }, { writeConcern: { w: 'majority', journal: true } });
  });

  it('belong to the first and the last statement of a transaction', async () => {
    const statement = {
      lsid: { id: new UUID() },
      txnNumber: Long.fromInt(1),
      autocommit: false,
    };
    const find = { find: harness.docs.collectionName, ...statement };
    const begin = { ...find, startTransaction: true };
    const wrong = await errorOf(command({ ...begin, readConcern: { level: 'linearizable' } }));
    expect(wrong.code).toBe(72);
    const insert = { insert: harness.docs.collectionName, documents: [{}], ...statement };
    const early = { ...insert, startTransaction: true, writeConcern: { w: 1 } };
    expect((await errorOf(command(early))).code).toBe(72);
  });
});

describe('the declared API version', () => {
  it('is checked', async () => {
    const refused: [Document, number][] = [
      [{ ping: 1, apiVersion: '2' }, 322],
      [{ ping: 1, apiStrict: true }, 4_886_600],
      [{ distinct: 'c', key: 'a', apiVersion: '1', apiStrict: true }, 323],
      [{ buildInfo: 1, apiVersion: '1', apiStrict: true }, 323],
    ];
    for (const [body, code] of refused) expect((await errorOf(command(body))).code).toBe(code);
    const serverApi = { version: '1', strict: true, deprecationErrors: true } as const;
    const strict = await MongoClient.connect(harness.engine.uri, { serverApi });
    const docs = strict.db('tests').collection(harness.docs.collectionName);
    await docs.insertOne({ n: 1 });
    expect(await docs.countDocuments({ n: 1 })).toBe(1);
    expect((await errorOf(docs.distinct('n'))).code).toBe(323);
    await strict.close();
  });
});
