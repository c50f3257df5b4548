const key = 'wiki.kept';

/** Whether this device keeps what somebody read or wrote. */
export function isKept(): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

/** Notes it, so that a visitor's start has nothing to look up. */
export function noteKept(kept: boolean): void {
  try {
    if (kept) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // Storage is closed: the device keeps nothing.
  }
}
