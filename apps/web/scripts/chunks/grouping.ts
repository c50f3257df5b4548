/** What the bundler would put into a file by itself: modules that the same entries use. */
export interface Piece {
  /** Compressed, with its styles. */
  bytes: number;
  /** The pieces that it imports, by their place. */
  imports: readonly number[];
}

/** Pieces that a browser asks for at once, those it has by then, and how much that counts. */
export interface Load {
  pieces: Iterable<number>;
  there: Iterable<number>;
  weight: number;
}

export interface Costs {
  /** As many bytes as a further file is worth: its headers, its task, its compression by itself. */
  file: number;
  /** Files of fewer bytes join others as long as that costs no more than `burden`. */
  small: number;
  /** Bytes that loads may carry more, times their weights, so that there is no small file. */
  burden: number;
  /** The same where nobody wants both files at once. */
  strangers: number;
}

/** A file to be. */
interface Group {
  pieces: number[];
  bytes: number;
  imports: Set<number>;
  /** The loads that have it, and their weights together. */
  loads: Set<number>;
  weight: number;
}

/** What a group would be joined with first, and what that saved when it was computed. */
interface Choice {
  other: number;
  gain: number;
}

/** Whether groups may be joined, of which the smaller has so many bytes, by what that saves. */
type Accepts = (gain: number, smaller: number) => boolean;

/**
 * Puts pieces together that are mostly wanted together, so that a page asks for few files and carries
 * little that it does not use: the two whose union saves most come first, until none saves anything.
 * Who loads a file loads all that it imports. No two files import each other, directly or by others:
 * what stands between two that are put together joins them. What is small then joins what it burdens least.
 * @returns the groups, each by the places of its pieces.
 */
export function groupsOf(
  pieces: readonly Piece[],
  loads: readonly Load[],
  { file, small, burden, strangers }: Costs,
): number[][] {
  const grouping = new Grouping(pieces, loads, file);
  grouping.join((gain) => gain > 0);
  grouping.join((gain, smaller) => smaller < small && gain > -burden);
  grouping.join((gain, smaller) => smaller < small && gain > -strangers, { together: false });
  return grouping.all();
}

const asked = 1;
const there = 2;

class Grouping {
  /** By a number that is the place of one of their pieces. */
  private readonly groups = new Map<number, Group>();
  private readonly weights: readonly number[];
  /** By load and group: 0, or whether the load asks for the group or it is there by then. */
  private readonly has: readonly Uint8Array[];
  /** What a further file is worth in bytes. */
  private readonly file: number;
  private readonly bytes: Float64Array;
  /** What a group loads with itself; forgotten when groups are joined. */
  private readonly closures = new Map<number, readonly number[]>();
  /** In which count a load or a group was counted last. */
  private readonly counted: { loads: Float64Array; groups: Float64Array };
  private counts = 0;

  constructor(pieces: readonly Piece[], loads: readonly Load[], file: number) {
    this.file = file;
    this.bytes = Float64Array.from(pieces, ({ bytes }) => bytes);
    for (const [place, { bytes, imports }] of pieces.entries()) {
      this.groups.set(place, {
        pieces: [place],
        bytes,
        imports: new Set(imports),
        loads: new Set(),
        weight: 0,
      });
    }
    this.weights = loads.map(({ weight }) => weight);
    this.has = loads.map(() => new Uint8Array(pieces.length));
    this.counted = {
      loads: new Float64Array(loads.length),
      groups: new Float64Array(pieces.length),
    };
    for (const [load, { pieces: wanted, there: known }] of loads.entries()) {
      for (const place of wanted) this.add(load, place, asked);
      for (const place of known) this.add(load, place, there);
    }
  }

  all(): number[][] {
    return [...this.groups.values()].map(({ pieces }) => pieces);
  }

  /**
   * Joins what saves most, or costs least, for as long as that is accepted: of groups that a load has
   * both, or of any.
   */
  join(accepts: Accepts, { together } = { together: true }): void {
    const choices = new Map<number, Choice>();
    const gainOf = (id: number, other: number, known: number): number =>
      together && !areWantedTogether(this.group(id), this.group(other))
        ? -Infinity
        : this.gainOf(id, other, accepts, known);
    const consider = (id: number, other: number): void => {
      const known = choices.get(id)?.gain ?? -Infinity;
      const gain = gainOf(id, other, known);
      if (gain > known) choices.set(id, { other, gain });
    };
    const choose = (id: number): void => {
      choices.delete(id);
      for (const other of this.groups.keys()) consider(id, other);
    };
    for (const id of this.groups.keys()) choose(id);
    for (;;) {
      const [id, choice] = highest(choices) ?? [];
      if (id === undefined || !choice) return;
      const { other, gain } = choice;
      // Other groups may have become larger since it was computed.
      if (gainOf(id, other, -Infinity) < gain) {
        choose(id);
        continue;
      }
      const joined = this.hull(id, other);
      this.unite(joined);
      for (const each of joined) choices.delete(each);
      choose(id);
      for (const each of this.groups.keys()) {
        if (joined.includes(choices.get(each)?.other ?? -1)) choose(each);
        else if (each !== id) consider(each, id);
      }
    }
  }

  /** What joining two saves; less than anything where that isn't accepted, or no more than is known. */
  private gainOf(one: number, other: number, accepts: Accepts, known: number): number {
    const [a, b] = [this.group(one), this.group(other)];
    const smaller = Math.min(a.bytes, b.bytes);
    if (one === other || !accepts(Infinity, smaller)) return -Infinity;
    const ids = this.hull(one, other);
    // Files are saved where two are asked for at most: few pairs have to be looked at.
    const together = ids.map((id) => this.group(id).weight);
    const sum = together.reduce((total, weight) => total + weight, 0);
    if (this.file * (sum - Math.max(...together)) <= known) return -Infinity;
    const gain = this.saved(ids);
    return accepts(gain, smaller) ? gain : -Infinity;
  }

  private group(id: number): Group {
    const group = this.groups.get(id);
    if (!group) throw new Error(`No group has the number ${id}.`);
    return group;
  }

  private hasOf(load: number): Uint8Array {
    return this.has[load] as Uint8Array;
  }

  /** A load that has a group has all that it imports. */
  private add(load: number, id: number, how: number): void {
    const has = this.hasOf(load);
    for (const each of this.closure(id)) {
      has[each] = Math.max(has[each] as number, how);
      this.countLoad(this.group(each), load);
    }
  }

  private countLoad(group: Group, load: number): void {
    if (group.loads.has(load)) return;
    group.loads.add(load);
    group.weight += this.weights[load] as number;
  }

  private closure(id: number): readonly number[] {
    const known = this.closures.get(id);
    if (known) return known;
    const reached = new Set<number>();
    const reach = (each: number): void => {
      if (reached.has(each)) return;
      reached.add(each);
      for (const imported of this.group(each).imports) reach(imported);
    };
    reach(id);
    const closure = [...reached];
    this.closures.set(id, closure);
    return closure;
  }

  /** Two groups with all that stands between them. */
  private hull(one: number, other: number): number[] {
    const [from, to] = this.closure(other).includes(one) ? [other, one] : [one, other];
    const hull = [one, other];
    if (!this.closure(from).includes(to)) return hull;
    for (const id of this.closure(from)) {
      if (id !== one && id !== other && this.closure(id).includes(to)) hull.push(id);
    }
    return hull;
  }

  /** Bytes that loads save when groups are one, a file counted as bytes: less than none when they carry more. */
  private saved(ids: readonly number[]): number {
    this.counts += 1;
    const counted = this.counted.loads;
    let saved = 0;
    for (const id of ids) {
      for (const load of this.group(id).loads) {
        if (counted[load] === this.counts) continue;
        counted[load] = this.counts;
        saved += (this.weights[load] as number) * this.savedIn(load, ids);
      }
    }
    return saved;
  }

  /** The same in one load that has one of them. */
  private savedIn(load: number, ids: readonly number[]): number {
    const has = this.hasOf(load);
    let wanted = 0;
    let known = 0;
    for (const id of ids) {
      if (has[id] === asked) wanted += 1;
      else if (has[id] === there) known += 1;
    }
    // What was loaded before brought all of it.
    if (known > 0) return this.file * wanted;
    const saved = this.file * (wanted - 1);
    return wanted === ids.length ? saved : saved - this.addedTo(load, ids);
  }

  /** Bytes that a load carries more when it has all of them. */
  private addedTo(load: number, ids: readonly number[]): number {
    const has = this.hasOf(load);
    const counted = this.counted.groups;
    const mark = this.counts * this.weights.length + load;
    let bytes = 0;
    for (const id of ids) {
      if (has[id]) continue;
      for (const each of this.closure(id)) {
        if (has[each] || counted[each] === mark) continue;
        counted[each] = mark;
        bytes += this.bytes[each] as number;
      }
    }
    return bytes;
  }

  private unite(ids: readonly number[]): void {
    const [kept, ...others] = ids as [number, ...number[]];
    const whole = this.group(kept);
    for (const id of others) {
      const { pieces, bytes, imports, loads } = this.group(id);
      whole.pieces.push(...pieces);
      whole.bytes += bytes;
      for (const imported of imports) whole.imports.add(imported);
      for (const load of loads) this.countLoad(whole, load);
      this.groups.delete(id);
    }
    this.bytes[kept] = whole.bytes;
    for (const id of ids) whole.imports.delete(id);
    for (const { imports } of this.groups.values()) {
      for (const id of others) if (imports.delete(id)) imports.add(kept);
    }
    this.closures.clear();
    for (const load of whole.loads) {
      const has = this.hasOf(load);
      this.add(load, kept, ids.some((id) => has[id] === there) ? there : asked);
    }
  }
}

/** Whether a load has both. */
function areWantedTogether(a: Group, b: Group): boolean {
  const [fewer, more] = a.loads.size < b.loads.size ? [a, b] : [b, a];
  for (const load of fewer.loads) if (more.loads.has(load)) return true;
  return false;
}

/** The best choice of all, with the group that has it. */
function highest(choices: Map<number, Choice>): [number, Choice] | null {
  let found: [number, Choice] | null = null;
  for (const [id, choice] of choices) {
    if (choice.gain > (found?.[1].gain ?? -Infinity)) found = [id, choice];
  }
  return found;
}
