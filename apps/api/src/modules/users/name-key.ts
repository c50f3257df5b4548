/** A name without case, accents and doubled spaces, for comparing its beginning. Keeps ñ apart from n. */
export function nameKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ñ', '\u0001')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('\u0001', 'ñ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What a name is found by, stored beside it. */
export const foundBy = (name: string) => ({ nameKey: nameKey(name), nameWords: nameWordsOf(name) });

/** The words of a name, folded as its key is, each once. */
export const nameWordsOf = (name: string): string[] => [
  ...new Set(nameKey(name).match(/[\p{L}\p{N}]+/gu)),
];
