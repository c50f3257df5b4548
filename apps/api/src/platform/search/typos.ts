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

/** Whether a word at a distance may be meant by another: with two typos only if both begin alike. */
export const isConfusable = (word: string, near: string, distance: number): boolean =>
  distance === 1 || (distance === 2 && beginsAlike(word, near));

/** Whether two words begin with the same sound. */
export const beginsAlike = (word: string, other: string): boolean =>
  soundOf(word) === soundOf(other);

/** A word as it is written where there is no ñ. */
export const withoutTilde = (word: string): string => word.replaceAll('ñ', 'n');
