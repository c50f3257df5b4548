import { expect, test } from 'vitest';
import { chatPictures, formPictures, planCompression, renamed } from './compress-image.ts';

const photo = { width: 1_200, height: 900, byteSize: 2_000_000, contentType: 'image/jpeg' };

test('a picture keeps its format and its size', () => {
  expect(planCompression(photo, formPictures)).toEqual({
    width: 1_200,
    height: 900,
    contentType: 'image/jpeg',
  });
});

test('a large picture is scaled down, a small one never up', () => {
  const large = planCompression({ ...photo, width: 5_120, height: 2_000 }, formPictures);
  expect(large).toMatchObject({ width: 2_560, height: 1_000 });
  const small = planCompression({ ...photo, width: 20, height: 10 }, formPictures);
  expect(small).toMatchObject({ width: 20, height: 10 });
});

test.each([
  [5_000_000, null],
  [5_000_001, 'image/jpeg'],
])('a PNG of %i bytes', (byteSize, contentType) => {
  const plan = planCompression({ ...photo, contentType: 'image/png', byteSize }, formPictures);
  expect(plan?.contentType ?? null).toBe(contentType);
});

test('a format that a browser cannot write stays as it is', () => {
  expect(planCompression({ ...photo, contentType: 'image/gif' }, formPictures)).toBeNull();
});

test('pictures of chats become WebP of quality 50', () => {
  expect(planCompression({ ...photo, contentType: 'image/png' }, chatPictures)).toMatchObject({
    contentType: 'image/webp',
  });
  expect(chatPictures.quality).toBe(0.5);
});

test('a name follows the format', () => {
  expect(renamed('planta.norte.png', 'image/jpeg')).toBe('planta.norte.jpg');
  expect(renamed('sin nombre', 'image/webp')).toBe('sin nombre.webp');
  expect(renamed('contrato.pdf', 'application/pdf')).toBe('contrato.pdf');
});
