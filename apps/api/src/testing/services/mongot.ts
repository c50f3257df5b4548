import { isDeepStrictEqual } from 'node:util';
import type {
  Fields,
  SearchedCollection,
} from '../../platform/search/mongot/searched-collection.ts';
import { IndexedFields } from './mongot-fields.ts';
import { find } from './mongot-query.ts';
import {
  fieldsOf,
  isFields,
  mustBe,
  onlyEntryOf,
  refuse,
  textOf,
  textsOf,
  wholeOf,
} from './mongot-reading.ts';
import { bucketsOf, Order } from './mongot-results.ts';

/** A document on its way through a pipeline, and what `$meta` gives of it. */
interface Row {
  fields: Fields;
  metas: { searchScore: number; searchSequenceToken: string };
}

/**
 * Stands in for a collection of MongoDB with full-text search by mongot (`$search` and `$searchMeta` of Atlas
 * and of a MongoDB of one's own), in memory. It was written after MongoDB's documentation and mongot's sources,
 * answers the exchanges that MongoDB published (`mongot-exchanges`), and knows little more than the adapter asks
 * for. All else it refuses with an error, and so it does where a real one would find nothing because of a
 * mistake: at paths that are not mapped for an operator, and in an index that does not exist.
 *
 * Unlike a real one it finds what was written at once; an index is ready when it was made, and by a new
 * definition when it is looked at for the second time; scores that are not constant are coarse, and equal
 * documents stand in the order of their ids.
 */
export function standInMongot(): SearchedCollection {
  const documents = new Map<string, Fields>();
  const indexes = new Map<string, IndexedFields>();
  // Of indexes whose definition changed: they go on by the old one until the new one is ready.
  const staged = new Map<string, { next: IndexedFields; isSeen: boolean }>();
  const indexNamed = (name: unknown): IndexedFields =>
    indexes.get(textOf(name, 'index')) ?? refuse(`no index has the name ${String(name)}`);
  return {
    aggregate: ([first, ...stages]) => ({
      async toArray() {
        const [name, body] = onlyEntryOf(first, 'the first stage');
        const { index: indexName, ...asked } = fieldsOf(body, name);
        const index = indexNamed(indexName);
        if (name === '$searchMeta' && stages.length === 0) return [searchMeta(asked, index)];
        if (name !== '$search') refuse(`a pipeline that begins with ${name}`);
        const rows = stages.reduce<Row[]>(runStage, search(asked, index));
        return rows.map(({ fields }) => structuredClone(fields));
      },
    }),
    async bulkWrite(operations, options) {
      mustBe(fieldsOf(options, 'options', ['ordered'])['ordered'], 'ordered', false);
      if (operations.length === 0) refuse('a bulkWrite of nothing');
      for (const operation of operations) replace(documents, operation);
    },
    async deleteMany(filter) {
      const isMeant = filterOf(filter);
      for (const [id, document] of documents) if (isMeant(document)) documents.delete(id);
    },
    async createSearchIndex({ name, definition }) {
      if (indexes.has(name)) refuse(`there is an index ${name} already`);
      indexes.set(name, new IndexedFields(definition, documents));
      return name;
    },
    async updateSearchIndex(name, definition) {
      const isOther = !isDeepStrictEqual(indexNamed(name).definition, definition);
      if (isOther) {
        staged.set(name, { next: new IndexedFields(definition, documents), isSeen: false });
      }
    },
    listSearchIndexes: (name) => ({
      async toArray() {
        const own = textOf(name, 'the name of an index');
        if (!indexes.has(own)) return [];
        const change = staged.get(own);
        if (change?.isSeen) {
          indexes.set(own, change.next);
          staged.delete(own);
        } else if (change) change.isSeen = true;
        const mainIndex = { status: 'READY', queryable: true };
        const stagedIndex = { status: 'BUILDING', queryable: false };
        const statusDetail = [{ ...mainIndex, mainIndex, ...(staged.has(own) && { stagedIndex }) }];
        return [{ name: own, ...mainIndex, statusDetail }];
      },
    }),
  };
}

function replace(documents: Map<string, Fields>, operation: unknown): void {
  const { replaceOne } = fieldsOf(operation, 'an operation', ['replaceOne']);
  const body = fieldsOf(replaceOne, 'replaceOne', ['filter', 'replacement', 'upsert']);
  mustBe(body['upsert'], 'upsert', true);
  const _id = textOf(fieldsOf(body['filter'], 'a filter', ['_id'])['_id'], 'an _id');
  const replacement = fieldsOf(body['replacement'], 'a replacement');
  mustBe(replacement['_id'], 'the _id of a replacement', _id);
  documents.set(_id, structuredClone(replacement));
}

/** What a filter of `deleteMany` means: all, some ids, or those in which a field has not a value. */
function filterOf(filter: object): (document: Fields) => boolean {
  if (Object.keys(filter).length === 0) return () => true;
  const [name, condition] = onlyEntryOf(filter, 'a filter');
  const [operator, value] = onlyEntryOf(condition, `the filter of ${name}`);
  if (name === '_id' && operator === '$in') {
    const ids = textsOf(value, '$in');
    return ({ _id }) => ids.includes(String(_id));
  }
  if (operator !== '$ne') refuse(`the filter ${operator} of ${name}`);
  const other = textOf(value, '$ne');
  return (document) => document[name] !== other;
}

function search(asked: Fields, index: IndexedFields): Row[] {
  const { sort, searchAfter, searchBefore, ...operator } = asked;
  const order = new Order(sort, index);
  const found = [...find(operator, index)].map(([id, score]) => ({ id, score }));
  return order.sorted(found, searchAfter, searchBefore).map((each) => ({
    fields: index.documents.get(each.id) ?? {},
    metas: { searchScore: each.score, searchSequenceToken: order.tokenOf(each) },
  }));
}

function searchMeta({ count, facet, ...rest }: Fields, index: IndexedFields): Fields {
  const counting = countOf(count);
  if (facet === undefined) return { count: counting(find(rest, index).size) };
  fieldsOf(rest, '$searchMeta with facet', []);
  const { operator, facets } = fieldsOf(facet, 'facet', ['operator', 'facets']);
  const found = find(operator, index);
  const counted = Object.entries(fieldsOf(facets, 'facets')).map(
    ([name, each]) => [name, { buckets: bucketsOf(each, found.keys(), index) }] as const,
  );
  return { count: counting(found.size), facet: Object.fromEntries(counted) };
}

/** How it is told how many were found: without a wish, how many at least. */
function countOf(count: unknown): (found: number) => Fields {
  if (count === undefined) return (lowerBound) => ({ lowerBound });
  mustBe(fieldsOf(count, 'count', ['type'])['type'], 'count.type', 'total');
  return (total) => ({ total });
}

function runStage(rows: Row[], stage: unknown): Row[] {
  const [name, body] = onlyEntryOf(stage, 'a stage');
  if (name === '$limit') return rows.slice(0, wholeOf(body, name, 1));
  if (name === '$skip') return rows.slice(wholeOf(body, name, 0));
  if (name !== '$project') refuse(`the stage ${name}`);
  const shown = Object.entries(fieldsOf(body, name));
  if (new Set(shown.map(([path]) => path.split('.')[0])).size < shown.length) {
    refuse('$project of two paths that begin alike');
  }
  const parts = shown.map(([path, how]) => partOf(path, how));
  return rows.map((row) => ({
    fields: Object.assign({ _id: row.fields['_id'] }, ...parts.map((part) => part(row))) as Fields,
    metas: row.metas,
  }));
}

/** What `$project` shows by one of its keys. */
function partOf(path: string, how: unknown): (row: Row) => Fields {
  if (how === 1) return ({ fields }) => only(fields, path.split('.'));
  const { $meta } = fieldsOf(how, `$project of ${path}`, ['$meta']);
  if ($meta !== 'searchScore' && $meta !== 'searchSequenceToken') {
    refuse(`$project of the metadata ${String($meta)}`);
  }
  return ({ metas }) => ({ [path]: metas[$meta] });
}

/** An object with what stands at one path only. */
function only(fields: Fields, [name = '', ...inner]: readonly string[]): Fields {
  const value = fields[name];
  if (value === undefined) return {};
  if (inner.length === 0) return { [name]: value };
  return isFields(value) ? { [name]: only(value, inner) } : {};
}
