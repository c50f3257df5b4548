/** A word of a text: folded, and where it stands in the text as it was written. */
export interface FoundWord {
  word: string;
  start: number;
  end: number;
}

/** Letters and digits with the marks written over them. */
const wordShape = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Beyond it a word is cut: nobody searches by the end of such a word. */
const longestWord = 40;

/**
 * Text as searching compares it: without case, accents and variants of writing, so that *Asesoría*
 * and *ASESORIA* are the same. The Spanish ñ stays a letter of its own: *año* is not *ano*.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (/^[\x20-\x7e]*$/.test(lower)) return lower;
  return (
    lower
      .normalize('NFC')
      .replaceAll('ñ', '\u0001')
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll('\u0001', 'ñ')
      // Some signs fall apart into capitals.
      .toLowerCase()
  );
}

/** The words of a text in their order. */
export const wordsOf = (text: string): FoundWord[] => latinWordsOf(text) ?? anyWordsOf(text);

function anyWordsOf(text: string): FoundWord[] {
  const words: FoundWord[] = [];
  for (const match of text.matchAll(wordShape)) {
    const word = foldText(match[0]).slice(0, longestWord);
    if (word) words.push({ word, start: match.index, end: match.index + match[0].length });
  }
  return words;
}

/** The signs of Latin-1, folded: nothing for those that are in no word. Each folds by itself. */
const latinSigns = Array.from({ length: 256 }, (_, code) => {
  const sign = String.fromCharCode(code);
  return anyWordsOf(sign)[0]?.word ?? '';
});

/** The words of a text of Latin-1, as nearly all texts are; null for any other. */
function latinWordsOf(text: string): FoundWord[] | null {
  const words: FoundWord[] = [];
  let start = -1;
  let word = '';
  for (let place = 0; place <= text.length; place += 1) {
    const sign = latinSigns[place < text.length ? text.charCodeAt(place) : 0];
    if (sign === undefined) return null;
    if (sign !== '') {
      if (start < 0) start = place;
      word += sign;
    } else if (start >= 0) {
      words.push({ word: word.slice(0, longestWord), start, end: place });
      start = -1;
      word = '';
    }
  }
  return words;
}
