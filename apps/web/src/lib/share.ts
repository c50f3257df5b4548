import { currentLanguage } from './i18n/i18n.ts';

/**
 * The address of this page without what only concerns this visit, in the language that it is read
 * in: what shows a preview of it has no other way to know.
 */
export const shareableAddress = (): string =>
  `${location.origin}${location.pathname}?lang=${currentLanguage()}`;

/** Puts a text on the clipboard; false when the browser does not let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Where WhatsApp asks whom to send an address with a title to. */
export const whatsappWith = (title: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;

/** A mail with an address in it, to whoever the reader chooses. */
export const mailWith = (title: string, url: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;

/** Opens the device's own sheet of apps; null where it has none. */
export function offerToApps(what: { title: string; url: string }): (() => Promise<void>) | null {
  if (!('share' in navigator)) return null;
  // Closing the sheet without choosing is not a failure.
  return () => navigator.share(what).catch(() => undefined);
}
