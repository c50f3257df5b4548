/** Bytes read at a time when a file is looked into (specification, section 9). */
export const chunkBytes = 65_536;

const startsWith = (bytes: Uint8Array, text: string, offset = 0): boolean =>
  [...text].every((character, index) => bytes[offset + index] === character.charCodeAt(0));

/** How the content of each kind of file begins. */
const signatures: readonly (readonly [string, (bytes: Uint8Array) => boolean])[] = [
  ['image/jpeg', (bytes) => startsWith(bytes, '\u00ff\u00d8\u00ff')],
  ['image/png', (bytes) => startsWith(bytes, '\u0089PNG\r\n')],
  ['image/gif', (bytes) => startsWith(bytes, 'GIF8')],
  ['image/webp', (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)],
  ['image/avif', (bytes) => startsWith(bytes, 'ftypavi', 4)],
  ['image/heic', (bytes) => /^ftyp(hei|hev|mif1|msf1)/.test(textAt(bytes, 4, 8))],
  ['image/bmp', (bytes) => startsWith(bytes, 'BM')],
  ['application/pdf', (bytes) => textAt(bytes, 0, 1024).includes('%PDF-')],
];

const textAt = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** The media type that a file's content shows, or null when it is none of those we know. */
export async function contentTypeOf(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.slice(0, chunkBytes).arrayBuffer());
  return signatures.find(([, matches]) => matches(bytes))?.[0] ?? null;
}
