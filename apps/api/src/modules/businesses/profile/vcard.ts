import type { BusinessRecord } from '../business.model.ts';

/** A text value: backslashes, separators and line breaks escaped (RFC 6350, section 3.4). */
const escape = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(',', '\\,')
    .replaceAll(';', '\\;')
    .replaceAll(/\r\n|\r|\n/g, '\\n');

/** A URI value: nothing in it may end the line. What is encoded already stays as it is. */
const uri = (text: string): string =>
  encodeURI(text.toWellFormed()).replaceAll(/%25(?=[\dA-Fa-f]{2})/g, '%');

/**
 * The contact card of a business (vCard 4.0, RFC 6350) with what its profile publishes and nothing
 * else. The address is that of its page on this installation.
 */
export function vcardOf(business: BusinessRecord, pageUrl: string): string {
  const { name, description, address, city, region, country, links } = business;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `UID:${uri(pageUrl)}`,
    `FN:${escape(name)}`,
    `ORG:${escape(name)}`,
    `ADR;TYPE=work:;;${[address ?? '', city, region, '', country].map(escape).join(';')}`,
    ...optional(business.contactPhone, (phone) => `TEL;VALUE=uri;TYPE=work:tel:${phone}`),
    ...optional(business.contactEmail, (email) => `EMAIL;TYPE=work:${escape(email)}`),
    `URL;PREF=1:${uri(pageUrl)}`,
    ...[links.website, links.linkedin, links.facebook].flatMap((link) =>
      optional(link, (given) => `URL:${uri(given)}`),
    ),
    ...(['en', 'es'] as const).flatMap((language) =>
      optional(description[language], (text) => `NOTE;LANGUAGE=${language}:${escape(text)}`),
    ),
    'END:VCARD',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

const optional = (value: string | null | undefined, line: (value: string) => string): string[] =>
  value ? [line(value)] : [];

/** No line is longer than 75 octets; the rest follows after a line break and a space, characters whole. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
