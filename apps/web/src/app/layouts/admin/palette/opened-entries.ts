/** The kinds of what the palette offers. */
export const paletteKinds = [
  'action',
  'person',
  'business',
  'application',
  'payment',
  'listing',
  'partner',
  'discussion',
  'ticket',
] as const;

export type PaletteKind = (typeof paletteKinds)[number];

/** A line of the palette. */
export interface PaletteEntry {
  id: string;
  kind: PaletteKind;
  title: string;
  detail: string | null;
  url: string;
}

// Of this tab and reader alone: names of people do not stay on a device that others use.
const keyOf = (readerId: string) => `wiki.palette.opened.${readerId}`;
const mostKept = 5;

const isText = (value: unknown): value is string => typeof value === 'string';

function isEntry(value: unknown): value is PaletteEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, title, detail, url }: Partial<Record<keyof PaletteEntry, unknown>> = value;
  return (
    isText(id) &&
    isText(title) &&
    isText(url) &&
    url.startsWith('/') &&
    (detail === null || isText(detail)) &&
    paletteKinds.some((each) => each === kind)
  );
}

/** What a reader opened from the palette in this tab, the last one first. */
export function readOpened(readerId: string): readonly PaletteEntry[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(readerId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Keeps it as the last one that was opened, without what may change. */
export function noteOpened(
  readerId: string,
  { id, kind, title, detail, url: opened }: PaletteEntry,
): void {
  const entry: PaletteEntry = { id, kind, title, detail, url: opened };
  const others = readOpened(readerId).filter(({ url }) => url !== entry.url);
  try {
    sessionStorage.setItem(keyOf(readerId), JSON.stringify([entry, ...others].slice(0, mostKept)));
  } catch {
    // Where nothing can be kept, the palette begins empty.
  }
}
