import { buildPerson } from '../../../testing/world.ts';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import type { TestClient } from '../../../testing/client.ts';
import { act, type FileAnswer, link, pdf, picture, upload } from '../files-test-kit.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  ({ client } = await buildPerson(server));
});
afterAll(() => server.stop());

/** The stored bytes of a public picture. */
async function bytesOf(file: FileAnswer | null): Promise<Buffer> {
  const response = await fetch(new URL(file?.image?.url ?? '', server.url));
  return Buffer.from(await response.arrayBuffer());
}

const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);
const document = { purpose: 'APPLICATION_DOCUMENT', name: 'doc.pdf' };

describe('the content decides what a file is', () => {
  test.each([
    ['HTML that calls itself a picture', html, {}, 'FILE_NOT_IMAGE'],
    ['SVG', svg, { name: 'a.svg', contentType: 'image/svg+xml' }, 'FILE_NOT_IMAGE'],
    ['SVG that calls itself a PNG', svg, { name: 'a.png' }, 'FILE_NOT_IMAGE'],
    ['a document in place of a picture', pdf, {}, 'FILE_NOT_IMAGE'],
    ['the beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), {}, 'FILE_NOT_IMAGE'],
    ['HTML in place of a document', html, document, 'FILE_TYPE_REFUSED'],
    ['SVG in place of a document', svg, document, 'FILE_TYPE_REFUSED'],
    [
      'a ZIP in place of a document',
      Buffer.from('PK\u0003\u0004zip'),
      document,
      'FILE_TYPE_REFUSED',
    ],
    ['text without a type', Buffer.from('hola'), document, 'FILE_TYPE_REFUSED'],
  ])('%s is refused and gone', async (_what, bytes, input, code) => {
    const { file, userErrors } = await upload(server, client, bytes, input);
    expect({ file, userErrors }).toEqual({ file: null, userErrors: [{ code, field: null }] });
  });

  test('a refused file cannot be completed again', async () => {
    const { file, userErrors } = await upload(server, client, html);
    expect(file).toBeNull();
    expect(userErrors).toHaveLength(1);
    expect((await act(client, 'completeUpload', '1'.repeat(24))).userErrors[0]?.code).toBe(
      'NOT_FOUND',
    );
  });

  test('a picture cut off in the middle is refused', async () => {
    const whole = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer();
    const { userErrors } = await upload(server, client, whole.subarray(0, whole.length / 2));
    expect(userErrors).toEqual([{ code: 'FILE_NOT_IMAGE', field: null }]);
  });

  test('a flood of pixels in few bytes is refused', async () => {
    const flood = await sharp({
      create: { width: 8_000, height: 8_000, channels: 3, background: 'white' },
    })
      .toColorspace('b-w')
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect(flood.length).toBeLessThan(1_000_000);
    const { userErrors } = await upload(server, client, flood);
    expect(userErrors).toEqual([{ code: 'FILE_NOT_IMAGE', field: null }]);
  });

  test('what is hidden behind a picture is not kept', async () => {
    const polyglot = Buffer.concat([await picture(), html]);
    const { file } = await upload(server, client, polyglot);
    expect((await bytesOf(file)).includes('<script>')).toBe(false);
  });

  test('a document is kept as it is', async () => {
    const { file } = await upload(server, client, pdf, { ...document, contentType: 'text/html' });
    expect(file).toMatchObject({
      contentType: 'application/pdf',
      byteSize: pdf.length,
      image: null,
    });
    const { url } = await link(client, file?.id ?? '');
    const response = await fetch(new URL(url ?? '', server.url));
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true);
  });

  test('a picture among documents has the maximum of pictures', async () => {
    const { file, userErrors } = await upload(
      server,
      client,
      Buffer.concat([await picture(), Buffer.alloc(10_000_000)]),
      document,
    );
    expect({ file, code: userErrors[0]?.code }).toEqual({ file: null, code: 'FILE_TOO_LARGE' });
  });
});

describe('a picture', () => {
  test('stands upright and tells nothing of where and with what it was taken', async () => {
    const photo = await sharp({
      create: { width: 60, height: 40, channels: 3, background: 'teal' },
    })
      .withExif({
        IFD0: { Make: 'SecretCamera', Artist: 'Ana' },
        IFD3: { GPSLatitude: '4/1 35/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.includes('SecretCamera')).toBe(true);
    const { file } = await upload(server, client, photo);
    expect(file?.image).toMatchObject({ width: 40, height: 60 });
    const kept = await bytesOf(file);
    const { exif, icc, xmp, iptc, orientation } = await sharp(kept).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({
      exif: undefined,
      icc: undefined,
      xmp: undefined,
      iptc: undefined,
      orientation: undefined,
    });
    expect(kept.includes('SecretCamera')).toBe(false);
  });

  test.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/jpeg'],
    ['avif', 'image/jpeg'],
    ['gif', 'image/png'],
  ] as const)('that comes as %s is kept as %s', async (format, contentType) => {
    const { file } = await upload(server, client, await picture(30, 20, format));
    expect(file).toMatchObject({ contentType, image: { width: 30, height: 20 } });
  });

  test('with transparency keeps it', async () => {
    const bytes = await sharp({
      create: { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.3 } },
    })
      .webp()
      .toBuffer();
    const { file } = await upload(server, client, bytes);
    expect(file?.contentType).toBe('image/png');
    expect((await sharp(await bytesOf(file)).metadata()).hasAlpha).toBe(true);
  });

  test('that is a PNG of more than 5,000,000 bytes becomes a JPEG', async () => {
    const side = 1_300;
    const noise = sharp(randomBytes(3 * side * side), {
      raw: { width: side, height: side, channels: 3 },
    });
    const png = await noise.png({ compressionLevel: 0 }).toBuffer();
    expect(png.length).toBeGreaterThan(5_000_000);
    const { file } = await upload(server, client, png);
    expect(file).toMatchObject({ contentType: 'image/jpeg', image: { width: side, height: side } });
    expect(file?.byteSize).toBeLessThan(png.length);
  });

  test('is kept with sides of at most 2,560 pixels', async () => {
    const { file } = await upload(server, client, await picture(3_200, 1_000));
    expect(file?.image).toMatchObject({ width: 2_560, height: 800 });
  });
});
