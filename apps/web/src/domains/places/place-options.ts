/** An entry of a list of places. */
interface PlaceEntry {
  value: string;
  label: { en: string | null; es: string | null };
}

/** The name that is stored for a place: the one it has where it is. */
export const placeName = ({ label, value }: PlaceEntry): string => label.es ?? label.en ?? value;

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** The place that a text names, whatever its accents and capitals. */
export function findPlace<Entry extends PlaceEntry>(
  entries: readonly Entry[],
  text: string,
): Entry | undefined {
  const wanted = folded(text);
  if (wanted === '') return undefined;
  return entries.find((entry) =>
    [entry.label.es, entry.label.en].some((name) => name !== null && folded(name) === wanted),
  );
}

/** Stands for a place that is not on the list, to be written. */
export const elsewhere = '\u2026';

/** How a place is asked for: by its list, or in writing where there is no list or it is not on it. */
export function placeMode(
  entries: readonly PlaceEntry[],
  text: string,
  isWriting: boolean,
): 'select' | 'text' {
  if (entries.length === 0 || isWriting) return 'text';
  return text.trim() === '' || findPlace(entries, text) ? 'select' : 'text';
}
