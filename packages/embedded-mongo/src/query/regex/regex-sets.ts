/** Inclusive ranges of code points, in order. */
export type CharSet = readonly (readonly [number, number])[];

const last = 0x10ffff;

const space: CharSet = [
  [9, 13],
  [32, 32],
];
const digit: CharSet = [[48, 57]];
const upper: CharSet = [[65, 90]];
const lower: CharSet = [[97, 122]];
const word: CharSet = [...digit, ...upper, [95, 95], ...lower];
const punct: CharSet = [
  [33, 47],
  [58, 64],
  [91, 96],
  [123, 126],
];

const horizontalSpace: CharSet = [
  [9, 9],
  [32, 32],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x180e, 0x180e],
  [0x2000, 0x200a],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
];
const verticalSpace: CharSet = [
  [10, 13],
  [0x85, 0x85],
  [0x2028, 0x2029],
];

/** The classes that brackets name as `[:alpha:]`; PCRE takes ASCII alone for them. */
export const posixSets: Record<string, CharSet> = {
  alnum: [...digit, ...upper, ...lower],
  alpha: [...upper, ...lower],
  ascii: [[0, 127]],
  blank: [
    [9, 9],
    [32, 32],
  ],
  cntrl: [
    [0, 31],
    [127, 127],
  ],
  digit,
  graph: [[33, 126]],
  lower,
  print: [[32, 126]],
  punct,
  space,
  upper,
  word,
  xdigit: [...digit, [65, 70], [97, 102]],
};

/** What a letter after a backslash stands for; its capital stands for everything else. */
const escapeSets: Record<string, CharSet> = {
  d: digit,
  h: horizontalSpace,
  s: space,
  v: verticalSpace,
  w: word,
};

/** The set of an escape such as `\s` or `\H`; undefined for other letters. */
export function escapeSet(letter: string): CharSet | undefined {
  const set = Object.hasOwn(escapeSets, letter) ? escapeSets[letter] : undefined;
  if (set) return set;
  const opposite = letter.toLowerCase();
  return opposite !== letter && Object.hasOwn(escapeSets, opposite)
    ? complement(escapeSets[opposite] as CharSet)
    : undefined;
}

/** Every code point that is not in a set. */
export function complement(set: CharSet): CharSet {
  const result: [number, number][] = [];
  let next = 0;
  for (const [from, to] of set) {
    if (from > next) result.push([next, from - 1]);
    next = to + 1;
  }
  if (next <= last) result.push([next, last]);
  return result;
}

/** Writes a set as the inside of a JavaScript class. */
export function setSource(set: CharSet, unicode: boolean): string {
  const end = unicode ? last : 0xffff;
  return set
    .filter(([from]) => from <= end)
    .map(([from, to]) => {
      const low = charSource(from, unicode);
      const high = charSource(Math.min(to, end), unicode);
      return low === high ? low : `${low}-${high}`;
    })
    .join('');
}

/** Writes one character so that JavaScript takes it for itself, in and outside of classes. */
export function charSource(code: number, unicode: boolean): string {
  if (code > 0xffff) return unicode ? `\\u{${code.toString(16)}}` : String.fromCodePoint(code);
  const plain = code < 128 && /[\w ]/.test(String.fromCharCode(code));
  if (plain || (code > 160 && code < 0xd800)) return String.fromCharCode(code);
  return `\\u${code.toString(16).padStart(4, '0')}`;
}
