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
export const wordsOf = (text: string): FoundWord[] => latinWordsOf(text) ?? anyWordsOf(text);

/**
 * Those of its words that are among some, which are folded. A page of results marks them in forty thousand
 * signs: words that are none of them are not even cut out.
 */
export const wordsAmong = (text: string, wanted: readonly string[]): FoundWord[] =>
  latinWordsOf(text, wanted) ?? anyWordsOf(text).filter(({ word }) => wanted.includes(word));

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

/** What the signs of Latin-1 are to a word: in none, in it as they stand, or folded. */
const [apart, asItStands, folded] = [0, 1, 2];
const partOfWord = Uint8Array.from(latinSigns, (sign, code) => {
  if (sign === '') return apart;
  return sign === String.fromCharCode(code) ? asItStands : folded;
});

/** The words of a text of Latin-1, as nearly all texts are, or those among some; null for any other text. */
function latinWordsOf(text: string, wanted?: readonly string[]): FoundWord[] | null {
  const words: FoundWord[] = [];
  let before = 0;
  let start = -1;
  let isFolded = true;
  for (let place = 0; place <= text.length; place += 1) {
    const part = partOfWord[place < text.length ? text.charCodeAt(place) : 0];
    if (part === undefined) return null;
    if (part !== apart) {
      if (start < 0) {
        start = place;
        isFolded = true;
      }
      if (part === folded) isFolded = false;
    } else if (start >= 0) {
      if (!isFolded || !wanted || mayBeAmong(text, start, place, wanted)) {
        const word = foldLatin(text, start, place);
        if (!wanted || wanted.includes(word)) words.push({ word, start, end: place, before });
      }
      before += 1;
      start = -1;
    }
  }
  return words;
}

/** Whether a word that is folded as it stands may be one of some. */
function mayBeAmong(text: string, start: number, end: number, wanted: readonly string[]): boolean {
  const length = Math.min(end - start, longestWord);
  for (const word of wanted)
    if (word.length === length && text.startsWith(word, start)) return true;
  return false;
}

function foldLatin(text: string, start: number, end: number): string {
  let word = '';
  for (let place = start; place < end; place += 1) word += latinSigns[text.charCodeAt(place)];
  return word.slice(0, longestWord);
}
