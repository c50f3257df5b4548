import { keptKey } from './is-kept.ts';

/** Notes whether this device keeps what somebody read or wrote. */
export function noteKept(isSo: boolean): void {
  try {
    if (isSo) localStorage.setItem(keptKey, 'yes');
    else localStorage.removeItem(keptKey);
  } catch {
    // Storage is closed: the device keeps nothing.
  }
}
