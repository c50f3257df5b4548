import { expect, test } from 'vitest';
import { type Compress, prepareFile, type UploadRules } from './prepare-file.ts';
import { problemOf } from './upload-error.ts';

const png = '\u0089PNG\r\n\u001a\n';
const bytesOf = (text: string, length = text.length) => {
  const bytes = new Uint8Array(Math.max(length, text.length));
  bytes.set([...text].map((character) => character.charCodeAt(0)));
  return bytes;
};
const fileOf = (text: string, { name = 'a.png', type = 'image/png', length = 0 } = {}) =>
  new File([bytesOf(text, length)], name, { type });

const images: UploadRules = { contentTypes: ['image/png', 'image/jpeg'], maxBytes: 1_000 };
const documents: UploadRules = { contentTypes: ['application/pdf', 'image/png'], maxBytes: 1_000 };

const asItIs: Compress = async (file) => file;
const unreadable: Compress = async () => {
  throw new Error('Not a picture.');
};
const smaller: Compress = async (file) =>
  new File([bytesOf('\u00ff\u00d8\u00ff')], file.name, { type: 'image/jpeg' });

const refusal = (file: File, rules: UploadRules, compress: Compress) =>
  prepareFile(file, rules, undefined, compress).then(
    () => null,
    (error: unknown) => problemOf(error),
  );

test('a picture passes with the type of its content, whatever it is called', async () => {
  const file = fileOf(png, { name: 'photo.txt', type: 'text/plain' });
  const ready = await prepareFile(file, images, undefined, asItIs);
  expect([ready.name, ready.type]).toEqual(['photo.txt', 'image/png']);
});

test('what is not a picture is refused in its own words where only pictures are taken', async () => {
  expect(await refusal(fileOf('hello'), images, asItIs)).toEqual({ code: 'FILE_NOT_IMAGE' });
  expect(await refusal(fileOf('%PDF-1.7'), images, asItIs)).toEqual({ code: 'FILE_NOT_IMAGE' });
  expect(await refusal(fileOf(png), images, unreadable)).toEqual({ code: 'FILE_NOT_IMAGE' });
});

test('a photo in a format of telephones that the browser cannot read is told apart', async () => {
  const photo = fileOf('\0\0\0\u0018ftypheic', { name: 'IMG_1.HEIC', type: '' });
  const told = { code: 'FILE_NOT_IMAGE', isHeic: true };
  expect(await refusal(photo, images, unreadable)).toEqual(told);
  expect(await refusal(photo, images, smaller)).toBeNull();
});

test('among documents other types are refused', async () => {
  expect(await refusal(fileOf('%PDF-1.7'), documents, asItIs)).toBeNull();
  expect(await refusal(fileOf('hello'), documents, asItIs)).toEqual({ code: 'FILE_TYPE_REFUSED' });
  expect(await refusal(fileOf('GIF89a'), documents, asItIs)).toEqual({ code: 'FILE_TYPE_REFUSED' });
});

test('what is too large is refused with the largest size', async () => {
  const tooLarge = { code: 'FILE_TOO_LARGE', maxBytes: 1_000 };
  expect(await refusal(fileOf(png, { length: 1_001 }), images, asItIs)).toEqual(tooLarge);
  expect(await refusal(fileOf(png, { length: 1_001 }), images, unreadable)).toEqual(tooLarge);
  expect(await refusal(fileOf('%PDF-1.7', { length: 1_001 }), documents, asItIs)).toEqual(tooLarge);
  expect(await refusal(fileOf(png, { length: 1_000 }), images, asItIs)).toBeNull();
});

test('a picture that is small enough after it was compressed passes', async () => {
  const ready = await prepareFile(fileOf(png, { length: 5_000 }), images, undefined, smaller);
  expect([ready.type, ready.size]).toEqual(['image/jpeg', 3]);
});
