import { describe, expect, it } from 'vitest';
import { errorOf, useEngine } from '../../testing/harness.ts';

describe('creating an index', () => {
  const harness = useEngine();

  it('keeps its definition as MongoDB writes it', async () => {
    const { db, docs } = harness;
    const requested = [
      { name: 'a', sparse: false, unique: false, key: { a: 1 } },
      { name: 'b', unique: 1, key: { b: 1 } },
    ];
    const create = { createIndexes: docs.collectionName, indexes: requested };
    const counts = { numIndexesBefore: 1, numIndexesAfter: 3 };
    expect(await db.command(create)).not.toHaveProperty('commitQuorum');
    await docs.dropIndexes();
    expect(await db.command(create)).toMatchObject({ ...counts, commitQuorum: 'votingMembers' });
    expect(await db.command(create)).not.toHaveProperty('commitQuorum');
    const [, ...made] = await docs.indexes();
    expect(made.map((each) => Object.entries(each))).toEqual([
      Object.entries({ v: 2, key: { a: 1 }, name: 'a', sparse: false }),
      Object.entries({ v: 2, key: { b: 1 }, name: 'b', unique: true }),
    ]);
  });
});

describe('creating a collection', () => {
  const harness = useEngine();

  it('is done when it is there as it should be', async () => {
    const { db, docs } = harness;
    const name = docs.collectionName;
    const options = { capped: true, size: 4096, validator: { a: 1 } };
    for (let i = 0; i < 2; i++) await db.createCollection(name, options);
    const view = { viewOn: name, pipeline: [{ $match: { a: 1 } }] };
    for (let i = 0; i < 2; i++) await db.createCollection(`${name}view`, view);
    for (const other of [{}, { ...options, size: 8192 }]) {
      const error = await errorOf(db.createCollection(name, other));
      expect(error).toMatchObject({ code: 48, codeName: 'NamespaceExists' });
      expect(error.message).toMatch(/already exists, but with different options: \{ uuid: UUID\("/);
    }
    for (const other of [{ ...view, pipeline: [] }, {}]) {
      expect(await errorOf(db.createCollection(`${name}view`, other))).toMatchObject({ code: 48 });
    }
    expect(await errorOf(db.createCollection(name, view))).toMatchObject({ code: 48 });
  });
});
