type Fields = Readonly<Record<string, unknown>>;

const prefix = 'wiki.draft.';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/** What of a form is worth keeping: the fields that differ from where it started, never the secret ones. */
export function draftOf(values: Fields, defaults: Fields, secret: readonly string[]): Fields {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !secret.includes(name) && !isSame(value, defaults[name]),
    ),
  );
}

/** The draft kept in this tab under a name, or null. */
export function readDraft(name: string): Fields | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null');
    return draft !== null && typeof draft === 'object' ? { ...draft } : null;
  } catch {
    return null;
  }
}

/** Forgets the drafts of this tab whose names begin alike. */
export function forgetDrafts(beginning: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix + beginning)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is closed: nothing is kept in it.
  }
}

/** Keeps a draft in this tab; an empty one is forgotten. */
export function writeDraft(name: string, draft: Fields): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, JSON.stringify(draft));
  } catch {
    // Storage is closed or full: what is typed stays on the screen only.
  }
}
