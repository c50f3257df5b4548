/** The address of this page without what only concerns this visit. */
export const shareableAddress = (): string => location.origin + location.pathname;

/** Puts a text on the clipboard; false when the browser does not let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
