import { expect, test } from 'vitest';
import { standInMongot } from './mongot.ts';

const definition = {
  mappings: {
    dynamic: false,
    fields: {
      key: { type: 'token' },
      name: { type: 'string', analyzer: 'lucene.whitespace' },
      tags: { type: 'token' },
      numbers: { type: 'document', fields: { price: { type: 'number' } } },
    },
  },
};

type Asked = Record<string, unknown>;

/** A collection with documents by their ids, and ways to ask it. */
async function collectionOf(documents: Record<string, Asked>) {
  const collection = standInMongot();
  await collection.createSearchIndex({ name: 'search', definition });
  for (const [_id, fields] of Object.entries(documents)) {
    const replacement = { ...fields, _id, key: _id };
    const replaceOne = { filter: { _id }, replacement, upsert: true };
    await collection.bulkWrite([{ replaceOne }], { ordered: false });
  }
  const rows = (asked: Asked, ...stages: object[]) =>
    collection.aggregate([{ $search: { index: 'search', ...asked } }, ...stages]).toArray();
  return {
    collection,
    rows,
    ids: async (asked: Asked) => (await rows(asked)).map(({ _id }) => String(_id)),
    meta: async (asked: Asked) => {
      const stage = { $searchMeta: { index: 'search', count: { type: 'total' }, ...asked } };
      return (await collection.aggregate([stage]).toArray())[0];
    },
  };
}

const project = {
  $project: { score: { $meta: 'searchScore' }, token: { $meta: 'searchSequenceToken' } },
};
const tagged = (value: string, score?: number) => ({
  equals: { path: 'tags', value, ...(score && { score: { constant: { value: score } } }) },
});

test('an exchange of neighbors is one edit, and not every letter may be another', async () => {
  const { ids } = await collectionOf({
    exact: { name: 'form' },
    exchanged: { name: 'from' },
    two: { name: 'farms' },
    short: { name: 'or' },
  });
  const asked = (maxEdits: number, maxExpansions = 50) => {
    const fuzzy = { maxEdits, prefixLength: 0, maxExpansions };
    return ids({ text: { path: 'name', query: 'form', fuzzy } });
  };
  expect(await asked(1)).toEqual(['exact', 'exchanged']);
  expect((await asked(2)).toSorted()).toEqual(['exact', 'exchanged', 'two']);
  expect(await asked(2, 1)).toEqual(['exact']);
  await expect(asked(3)).rejects.toThrow('maxEdits');
});

test('should is optional beside what must be there, and filters count nothing', async () => {
  const { ids, rows } = await collectionOf({
    a: { tags: ['x', 'y'] },
    b: { tags: ['x', 'z'] },
    c: { tags: ['x'] },
    d: { tags: ['y', 'z'] },
  });
  const should = [tagged('y', 3), tagged('z')];
  const filter = [tagged('x')];
  const scores = (await rows({ compound: { filter, should } }, project)).map(({ score }) => score);
  expect(scores).toEqual([3, 1, 0]);
  expect(await ids({ compound: { should } })).toEqual(['d', 'a', 'b']);
  expect(await ids({ compound: { filter, should, minimumShouldMatch: 1 } })).toEqual(['a', 'b']);
  expect(await ids({ compound: { should, minimumShouldMatch: 2 } })).toEqual(['d']);
  expect(await ids({ compound: { mustNot: [tagged('y')] } })).toEqual(['b', 'c']);
  await expect(ids({ compound: { should, minimumShouldMatch: 3 } })).rejects.toThrow('minimum');
  await expect(ids({ compound: { filter: [] } })).rejects.toThrow('empty');
  await expect(ids({ compound: { filter, minimumShouldMatch: 0 } })).rejects.toThrow('without');
});

test('clauses are counted as they may come to be where there are more documents', async () => {
  const { ids } = await collectionOf({});
  const many = (clause: Asked, times: number) =>
    ids({ compound: { should: Array.from({ length: times }, () => clause) } });
  const fuzzy = { maxEdits: 2, prefixLength: 0, maxExpansions: 64 };
  for (const [clause, most] of [
    [{ text: { path: 'name', query: ['one', 'two'] } }, 512],
    [{ text: { path: 'name', query: 'form', fuzzy } }, 16],
    [tagged('x'), 512],
    [{ range: { path: 'numbers.price', gte: 1 } }, 170],
    [{ phrase: { path: 'name', query: 'one two three' } }, 1024],
  ] as const) {
    expect(await many(clause, most)).toEqual([]);
    await expect(many(clause, most + 1)).rejects.toThrow('1024 clauses');
  }
});

test('an index goes on by its old definition until the new one is ready', async () => {
  const { collection, ids } = await collectionOf({ a: { name: 'mesa', room: 'sala' } });
  const fields = { ...definition.mappings.fields, room: { type: 'token' } };
  const other = { mappings: { ...definition.mappings, fields } };
  await collection.updateSearchIndex('search', other);
  const inRoom = { equals: { path: 'room', value: 'sala' } };
  await expect(ids(inRoom)).rejects.toThrow('not mapped');
  const known = async () => (await collection.listSearchIndexes('search').toArray())[0];
  expect(await known()).toMatchObject({ statusDetail: [{ stagedIndex: { queryable: false } }] });
  await expect(ids(inRoom)).rejects.toThrow('not mapped');
  expect(JSON.stringify(await known())).not.toContain('stagedIndex');
  expect(await ids(inRoom)).toEqual(['a']);
});

test('a page begins behind a document that is gone, and pages before it come in reverse', async () => {
  const prices = Object.entries({ a: 3, b: 1, c: 2, d: 2 });
  const { collection, ids, rows } = await collectionOf(
    Object.fromEntries(prices.map(([id, price]) => [id, { numbers: { price } }])),
  );
  const asked = { exists: { path: 'key' }, sort: { 'numbers.price': 1, key: -1 } };
  expect(await ids(asked)).toEqual(['b', 'd', 'c', 'a']);
  const token = (await rows(asked, project)).find(({ _id }) => _id === 'd')?.['token'];
  await collection.deleteMany({ _id: { $in: ['d'] } });
  expect(await ids({ ...asked, searchAfter: token })).toEqual(['c', 'a']);
  expect(await ids({ ...asked, searchBefore: token })).toEqual(['b']);
  const otherOrder = { ...asked, sort: { key: -1 }, searchAfter: token };
  await expect(ids(otherOrder)).rejects.toThrow('another order');
});

test('values are counted once for each document, the most frequent first', async () => {
  const { meta } = await collectionOf({
    a: { tags: ['x', 'x', 'z'] },
    b: { tags: ['y', 'x'] },
    c: { tags: ['y'] },
    d: { tags: [] },
  });
  const facets = { tags: { type: 'string', path: 'tags', numBuckets: 2 } };
  expect(await meta({ facet: { operator: { exists: { path: 'key' } }, facets } })).toEqual({
    count: { total: 4 },
    facet: {
      tags: {
        buckets: [
          { _id: 'x', count: 2 },
          { _id: 'y', count: 2 },
        ],
      },
    },
  });
  expect(await meta(tagged('y'))).toEqual({ count: { total: 2 } });
});

test('numbers are counted from each boundary up to the next', async () => {
  const { meta } = await collectionOf({
    a: { numbers: { price: 10 } },
    b: { numbers: { price: 19.9 } },
    c: { numbers: { price: 20 } },
    none: {},
  });
  const counts = (boundaries: number[]) => {
    const facets = { own: { type: 'number', path: 'numbers.price', boundaries } };
    return meta({ facet: { operator: { exists: { path: 'key' } }, facets } });
  };
  expect(await counts([0, 10, 20])).toMatchObject({
    facet: {
      own: {
        buckets: [
          { _id: 0, count: 0 },
          { _id: 10, count: 2 },
        ],
      },
    },
  });
  await expect(counts([1])).rejects.toThrow('boundaries');
  await expect(counts([1, 3, 2])).rejects.toThrow('ascend');
});

test('words of a phrase stand side by side, and a beginning is that of a word', async () => {
  const { ids } = await collectionOf({
    a: { name: 'mesa de noche' },
    b: { name: 'noche de mesa' },
    c: { name: 'sobremesa Mesas' },
  });
  expect(await ids({ phrase: { path: 'name', query: 'mesa de' } })).toEqual(['a']);
  const wildcard = { path: 'name', query: 'me*', allowAnalyzedField: true };
  expect(await ids({ wildcard })).toEqual(['a', 'b']);
  for (const other of [{ query: 'm?*' }, { query: 'mesa' }, { allowAnalyzedField: false }]) {
    await expect(ids({ wildcard: { ...wildcard, ...other } })).rejects.toThrow('refuses');
  }
});

test('paths that are not mapped for an operator are refused, also where nothing is', async () => {
  const { ids, meta } = await collectionOf({});
  const exists = { path: 'key' };
  for (const asked of [
    { text: { path: 'tags', query: 'x' } },
    { equals: { path: 'name', value: 'x' } },
    { range: { path: 'tags', gte: 1 } },
    { exists: { path: 'numbers.weight' } },
    { exists, sort: { _id: -1 } },
  ]) {
    await expect(ids(asked)).rejects.toThrow('not mapped');
  }
  const facets = { own: { type: 'string', path: 'name', numBuckets: 1 } };
  await expect(meta({ facet: { operator: { exists }, facets } })).rejects.toThrow('not mapped');
});

test('what is not known is refused', async () => {
  const { collection, ids, rows, meta } = await collectionOf({ a: { name: 'mesa' } });
  const text = { path: 'name', query: 'mesa' };
  for (const asked of [
    { text: { ...text, synonyms: 'own' } },
    { text: { ...text, fuzzy: { maxEdit: 1 } } },
    { text: { ...text, score: { boost: { value: 2 } } } },
    { text, scoreDetails: true },
    { text, highlight: { path: 'name' } },
    { near: { path: 'numbers.price', origin: 1, pivot: 1 } },
    { text: { ...text, query: 'x '.repeat(1025) } },
    { in: { path: 'tags', value: ['x', 1] } },
    { in: { path: 'tags', value: [] } },
    { range: { path: 'numbers.price', gte: 2, lte: 1 } },
  ]) {
    await expect(ids(asked)).rejects.toThrow('refuses');
  }
  await expect(rows({ text }, { $match: { name: 'mesa' } })).rejects.toThrow('$match');
  await expect(rows({ text }, { $project: { name: '$$SEARCH_META' } })).rejects.toThrow('name');
  await expect(ids({ text, index: 'other' })).rejects.toThrow('other');
  await expect(meta({ text, count: { type: 'lowerBound' } })).rejects.toThrow('count.type');
  await expect(collection.deleteMany({ name: 'mesa' })).rejects.toThrow('name');
  const dynamic = { mappings: { ...definition.mappings, dynamic: true } };
  await expect(collection.updateSearchIndex('search', dynamic)).rejects.toThrow('dynamic');
});

test('documents of another build are deleted, and parts of documents shown', async () => {
  const { collection, rows } = await collectionOf({
    a: { build: 'old', numbers: { price: 1, years: 2020 } },
    b: { build: 'new', numbers: { price: 2, years: 2021 } },
  });
  await collection.deleteMany({ build: { $ne: 'new' } });
  const shown = await rows({ exists: { path: 'key' } }, { $project: { 'numbers.price': 1 } });
  expect(shown).toEqual([{ _id: 'b', numbers: { price: 2 } }]);
});
