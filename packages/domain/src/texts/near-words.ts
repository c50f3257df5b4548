/** How far two words are from each other: letters to add, to take away or to change. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, opposite] of [...other].entries()) {
      next.push(
        Math.min(
          (next[j] ?? 0) + 1,
          (row[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + (letter === opposite ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/**
 * Whether somebody who typed a word may have meant another: the same one, its beginning or with an
 * ending, or with a slip. Both are folded; words of three letters are what they are.
 */
export function isNearWord(word: string, known: string): boolean {
  if (word === known) return true;
  if (word.length > 3 && known.length > 3 && (known.startsWith(word) || word.startsWith(known))) {
    return true;
  }
  return known.length > 3 && distance(word, known) <= (known.length > 7 ? 2 : 1);
}
