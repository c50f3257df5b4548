const key = 'wiki.reloaded';
/** A page that is lost again so soon after it was read anew is not lost by chance, in milliseconds. */
const restMs = 30_000;

/** What browsers say of code that they could not get. */
const words = /dynamically imported module|importing a module script|preload CSS/i;

/**
 * Reads the page anew where its code could not be had: a browser keeps a failed file for failed until
 * then, and after an update the old ones are gone.
 * @returns false where the error is another, or where it was tried a moment ago
 */
export function reloadOnce(error: unknown): boolean {
  if (!(error instanceof Error && words.test(error.message))) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < restMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Where nothing can be noted it might go on forever.
    return false;
  }
  location.reload();
  return true;
}
