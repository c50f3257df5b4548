import type { RichTextDocument } from '@wiki/domain';
import type { DraftText } from './use-draft.ts';

const keyOf = (name: string): string => `wiki.forum.draft.${name}`;

function readStored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

/** What was written and not sent on this device; null when there is nothing. */
export const readDeviceDraft = (name: string): RichTextDocument | null =>
  readStored(name) as RichTextDocument | null;

/** What was written of a discussion and no server has; null when there is nothing. */
export const readDeviceText = (name: string): DraftText | null =>
  readStored(name) as DraftText | null;

/** Keeps what is being written; one that can't be kept is no reason to stop writing. */
export function saveDeviceDraft(name: string, written: unknown): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(written));
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
