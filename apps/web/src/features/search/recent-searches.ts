/** How many searches are remembered. */
const most = 8;
const key = 'wiki.recent-searches';

/** Texts with one put first, each once, whatever its capitals; the oldest fall out. */
export const withSearch = (texts: readonly string[], text: string): string[] =>
  [text, ...texts.filter((each) => each.toLowerCase() !== text.toLowerCase())].slice(0, most);

/** Searches that were stored; whatever else is there says nothing. */
export function searchesFrom(stored: string | null): string[] {
  try {
    const texts: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(texts)) return [];
    const isText = (text: unknown): text is string =>
      typeof text === 'string' && text.length <= 100;
    return (texts as unknown[]).filter(isText).slice(0, most);
  } catch {
    return [];
  }
}

/** What was last searched for in this browser, the last one first. It stays on the device. */
export function readSearches(): string[] {
  try {
    return searchesFrom(localStorage.getItem(key));
  } catch {
    return [];
  }
}

/** Notes a search in this browser. */
export function rememberSearch(text: string): void {
  try {
    localStorage.setItem(key, JSON.stringify(withSearch(readSearches(), text)));
  } catch {
    // Storage is closed or full: nothing is remembered.
  }
}

/** Forgets what was searched for in this browser. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is closed: nothing was remembered.
  }
}
