const storageName = 'scroll-places';

/** How far down each entry of the history was read, in pixels. */
let places: Record<string, number> | undefined;

function known(): Record<string, number> {
  if (places) return places;
  try {
    places = JSON.parse(sessionStorage.getItem(storageName) ?? '{}') as Record<string, number>;
  } catch {
    places = {};
  }
  return places;
}

export function keepPlace(key: string): void {
  known()[key] = scrollY;
}

export const placeOf = (key: string): number | undefined => known()[key];

/** Keeps the places for the next document of this tab. */
export function storePlaces(): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify(known()));
  } catch {
    // A browser that keeps nothing begins each page at its top.
  }
}
