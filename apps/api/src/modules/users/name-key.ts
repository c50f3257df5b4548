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
