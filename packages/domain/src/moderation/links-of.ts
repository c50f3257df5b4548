/** A part of a text: words, or an address to open. */
export interface TextPart {
  text: string;
  /** The address, beginning with `https://` or `http://`; null for words. */
  href: string | null;
}

/** What looks like an address: with its scheme, or beginning with `www.`. */
const addressShape = /\b(?:https?:\/\/|www\.)[^\s<>"'`{}|\\^]+/giu;
/** Signs that end a sentence rather than an address. */
const trailing = /[.,;:!?¡¿)\]»”’…]+$/u;

/** The longest address that becomes a link. */
const longest = 2_000;

/** The address that a match leads to, and how much of it belongs to it; null when it leads nowhere. */
function addressOf(match: string): { href: string; length: number } | null {
  let address = match.replace(trailing, '');
  // A closing bracket belongs to an address that opened one, as in those of encyclopedias.
  if (match[address.length] === ')' && address.includes('(')) address += ')';
  const href = /^www\./i.test(address) ? `https://${address}` : address;
  if (href.length > longest || !URL.canParse(href)) return null;
  const { protocol, hostname, username, password } = new URL(href);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  // Names before the host make it look like another one.
  if (!isWeb || username || password || !hostname.includes('.')) return null;
  return { href, length: address.length };
}

/** A text as words and links: only addresses of the web, shown as they are written. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(addressShape)) {
    const found = addressOf(match[0]);
    if (!found) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    end = match.index + found.length;
    parts.push({ text: text.slice(match.index, end), href: found.href });
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** The addresses in a text, each once, in their order. */
export const linksOf = (text: string): string[] => [
  ...new Set(partsOf(text).flatMap(({ href }) => (href ? [href] : []))),
];
