import { unsupported } from '../../errors.ts';
import { invalid } from './regex-reader.ts';

interface Group {
  name: string | null;
  /** The branch in which it surely has a value once it is behind; null when it may have none. */
  branch: number | null;
}

/** The groups of a pattern as they are read, and in which branches they surely have a value. */
export class RegexGroups {
  /** How many the whole pattern has. */
  readonly total: number;
  readonly #read: Group[] = [];
  /** The branches that are being read, the outermost first. */
  readonly #open: number[] = [];
  #branches = 0;

  constructor(pattern: string) {
    this.total = countGroups(pattern);
  }

  /** How many were read so far. */
  get count(): number {
    return this.#read.length;
  }

  /** Whether what is read stands in no group. */
  get isOutermost(): boolean {
    return this.#open.length === 1;
  }

  openBranch(): void {
    this.#open.push(++this.#branches);
  }

  closeBranch(): void {
    this.#open.pop();
  }

  /** Begins a group. @returns its number. */
  add(name: string | null): number {
    if (name !== null && this.#read.some((group) => group.name === name)) {
      throw invalid('two named subpatterns have the same name');
    }
    return this.#read.push({ name, branch: null });
  }

  /** A group has a value from here on, within the branch around it. */
  isBehind(number: number): void {
    const group = this.#read[number - 1];
    if (group) group.branch = this.#branch;
  }

  /** Those read since so many, which surely have a value, have it in the branch around them, too. */
  areBehind(since: number): void {
    for (const group of this.#read.slice(since)) {
      if (group.branch !== null) group.branch = this.#branch;
    }
  }

  /** Those read since so many may have been passed over. */
  mayBeUnset(since: number): void {
    for (const group of this.#read.slice(since)) group.branch = null;
  }

  /** @throws for a name that no group has up to here. */
  numberOf(name: string): number {
    const index = this.#read.findIndex((group) => group.name === name);
    if (index === -1) throw invalid('reference to non-existent subpattern');
    return index + 1;
  }

  /** @throws for a group that is not there, or that may have no value where it is referred to. */
  expectValue(number: number): void {
    if (number > this.total || number < 1) throw invalid('reference to non-existent subpattern');
    const branch = this.#read[number - 1]?.branch ?? null;
    if (branch === null || !this.#open.includes(branch)) {
      throw unsupported('A reference to a group that may have no value');
    }
  }

  get #branch(): number | null {
    return this.#open.at(-1) ?? null;
  }
}

function countGroups(pattern: string): number {
  const tokens =
    /\\Q[\s\S]*?(?:\\E|$)|\\[\s\S]|\[\^?\]?(?:\[:\^?\w+:\]|\\[\s\S]|[^\]])*\]|(\((?:(?![?*])|\?(?:P?<(?![=!])|')))/g;
  return [...pattern.matchAll(tokens)].filter((token) => token[1] !== undefined).length;
}
