import { keptKey } from './is-kept.ts';

/**
 * What the device keeps: something that somebody read or wrote (`yes`), something of a person who left,
 * which has to go yet (`leaving`), or nothing.
 */
type Kept = 'yes' | 'leaving' | 'nothing';

/** Notes what this device keeps. */
export function noteKept(kept: Kept): void {
  try {
    if (kept === 'nothing') localStorage.removeItem(keptKey);
    else localStorage.setItem(keptKey, kept);
  } catch {
    // Storage is closed: the device keeps nothing.
  }
}

/** Whether somebody left and what they read and wrote has to go yet, as where the browser was closed meanwhile. */
export function isLeaving(): boolean {
  try {
    return localStorage.getItem(keptKey) === 'leaving';
  } catch {
    return false;
  }
}
