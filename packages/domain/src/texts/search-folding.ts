/** A word of a text: folded, where it stands in the text as it was written, and how many come before it. */
export interface FoundWord {
  word: string;
  start: number;
  end: number;
  before: number;
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
export function wordsOf(text: string): FoundWord[] {
  const words: FoundWord[] = [];
  const isLatin = eachLatinWord(text, (start, end, before) => {
    words.push({ word: foldLatin(text, start, end), start, end, before });
  });
  return isLatin ? words : anyWordsOf(text);
}

/**
 * Those of its words that are among some, which are folded. A page of results marks them in forty thousand
 * signs: words that are none of them are not even cut out.
 */
export function wordsAmong(text: string, wanted: readonly string[]): FoundWord[] {
  const words: FoundWord[] = [];
  const isLatin = eachLatinWord(text, (start, end, before) => {
    const word = wanted.find((each) => isLatinWord(each, text, start, end));
    if (word !== undefined) words.push({ word, start, end, before });
  });
  return isLatin ? words : anyWordsOf(text).filter(({ word }) => wanted.includes(word));
}

function anyWordsOf(text: string): FoundWord[] {
  const words: FoundWord[] = [];
  for (const match of text.matchAll(wordShape)) {
    const word = foldText(match[0]).slice(0, longestWord);
    const start = match.index;
    const end = start + match[0].length;
    if (word) words.push({ word, start, end, before: words.length });
  }
  return words;
}

/** The signs of Latin-1, folded: nothing for those that are in no word. Each folds by itself. */
const latinSigns = Array.from({ length: 256 }, (_, code) => {
  const sign = String.fromCharCode(code);
  return anyWordsOf(sign)[0]?.word ?? '';
});

/** Whether a sign of Latin-1 is in words: a table of bytes, for every sign of a text is looked up. */
const isInWords = Uint8Array.from(latinSigns, (sign) => Number(sign !== ''));

/**
 * Says where the words of a text of Latin-1 stand, as nearly all texts are, and how many come before each.
 * @returns false for any other text, whose first words may have been told
 */
function eachLatinWord(
  text: string,
  take: (start: number, end: number, before: number) => void,
): boolean {
  let before = 0;
  let start = -1;
  for (let place = 0; place <= text.length; place += 1) {
    const isInWord = isInWords[place < text.length ? text.charCodeAt(place) : 0];
    if (isInWord === undefined) return false;
    if (isInWord === 1) {
      if (start < 0) start = place;
    } else if (start >= 0) {
      take(start, place, before);
      before += 1;
      start = -1;
    }
  }
  return true;
}

function foldLatin(text: string, start: number, end: number): string {
  let word = '';
  for (let place = start; place < end; place += 1) word += latinSigns[text.charCodeAt(place)];
  return word.slice(0, longestWord);
}

/** Whether a part of a text folds to a word, which is told without folding it. */
function isLatinWord(word: string, text: string, start: number, end: number): boolean {
  let read = 0;
  for (let place = start; place < end && read < longestWord; place += 1) {
    const sign = latinSigns[text.charCodeAt(place)] ?? '';
    if (!word.startsWith(sign.slice(0, longestWord - read), read)) return false;
    read += sign.length;
  }
  return word.length === Math.min(read, longestWord);
}
