import { type Doc, Int32, Long } from '../bson/values.ts';

/** What commands are counted as, beside the time they took. */
const kinds = ['queries', 'getmore', 'insert', 'update', 'remove', 'commands'] as const;
type Kind = (typeof kinds)[number];

const kindOf: Record<string, Kind> = {
  find: 'queries',
  getMore: 'getmore',
  insert: 'insert',
  update: 'update',
  delete: 'remove',
};

/** Commands that only read, besides those that have a kind of their own. */
const readers = new Set(['find', 'getMore', 'aggregate', 'count', 'distinct']);
const writers = new Set(['insert', 'update', 'delete', 'findAndModify', 'bulkWrite']);

interface Tally {
  count: number;
  micros: number;
}

class Tallies {
  readonly #byName = new Map<string, Tally>();

  add(name: string, micros: number): void {
    const tally = this.#byName.get(name);
    if (tally) {
      tally.count++;
      tally.micros += micros;
    } else this.#byName.set(name, { count: 1, micros });
  }

  /** What the commands come to that are meant, with the name of what counts them. */
  told(counter: 'count' | 'ops', isMeant: (name: string) => boolean): Doc {
    const sum = { count: 0, micros: 0 };
    for (const [name, { count, micros }] of this.#byName) {
      if (!isMeant(name)) continue;
      sum.count += count;
      sum.micros += micros;
    }
    const time = Long.fromNumber(Math.round(sum.micros));
    const count = Long.fromNumber(sum.count);
    return counter === 'count' ? { time, count } : { latency: time, ops: count };
  }
}

/** Names that clients make up are not remembered without end. */
const mostNamespaces = 10_000;

/** How often each kind of command came since the start, and how long the commands took. */
export class Usage {
  readonly #counters = { insert: 0, query: 0, update: 0, delete: 0, getmore: 0, command: 0 };
  readonly #all = new Tallies();
  readonly #byNamespace = new Map<string, Tallies>();

  /** @param statements how many documents are inserted, or statements carried out. */
  count(name: string, statements: number): void {
    const counters = this.#counters;
    if (name === 'insert' || name === 'update' || name === 'delete') counters[name] += statements;
    else if (name === 'find') counters.query++;
    else if (name === 'getMore') counters.getmore++;
    else counters.command++;
  }

  add(name: string, namespace: string | null, micros: number): void {
    this.#all.add(name, micros);
    if (namespace === null) return;
    let tallies = this.#byNamespace.get(namespace);
    if (!tallies) {
      if (this.#byNamespace.size >= mostNamespaces) this.#byNamespace.clear();
      tallies = new Tallies();
      this.#byNamespace.set(namespace, tallies);
    }
    tallies.add(name, micros);
  }

  /** As `serverStatus` tells it. */
  opcounters(): Doc {
    return Object.fromEntries(
      Object.entries(this.#counters).map(([name, count]) => [name, Long.fromNumber(count)]),
    );
  }

  /** As `serverStatus` and `$collStats` tell it, of everything or of one collection. */
  latencies(namespace?: string): Doc {
    const tallies = this.#talliesOf(namespace);
    return {
      reads: tallies.told('ops', (name) => readers.has(name)),
      writes: tallies.told('ops', (name) => writers.has(name)),
      commands: tallies.told('ops', (name) => !readers.has(name) && !writers.has(name)),
      transactions: { latency: Long.ZERO, ops: Long.ZERO },
    };
  }

  /** The line of `top` about a collection. */
  line(namespace: string): Doc {
    const tallies = this.#talliesOf(namespace);
    const line: Doc = {
      total: tallies.told('count', () => true),
      readLock: tallies.told('count', (name) => !writers.has(name)),
      writeLock: tallies.told('count', (name) => writers.has(name)),
    };
    for (const kind of kinds) {
      line[kind] = tallies.told('count', (name) => (kindOf[name] ?? 'commands') === kind);
    }
    return line;
  }

  #talliesOf(namespace: string | undefined): Tallies {
    if (namespace === undefined) return this.#all;
    return this.#byNamespace.get(namespace) ?? new Tallies();
  }
}

/** Who reads and who writes at this moment, as `serverStatus` tells it. */
export function activeClients(names: readonly string[]): Doc {
  const writing = names.filter((name) => writers.has(name)).length;
  return {
    total: new Int32(names.length),
    readers: new Int32(names.length - writing),
    writers: new Int32(writing),
  };
}
