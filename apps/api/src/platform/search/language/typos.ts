/** How many letters of a word may be wrong: none in short ones and in numbers. */
export function typosForgiven(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** First letters that sound alike. */
const soundAlike = ['bv', 'ckqsz', 'gj', 'iy'];

const soundOf = (word: string): string => {
  const letter = word.charAt(0);
  return soundAlike.find((letters) => letters.includes(letter)) ?? letter;
};

/** Letters as they lie on keyboards. */
const keyRows = ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm'];

const keyOf = (letter: string) => {
  const row = keyRows.findIndex((keys) => keys.includes(letter));
  return { row, place: keyRows[row]?.indexOf(letter) ?? Number.NaN };
};

/** Whether a finger that misses a letter hits another. */
function areNeighbors(letter: string, other: string): boolean {
  const [one, two] = [keyOf(letter), keyOf(other)];
  return Math.abs(one.row - two.row) <= 1 && Math.abs(one.place - two.place) <= 1;
}

/**
 * Whether a word at a distance may be meant by another. People know how a word begins: another first
 * letter in its place counts if it sounds alike or lies beside it, and two typos only if both begin
 * alike.
 */
export function isConfusable(word: string, near: string, distance: number): boolean {
  if (beginsAlike(word, near)) return distance === 1 || distance === 2;
  const isReplaced = word.slice(1) === near.slice(1);
  return distance === 1 && (!isReplaced || areNeighbors(word.charAt(0), near.charAt(0)));
}

/** Whether two words begin with the same sound. */
export const beginsAlike = (word: string, other: string): boolean =>
  soundOf(word) === soundOf(other);

/** A word as it is written where there is no ñ. */
export const withoutTilde = (word: string): string => word.replaceAll('ñ', 'n');
