import { expect, test } from 'vitest';
import { contentTypeOf } from './image-signature.ts';

const blobOf = (text: string) =>
  new Blob([new Uint8Array([...text].map((character) => character.charCodeAt(0)))]);

test.each([
  ['\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
  ['\u0089PNG\r\n\u001a\n', 'image/png'],
  ['GIF89a', 'image/gif'],
  ['RIFF\u0000\u0000\u0000\u0000WEBPVP8 ', 'image/webp'],
  ['\u0000\u0000\u0000\u0020ftypavif', 'image/avif'],
  ['\u0000\u0000\u0000\u0020ftypheic', 'image/heic'],
  ['%PDF-1.7', 'application/pdf'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['', null],
])('%j', async (content, type) => {
  expect(await contentTypeOf(blobOf(content))).toBe(type);
});
