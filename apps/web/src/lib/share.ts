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

/** Where WhatsApp asks whom to send an address with a title to. */
export const whatsappWith = (title: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;

/** A mail with an address in it, to whoever the reader chooses. */
export const mailWith = (title: string, url: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
