import { session } from '../auth/browser-session.ts';

const prefix = 'wiki.forum.draft.';

/** Whose it is comes first: a device may be shared. */
const keyOf = (viewerId: string, name: string): string => `${prefix}${viewerId}.${name}`;

/** What somebody wrote and did not send on this device; null when there is nothing. */
export function readDeviceDraft(viewerId: string, name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(viewerId, name)) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Keeps what is being written, and answers whether it could: where storage is full or closed the text
 * stays in the window.
 */
export function saveDeviceDraft(viewerId: string, name: string, written: unknown): boolean {
  // An answer that was under way when they signed out brings nothing back.
  if (session.snapshot().hasLeft) return false;
  try {
    localStorage.setItem(keyOf(viewerId, name), JSON.stringify(written));
    return true;
  } catch {
    return false;
  }
}

/** Forgets it once it's sent. */
export function dropDeviceDraft(viewerId: string, name: string): void {
  try {
    localStorage.removeItem(keyOf(viewerId, name));
  } catch {
    // Storage is closed: nothing was kept.
  }
}

/** Forgets everything that somebody wrote on this device and did not send. */
export function forgetDeviceDrafts(viewerId: string): void {
  try {
    const own = Object.keys(localStorage).filter((key) => key.startsWith(keyOf(viewerId, '')));
    for (const key of own) localStorage.removeItem(key);
  } catch {
    // Storage is closed: nothing was kept.
  }
}
