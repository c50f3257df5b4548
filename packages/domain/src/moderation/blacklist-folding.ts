/** What looks like each Latin letter in other alphabets and among its variants; the rest falls to Unicode. */
const lookAlikesOf: Record<string, string> = {
  a: 'аαɑᴀ',
  ae: 'æӕ',
  b: 'вβʙ',
  c: 'сϲᴄ',
  d: 'ԁđᴅ',
  e: 'еεєᴇ',
  f: 'ƒꜰ',
  g: 'ɡԍɢ',
  h: 'һнħʜ',
  i: 'іιıɩɪ',
  j: 'јϳȷᴊ',
  k: 'кκᴋ',
  l: 'ӏłʟ',
  m: 'мᴍ',
  n: 'пηɴ',
  o: 'оοσøᴏ',
  oe: 'œ',
  p: 'рρᴘ',
  q: 'ԛ',
  r: 'гʀ',
  s: 'ѕꜱ',
  ss: 'ß',
  t: 'тτŧᴛ',
  u: 'υυᴜս',
  v: 'νѵᴠ',
  w: 'ԝωᴡ',
  x: 'хχ',
  y: 'уγүʏ',
  z: 'ᴢ',
};

const lookAlikes = new Map(
  Object.entries(lookAlikesOf).flatMap(([latin, similar]) =>
    [...similar].map((letter) => [letter, latin] as const),
  ),
);

/** Stands in for ñ while accents are taken off: a private-use character, which no letter is. */
const enye = '\uE000';

/**
 * A text as the blacklist compares it: small Latin letters without accents, disguise and what is not
 * seen (zero-width characters, soft hyphens). ñ stays a letter of its own, as *año* and *ano* are
 * two words. Punctuation and digits stay.
 */
export function foldDisguise(text: string): string {
  const plain = text
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}\uE000]/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ñ', enye)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\0-\x7F\uE000]/gu, (letter) => lookAlikes.get(letter) ?? letter);
  return plain.replaceAll(enye, 'ñ');
}
