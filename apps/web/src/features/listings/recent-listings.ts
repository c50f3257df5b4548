/** How many listings are remembered. */
const most = 12;
const key = 'wiki.recent-listings';

/** A list of ids with one put first; the oldest fall out. */
export const withRecent = (ids: readonly string[], id: string): string[] =>
  [id, ...ids.filter((each) => each !== id)].slice(0, most);

/** Ids that were stored; whatever else is there says nothing. */
export function recentFrom(stored: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(ids)) return [];
    const isId = (id: unknown): id is string => typeof id === 'string' && id.length <= 100;
    return (ids as unknown[]).filter(isId).slice(0, most);
  } catch {
    return [];
  }
}

/** The listings that were last looked at in this browser, the last one first. */
export function readRecent(): string[] {
  try {
    return recentFrom(localStorage.getItem(key));
  } catch {
    return [];
  }
}

/** Notes in this browser that a listing is looked at. */
export function rememberRecent(id: string): void {
  try {
    localStorage.setItem(key, JSON.stringify(withRecent(readRecent(), id)));
  } catch {
    // Storage is closed or full: nothing is remembered.
  }
}
