/** So many new words are put in their places one by one; more are sorted together. */
const fewWords = 64;

/** Words in the order of their letters: found by their beginning, and nearly. */
export class SortedWords {
  #words: string[] = [];
  /** What was added and deleted since the words were last in order. */
  readonly #added = new Set<string>();
  readonly #deleted = new Set<string>();

  /** Adds a word that is not among them. */
  add(word: string): void {
    if (!this.#deleted.delete(word)) this.#added.add(word);
  }

  /** Deletes a word that is among them. */
  delete(word: string): void {
    if (!this.#added.delete(word)) this.#deleted.add(word);
  }

  /** The words that begin with some letters, in order. */
  beginningWith(prefix: string): readonly string[] {
    const words = this.#inOrder();
    const start = placeOf(words, prefix);
    return words.slice(start, endOfPrefix(words, start, prefix));
  }

  /**
   * The words within a distance, each with its distance: the fewest letters replaced, added, left
   * out or exchanged with their neighbors. Words with the same beginning
   * share the rows of their matrices, and a beginning that is too far is passed over with all its words.
   */
  within(wanted: string, furthest: number): Map<string, number> {
    const words = this.#inOrder();
    const found = new Map<string, number>();
    const matrix = new DistanceMatrix(wanted, furthest);
    for (let place = 0; place < words.length; ) {
      const word = words[place] ?? '';
      const end = matrix.read(word);
      if (end < word.length) {
        place = endOfPrefix(words, place, word.slice(0, end + 1));
      } else {
        const distance = matrix.distanceAt(end);
        if (distance <= furthest) found.set(word, distance);
        place += 1;
      }
    }
    return found;
  }

  #inOrder(): readonly string[] {
    if (this.#added.size + this.#deleted.size > fewWords) {
      const kept = this.#words.filter((word) => !this.#deleted.has(word));
      this.#words = [...kept, ...this.#added].toSorted();
    } else {
      for (const word of this.#deleted) this.#words.splice(placeOf(this.#words, word), 1);
      for (const word of this.#added) this.#words.splice(placeOf(this.#words, word), 0, word);
    }
    this.#added.clear();
    this.#deleted.clear();
    return this.#words;
  }
}

/** The place of the first word that is not before another. */
function placeOf(words: readonly string[], wanted: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place after the last word with a beginning that the words from a place on have: mostly near. */
function endOfPrefix(words: readonly string[], start: number, prefix: string): number {
  const has = (place: number) => words[place]?.startsWith(prefix) === true;
  let step = 1;
  while (has(start + step - 1)) step *= 2;
  let low = start + (step >>> 1);
  let high = Math.min(words.length, start + step - 1);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (has(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The matrix of distances of a word and others, of which only what is near the diagonal is reckoned. */
class DistanceMatrix {
  readonly #wanted: string;
  readonly #furthest: number;
  readonly #width: number;
  readonly #cells: Uint8Array;
  #word = '';
  /** So many letters of the last word have their rows. */
  #read = 0;

  constructor(wanted: string, furthest: number) {
    this.#wanted = wanted;
    this.#furthest = furthest;
    this.#width = wanted.length + 1;
    // One row above the longest word that can be near.
    this.#cells = new Uint8Array((wanted.length + furthest + 2) * this.#width).fill(furthest + 1);
    for (let column = 0; column <= Math.min(wanted.length, furthest); column += 1) {
      this.#cells[column] = column;
    }
  }

  /** Reads a word until it is too far whatever follows; answers how many letters are not. */
  read(word: string): number {
    let row = 0;
    while (row < this.#read && word.charCodeAt(row) === this.#word.charCodeAt(row)) row += 1;
    this.#word = word;
    while (row < word.length && this.#isNear(row + 1, word.charCodeAt(row))) row += 1;
    this.#read = row;
    return row;
  }

  /** How far the first letters of the last word are, or more than the furthest. */
  distanceAt(letters: number): number {
    return this.#cells[letters * this.#width + this.#width - 1] ?? 0;
  }

  /** Reckons a row; whether anything in it is near enough. */
  #isNear(row: number, letter: number): boolean {
    const cells = this.#cells;
    const furthest = this.#furthest;
    const start = row * this.#width;
    const above = start - this.#width;
    let least = row <= furthest ? row : furthest + 1;
    cells[start] = least;
    const end = Math.min(this.#width - 1, row + furthest);
    for (let column = Math.max(1, row - furthest); column <= end; column += 1) {
      const same = this.#wanted.charCodeAt(column - 1) === letter;
      const replaced = (cells[above + column - 1] ?? 0) + (same ? 0 : 1);
      const added = (cells[above + column] ?? 0) + 1;
      const left = (cells[start + column - 1] ?? 0) + 1;
      const exchanged = this.#isExchanged(row, column, letter)
        ? (cells[above - this.#width + column - 2] ?? 0) + 1
        : left;
      const distance = Math.min(replaced, added, left, exchanged, furthest + 1);
      cells[start + column] = distance;
      if (distance < least) least = distance;
    }
    return least <= furthest;
  }

  /** Whether a letter and the one before it stand in the wanted word the other way round. */
  #isExchanged(row: number, column: number, letter: number): boolean {
    return (
      row > 1 &&
      column > 1 &&
      this.#wanted.charCodeAt(column - 2) === letter &&
      this.#wanted.charCodeAt(column - 1) === this.#word.charCodeAt(row - 2)
    );
  }
}
