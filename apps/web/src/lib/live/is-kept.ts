/** Under this the browser notes that the device keeps what somebody read or wrote, or has to forget it. */
export const keptKey = 'wiki.kept';

/** Whether it does: a visitor's start has nothing to look up. */
export function isKept(): boolean {
  try {
    return localStorage.getItem(keptKey) !== null;
  } catch {
    return false;
  }
}
