/** A link with the words to show for it. */
export interface ShownLink {
  text: string;
  href: string;
}

/** An address as people say it: without `https://`, `www.` and the closing slash. */
export const withoutScheme = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** A name on Instagram, with or without the at sign, or an https address. */
export function instagramOf(written: string): ShownLink {
  if (written.startsWith('https://')) return { text: withoutScheme(written), href: written };
  const name = written.replace(/^@/, '');
  return { text: `@${name}`, href: `https://www.instagram.com/${encodeURIComponent(name)}/` };
}

/** Where a conversation on WhatsApp with a number (E.164) begins. */
export const whatsappAddress = (phone: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}`;
