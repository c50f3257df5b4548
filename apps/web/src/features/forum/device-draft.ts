import type { RichTextDocument } from '@wiki/domain';

const keyOf = (name: string): string => `wiki.forum.draft.${name}`;

/** What was written and not sent on this device; null when there is nothing. */
export function readDeviceDraft(name: string): RichTextDocument | null {
  try {
    const stored = localStorage.getItem(keyOf(name));
    return stored ? (JSON.parse(stored) as RichTextDocument) : null;
  } catch {
    return null;
  }
}

/** Keeps what is being written; one that can't be kept is no reason to stop writing. */
export function saveDeviceDraft(name: string, document: RichTextDocument): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(document));
  } catch {
    // Storage is full or closed: the text stays in the window.
  }
}

/** Forgets it once it's sent. */
export function dropDeviceDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Storage is closed: nothing was kept.
  }
}
