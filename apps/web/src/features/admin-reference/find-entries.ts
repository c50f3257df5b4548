import type { ListEntryFragment } from '../../gql/admin-reference.ts';

/** A text without accents and capitals, so that `bogota` finds Bogotá. The ñ stays a letter of its own. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ñ', '\u0001')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u0001', 'ñ');

/** The entries whose code, billing id or name in either language holds every word looked for. */
export function findEntries(
  entries: readonly ListEntryFragment[],
  search: string,
): readonly ListEntryFragment[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter(({ value, label, externalId }) => {
    const text = fold([value, label.en, label.es, externalId].join(' '));
    return words.every((word) => text.includes(word));
  });
}
