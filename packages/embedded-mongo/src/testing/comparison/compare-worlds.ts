import { EJSON } from 'bson';
import { type Doc, Int32, toNumber } from '../../bson/values.ts';
import { type Answer, LocalEngine } from '../local-engine.ts';
import * as generate from './generate.ts';
import { compare, compareTextsBy, matches, reach } from './model.ts';
import { sorted } from './sorting.ts';
import { Random } from './random.ts';

const db = 'comparison';
const perWorld = 100;

/** What a comparison found: nothing, or the first difference with all it takes to see it again. */
export interface Outcome {
  cases: number;
  difference: string | null;
}

/**
 * Asks the same of three: a collection with random indexes, one without any, and the model. Each
 * world has new documents and indexes and is asked a hundred questions.
 */
export async function compareWorlds(
  seed: number,
  cases: number,
  onWorld: (done: number) => void = () => undefined,
): Promise<Outcome> {
  const engine = await LocalEngine.start();
  try {
    let done = 0;
    for (let number = 0; done < cases; number++) {
      const world = await World.make(engine, new Random(seed + number * 7919));
      for (let i = 0; i < perWorld && done < cases; i++, done++) {
        const difference = await world.ask();
        if (difference !== null) {
          const where = `seed ${seed}, world ${number}, question ${i}`;
          return { cases: done, difference: `${where}\n${difference}` };
        }
      }
      await world.drop();
      onWorld(done);
    }
    return { cases: done, difference: null };
  } finally {
    await engine.stop();
  }
}

const show = (value: unknown): string => EJSON.stringify(value, { relaxed: false });
const one = new Int32(1);

/** A collection with indexes, its twin without, and the documents that both should hold. */
class World {
  readonly #engine: LocalEngine;
  readonly #random: Random;
  readonly #indexes: Doc[];
  readonly #rules: generate.Rules | null;
  #docs: Doc[] = [];

  private constructor(engine: LocalEngine, random: Random) {
    this.#engine = engine;
    this.#random = random;
    this.#rules = generate.rules(random);
    this.#indexes = generate.indexes(random, this.#rules);
  }

  static async make(engine: LocalEngine, random: Random): Promise<World> {
    const world = new World(engine, random);
    await world.#fill();
    return world;
  }

  async #fill(): Promise<void> {
    const docs = Array.from({ length: this.#random.int(1, 60) }, (_, i) => ({
      _id: new Int32(i),
      ...generate.document(this.#random),
    }));
    const { collation } = this.#rules ?? {};
    for (const viewOn of ['indexed', 'plain']) {
      const view = { viewOn, pipeline: generate.viewStages(), ...(collation ? { collation } : {}) };
      await this.#engine.run({ create: viewNamed(viewOn), ...view, $db: db });
    }
    await this.#engine.run({ createIndexes: 'indexed', indexes: this.#indexes, $db: db });
    const inserted = await this.#engine.run({ insert: 'indexed', ordered: false, $db: db }, docs);
    // Indexes refuse some documents: two arrays in one key, decimals that no double comes near.
    const errors = (inserted.fields['writeErrors'] as Doc[] | undefined) ?? [];
    const refused = new Set(errors.map((error) => toNumber(error['index'])));
    this.#docs = docs.filter((_, i) => !refused.has(i));
    if (this.#docs.length > 0) await this.#engine.run({ insert: 'plain', $db: db }, this.#docs);
  }

  async drop(): Promise<void> {
    for (const name of ['indexed', 'plain']) {
      await this.#engine.run({ drop: name, $db: db });
      await this.#engine.run({ drop: viewNamed(name), $db: db });
    }
  }

  /** Asks one random question; a difference is told in words. */
  async ask(): Promise<string | null> {
    const random = this.#random;
    compareTextsBy(this.#rules?.collator ?? null);
    const filter = random.chance(0.01) ? generate.longFilter(random) : generate.filter(random);
    switch (random.int(0, 9)) {
      case 0:
        return this.#compareCounts(filter);
      case 1:
        return this.#compareDistinct(filter);
      case 2:
      case 3:
        return this.#compareGroups(filter);
      case 4:
        return random.chance(0.5) ? this.#compareWrites(filter) : this.#compareFinds(filter);
      default:
        return this.#compareFinds(filter);
    }
  }

  /** Asks the collections, or now and then views that show all of them. */
  async #read(command: (source: string) => Doc): Promise<{ indexed: Answer; plain: Answer }> {
    const isView = this.#random.chance(0.15);
    return this.#both((name) => command(isView ? viewNamed(name) : name));
  }

  async #both(command: (collection: string) => Doc): Promise<{ indexed: Answer; plain: Answer }> {
    const ask = (name: string): Promise<Answer> =>
      this.#engine.run({ ...this.#collated(command(name)), $db: db });
    const indexed = await ask('indexed');
    const plain = await ask('plain');
    return { indexed, plain };
  }

  /** The command with the rules of this world: its own, or those of its statements. */
  #collated(command: Doc): Doc {
    const { collation } = this.#rules ?? {};
    if (!collation) return command;
    for (const name of ['updates', 'deletes']) {
      const statements = command[name];
      if (Array.isArray(statements)) {
        return {
          ...command,
          [name]: (statements as Doc[]).map((each) => ({ ...each, collation })),
        };
      }
    }
    return { ...command, collation };
  }

  async #compareFinds(filter: Doc): Promise<string | null> {
    const random = this.#random;
    const matching = this.#docs.filter((doc) => matches(doc, filter));
    const wanted = random.chance(0.7) ? generate.order(random) : undefined;
    const ordered = wanted ? sorted(matching, wanted) : null;
    const sort = ordered ? wanted : undefined;
    const skip = sort && random.chance(0.3) ? random.int(0, 5) : 0;
    const limit = sort && random.chance(0.5) ? random.int(1, 8) : 0;
    const options = { ...(sort ? { sort } : {}), skip: new Int32(skip), limit: new Int32(limit) };
    const asPipeline = sort !== undefined && random.chance(0.2);
    const stages = [
      { $match: filter },
      { $sort: sort },
      ...(skip ? [{ $skip: skip }] : []),
      ...(limit ? [{ $limit: limit }] : []),
    ];
    const { indexed, plain } = await this.#read((name) =>
      asPipeline
        ? { aggregate: name, pipeline: stages, cursor: { batchSize: 1000 } }
        : { find: name, filter, ...options, batchSize: 1000 },
    );
    const expected = (ordered ?? matching).slice(skip, limit === 0 ? undefined : skip + limit);
    const asked = { filter, ...options, asPipeline };
    if (indexed.code !== null || plain.code !== null) {
      return this.#tell(asked, { indexed: indexed.code, plain: plain.code });
    }
    const found = [indexed.docs, plain.docs, expected].map((docs) => {
      const ids = docs.map((doc) => toNumber(doc['_id']));
      return sort ? ids : ids.toSorted((x, y) => x - y);
    });
    const [withIndexes, without, model] = found.map((ids) => ids.join(' '));
    if (withIndexes === model && without === model) return null;
    return this.#tell(asked, { indexed: withIndexes, plain: without, model }, found);
  }

  async #compareCounts(filter: Doc): Promise<string | null> {
    const { indexed, plain } = await this.#read((name) => ({ count: name, query: filter }));
    const results = {
      indexed: toNumber(indexed.fields['n']),
      plain: toNumber(plain.fields['n']),
      model: this.#docs.filter((doc) => matches(doc, filter)).length,
    };
    const isSame = results.indexed === results.model && results.plain === results.model;
    return isSame ? null : this.#tell({ count: filter }, results);
  }

  async #compareDistinct(filter: Doc): Promise<string | null> {
    const key = this.#random.pick(['a', 'b', 'a.b', 'c']);
    const { indexed, plain } = await this.#read((name) => ({ distinct: name, key, query: filter }));
    const found = this.#docs.filter((doc) => matches(doc, filter));
    const values = found
      .flatMap((doc) => reach(doc, key.split('.')))
      .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
      .filter((value) => value !== undefined);
    const lists = [indexed.fields['values'], plain.fields['values'], values].map((list) =>
      different(list as unknown[]),
    );
    const [a, b, model] = lists as [unknown[], unknown[], unknown[]];
    const isSame = [a, b].every((list) => sameValues(list, model));
    return isSame ? null : this.#tell({ distinct: key, filter }, { indexed: a, plain: b, model });
  }

  /** Groups by a field and counts; the model gathers by hand. */
  async #compareGroups(filter: Doc): Promise<string | null> {
    const name = this.#random.pick(['a', 'b', 'c']);
    const group = { _id: `$${name}`, n: { $sum: one }, ids: { $push: '$_id' } };
    const pipeline = [{ $match: filter }, { $sort: { _id: one } }, { $group: group }];
    const { indexed, plain } = await this.#read((collection) => ({
      aggregate: collection,
      pipeline,
      cursor: { batchSize: 1000 },
    }));
    const groups: { key: unknown; ids: number[] }[] = [];
    for (const doc of this.#docs.filter((each) => matches(each, filter))) {
      const key = doc[name];
      const known = groups.find((each) => compare(each.key, key) === 0);
      if (known) known.ids.push(toNumber(doc['_id']));
      else groups.push({ key, ids: [toNumber(doc['_id'])] });
    }
    const model = listed(groups.map(({ key, ids }) => ({ key, n: ids.length, ids })));
    const results = [indexed, plain].map(({ docs }) =>
      listed(
        docs.map((doc) => ({
          key: doc['_id'],
          n: toNumber(doc['n']),
          ids: (doc['ids'] as Int32[]).map(toNumber),
        })),
      ),
    );
    if (results.every((each) => each === model)) return null;
    const found = [
      ...[indexed, plain].map(({ docs }) => idsIn(docs)),
      groups.flatMap(({ ids }) => ids),
    ];
    return this.#tell({ pipeline }, { indexed: results[0], plain: results[1], model }, found);
  }

  async #compareWrites(filter: Doc): Promise<string | null> {
    const random = this.#random;
    const change = generate.update(random);
    const isDelete = random.chance(0.2);
    const limit = new Int32(1);
    // One document at a time: a write that an index refuses midway would leave the twins apart.
    const target = this.#docs
      .filter((doc) => matches(doc, filter))
      .toSorted((a, b) => compare(a['_id'], b['_id']))[0];
    const query = target ? { ...filter, $and: [...andOf(filter), { _id: target['_id'] }] } : filter;
    const { indexed, plain } = await this.#both((name) =>
      isDelete
        ? { delete: name, deletes: [{ q: query, limit }] }
        : { update: name, updates: [{ q: query, u: change }] },
    );
    const asked = { query, change: isDelete ? 'delete' : change };
    if (indexed.fields['writeErrors'] !== undefined) return this.#undo();
    const counts = [indexed, plain].map(({ fields }) => toNumber(fields['n']));
    const expected = target ? 1 : 0;
    if (counts.some((count) => count !== expected)) return this.#tell(asked, { counts, expected });
    const whole = await this.#both((name) => ({ find: name, sort: { _id: one }, batchSize: 1000 }));
    const contents = [whole.indexed, whole.plain].map(({ docs }) => show(docs));
    if (contents[0] !== contents[1]) {
      return this.#tell(asked, { indexed: contents[0], plain: contents[1] });
    }
    this.#docs = whole.plain.docs;
    return null;
  }

  /** Gives both the documents that the indexed one still has, after it refused a change. */
  async #undo(): Promise<null> {
    const { docs } = await this.#engine.run({
      find: 'indexed',
      sort: { _id: one },
      batchSize: 1000,
      $db: db,
    });
    await this.#engine.run({ delete: 'plain', deletes: [{ q: {}, limit: new Int32(0) }], $db: db });
    if (docs.length > 0) await this.#engine.run({ insert: 'plain', $db: db }, docs);
    this.#docs = docs;
    return null;
  }

  /** Tells a difference, with the documents that not everybody found. */
  #tell(asked: unknown, results: unknown, found: readonly (readonly number[])[] = []): string {
    const isDisputed = (id: number): boolean =>
      found.length === 0 || new Set(found.map((ids) => ids.includes(id))).size > 1;
    const docs = this.#docs.filter((doc) => isDisputed(toNumber(doc['_id'])));
    return [
      `asked ${show(asked)}`,
      `indexes ${show(this.#indexes)}`,
      `collation ${show(this.#rules?.collation ?? null)}`,
      `results ${show(results)}`,
      ...docs.map((doc) => `  ${show(doc)}`),
    ].join('\n');
  }
}

const viewNamed = (collection: string): string => `${collection}View`;

const idsIn = (groups: readonly Doc[]): number[] =>
  groups.flatMap((group) => (group['ids'] as Int32[]).map(toNumber));

const andOf = (filter: Doc): Doc[] => (filter['$and'] as Doc[] | undefined) ?? [];

/** Each value once, in order. */
function different(values: unknown[]): unknown[] {
  const ordered = values.toSorted(compare);
  return ordered.filter((value, i) => i === 0 || compare(value, ordered[i - 1]) !== 0);
}

function sameValues(a: unknown[], b: unknown[]): boolean {
  return a.length === b.length && a.every((value, i) => compare(value, b[i]) === 0);
}

function listed(groups: { key: unknown; n: number; ids: number[] }[]): string {
  const ordered = groups.toSorted((a, b) => compare(a.key, b.key));
  // Equal keys of other types stand for each other: only the members tell groups apart.
  return ordered.map(({ n, ids }) => `${n}: ${ids.join(' ')}`).join('; ');
}
