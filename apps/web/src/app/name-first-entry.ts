/**
 * Gives the entry of the history that a document begins with a key of its own. The router calls it
 * the same in every document, and would show a page as far down as the one was read that stood in
 * this tab before it.
 */
export function nameFirstEntry(): void {
  const state = history.state as { key?: string } | null;
  if (state?.key) return;
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}
