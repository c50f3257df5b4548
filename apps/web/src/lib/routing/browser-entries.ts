import { createPath, type Location, type Path } from 'react-router-dom';

/** What an entry of the browser's history keeps: what its page gave along, a name, and its place. */
interface EntryState {
  usr: unknown;
  key: string;
  idx: number;
}

/** An entry of the history that the browser shows. */
export interface Entry {
  location: Location;
  /** Its place in the history of this tab, counted from the first page. */
  idx: number;
}

/** The key of the entry that the browser is at, which a page that is on its way to it doesn't have yet. */
export const presentKey = (): string | null =>
  (history.state as Partial<EntryState> | null)?.key ?? null;

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

/**
 * The entry the browser is at. One that has no key yet, as the first of a document, gets one: pages
 * that stood in this tab one after the other would else be scrolled to the same place.
 * @param expected its place, where it does not say so itself
 */
export function presentEntry(expected: number): Entry {
  const kept = history.state as Partial<EntryState> | null;
  const key = kept?.key ?? newKey();
  const idx = kept?.idx ?? expected;
  if (kept?.key === undefined || kept.idx === undefined) {
    history.replaceState({ ...kept, key, idx }, '');
  }
  const { pathname, search, hash } = location;
  return { location: { pathname, search, hash, state: kept?.usr ?? null, key }, idx };
}

/** Writes an entry. Where the browser refuses more of them, the address is opened anew. */
export function writeEntry({ location: to, idx }: Entry, isInPlace: boolean): void {
  const state: EntryState = { usr: to.state, key: to.key, idx };
  try {
    if (isInPlace) history.replaceState(state, '', createPath(to));
    else history.pushState(state, '', createPath(to));
  } catch (error) {
    // What can't be kept in the history is a fault of the page that wanted it.
    if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
    location.assign(createPath(to));
  }
}

/** A path as the browser writes it, with what is not allowed in addresses encoded. */
export function encoded(to: Partial<Path>): Path {
  const { pathname, search, hash } = new URL(createPath(to), 'http://localhost');
  return { pathname, search, hash };
}
