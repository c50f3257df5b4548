import { foldDisguise } from './blacklist-folding.ts';

/** Finds what a blacklist holds. */
export interface BlacklistMatcher {
  /** The first entry of the list that the text holds, or null. Takes time linear in the text. */
  find(text: string): string | null;
}

/** A word with its repeated letters told once, and how often each stood there. */
interface Stretched {
  letters: string;
  counts: readonly number[];
}

interface Entry {
  text: string;
  words: readonly Stretched[];
}

/** A word of a text and what stands between it and the one before. */
interface Token {
  word: string;
  gap: string;
}

/**
 * Makes a matcher of words and phrases. An entry is found where a text has its words whole and in
 * this order, whatever their case, accents and disguise: look-alike letters, characters that are not
 * seen, digits and signs in the place of letters (`p0rt4l`), letters apart (`p.o.r.t.a.l`), letters
 * repeated (`portaaal`) or hidden by stars (`p*rtal`). It is never found inside a longer word, nor in figures. Entries without
 * letters are passed over.
 */
export function createBlacklistMatcher(entries: Iterable<string>): BlacklistMatcher {
  const byFirstWord = new Map<string, Entry[]>();
  const byLetters = new Map<string, Entry[]>();
  const byLength = new Map<number, { text: string; word: string }[]>();
  for (const text of entries) {
    const key = blacklistKey(text);
    if (key === null) continue;
    const words = key.split(' ');
    const entry = { text, words: words.map(stretchedOf) };
    addTo(byFirstWord, entry.words[0]?.letters ?? '', entry);
    if (words.length === 1) addTo(byLength, key.length, { text, word: key });
    const joined = stretchedOf(words.join(''));
    addTo(byLetters, joined.letters, { text, words: [joined] });
  }
  return {
    find(text) {
      if (byFirstWord.size === 0) return null;
      const folded = foldDisguise(text);
      for (const tokens of readingsOf(folded)) {
        const found = findWords(tokens, byFirstWord) ?? findSpelled(tokens, byLetters);
        if (found) return found.text;
      }
      return findMasked(folded, byLength);
    },
  };
}

/**
 * What two entries have in common that match the same: their words as compared, a space between
 * them. Null for a text without a letter, which never matches.
 */
export function blacklistKey(text: string): string | null {
  const [tokens = []] = readingsOf(foldDisguise(text));
  const words = tokens.flatMap(({ word }) => lettersOf(word)[0] ?? []);
  return words.length > 0 && words.length === tokens.length ? words.join(' ') : null;
}

function addTo<Key, Value>(index: Map<Key, Value[]>, key: Key, entry: Value): void {
  const known = index.get(key);
  if (known) known.push(entry);
  else index.set(key, [entry]);
}

/** Signs that stand for a letter between letters; 1 is i or l. */
const signsInside: Record<string, string> = { '!': '1', '¡': '1', '|': '1', '+': 't', '€': 'e' };
const signInside = /(?<=[\p{L}\p{N}@$])[!¡|+€](?=[\p{L}@])/gu;

/** The words of a folded text: with @ and $ as letters, and where it has them also as punctuation. */
function readingsOf(folded: string): Token[][] {
  // A currency sign before an amount is not a letter.
  const text = folded.replaceAll(/\$(?=\d)/g, ' ');
  const readings = [tokensOf(text, /[\p{L}\p{N}@$]+/gu)];
  if (/[@$]/.test(text)) readings.push(tokensOf(text, /[\p{L}\p{N}]+/gu));
  const signed = text.replaceAll(signInside, (sign) => signsInside[sign] ?? sign);
  if (signed !== text) readings.push(tokensOf(signed, /[\p{L}\p{N}@$]+/gu));
  return readings;
}

function tokensOf(text: string, pattern: RegExp): Token[] {
  let end = 0;
  return Array.from(text.matchAll(pattern), ({ 0: word, index }) => {
    const gap = text.slice(end, index).replaceAll(/\s/g, ' ');
    end = index + word.length;
    return { word, gap };
  });
}

function findWords(tokens: readonly Token[], index: ReadonlyMap<string, Entry[]>): Entry | null {
  const words = tokens.map(({ word }) => lettersOf(word).map(stretchedOf));
  for (const [position, candidates] of words.entries()) {
    for (const { letters } of candidates) {
      const found = index
        .get(letters)
        ?.find((entry) =>
          entry.words.every((word, offset) =>
            words[position + offset]?.some((candidate) => isStretchOf(candidate, word)),
          ),
        );
      if (found) return found;
    }
  }
  return null;
}

/** Entries spelled letter by letter: `p o r t a l`, `p.o.r.t.a.l`. */
function findSpelled(tokens: readonly Token[], index: ReadonlyMap<string, Entry[]>): Entry | null {
  for (const spelled of spelledIn(tokens)) {
    for (const candidate of lettersOf(spelled).map(stretchedOf)) {
      const found = index
        .get(candidate.letters)
        ?.find(({ words: [word] }) => word && isStretchOf(candidate, word));
      if (found) return found;
    }
  }
  return null;
}

const masked = /(?<![\p{L}\p{N}*])\p{L}+(?:\*+\p{L}+)+(?![\p{L}\p{N}*])/gu;
const leastMasked = 4;

/** Entries of one word with letters hidden by stars: `p*rtal`. At least half of them must be there. */
function findMasked(
  folded: string,
  byLength: ReadonlyMap<number, readonly { text: string; word: string }[]>,
): string | null {
  if (!folded.includes('*')) return null;
  for (const [word] of folded.matchAll(masked)) {
    const hidden = word.split('*').length - 1;
    if (word.length < leastMasked || hidden * 2 > word.length) continue;
    const found = byLength
      .get(word.length)
      ?.find((entry) => [...word].every((sign, at) => sign === '*' || sign === entry.word[at]));
    if (found) return found.text;
  }
  return null;
}

const leastSpelled = 3;

/** Runs of single letters the same way apart. */
function* spelledIn(tokens: readonly Token[]): Generator<string> {
  let run = '';
  let gap = '';
  for (const token of [...tokens, { word: '', gap: '' }]) {
    const isSingle = token.word.length === 1;
    if (isSingle && (run.length <= 1 || token.gap === gap)) run += token.word;
    else {
      if (run.length >= leastSpelled) yield* withoutEdges(run);
      // The letter that ends a run may begin one that is otherwise apart: `a p.o.r.t.a.l`.
      run = isSingle ? `${run.slice(-1)}${token.word}` : '';
    }
    gap = token.gap;
  }
}

/** A run, also without the one-letter words that may stand before or after what is spelled. */
function withoutEdges(run: string): string[] {
  const start = /^[aeiouy]/.test(run) ? 1 : 0;
  const end = /[aeiouy]$/.test(run) ? 1 : 0;
  return [
    run,
    run.slice(start),
    run.slice(0, run.length - end),
    run.slice(start, run.length - end),
  ];
}

const substitutes: Record<string, string> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

/** Beyond these, every 1 of a word is read the same way, which bounds the readings of one word. */
const mostOnes = 4;

/**
 * The letters a word may stand for: none where it has no letter, itself where it has a single one (a
 * model, a paper size), else with letters for digits and signs; a 1 is i or l.
 */
function lettersOf(word: string): string[] {
  if (!/\p{L}/u.test(word)) return [];
  if (word.replaceAll(/\p{N}/gu, '').length < 2) return [word];
  const parts = word.replaceAll(/[03457@$]/g, (sign) => substitutes[sign] ?? sign).split('1');
  if (parts.length - 1 > mostOnes) return [parts.join('i'), parts.join('l')];
  return parts.reduce<string[]>(
    (readings, part, index) =>
      index === 0
        ? [part]
        : readings.flatMap((reading) => [`${reading}i${part}`, `${reading}l${part}`]),
    [],
  );
}

function stretchedOf(word: string): Stretched {
  const runs = word.match(/(.)\1*/gsu) ?? [];
  return {
    letters: runs.map((run) => String.fromCodePoint(run.codePointAt(0) ?? 0)).join(''),
    counts: runs.map((run) => run.length),
  };
}

/** Letters that Spanish and English do not write twice, save in a few words: twice is a disguise. */
const neverTwice = /[ahijkquvwxyñ]/;
const surelyRepeated = 3;

/**
 * Whether a word of a text is an entry with letters repeated. Both have the same letters; *pero* and
 * *perro* stay two words.
 */
function isStretchOf(word: Stretched, entry: Stretched): boolean {
  const letters = [...entry.letters];
  return (
    word.letters === entry.letters &&
    entry.counts.every((count, index) => {
      const given = word.counts[index] ?? 0;
      if (given === count) return true;
      const isRepeated = given >= surelyRepeated || neverTwice.test(letters[index] ?? '');
      return given > count && isRepeated;
    })
  );
}
