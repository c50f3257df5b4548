import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson } from '../../../testing/world.ts';
import { FileModel } from '../file.model.ts';
import { upload } from '../files-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A red picture with a blue band along its lower edge. */
async function banded(width: number, height: number): Promise<Buffer> {
  const band = { width, height: Math.round(height / 10), channels: 3, background: 'blue' } as const;
  const input = await sharp({ create: band }).png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: 'red' } })
    .composite([{ input, gravity: 'south' }])
    .jpeg()
    .toBuffer();
}

async function uploaded(bytes: Buffer) {
  const { client } = await buildPerson(server);
  const { file } = await upload(server, client, bytes, { purpose: 'LOGO' });
  const id = file?.id ?? '';
  const card = () => fetch(`${server.url}/files/${id}/card.jpg`);
  return { id, card };
}

/** The color of a pixel of a card, as red and blue. */
async function colorAt(card: Response, left: number, top: number) {
  const bytes = Buffer.from(await card.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({
    width: 1_200,
    height: 630,
    format: 'jpeg',
  });
  const [red = 0, , blue = 0] = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { isRed: red > 150 && blue < 100, isBlue: blue > 150 && red < 100 };
}

test('a picture is private until it is shown, and then has a card of one shape', async () => {
  const { id, card } = await uploaded(await banded(400, 400));
  expect((await card()).status).toBe(404);
  await FileModel.updateOne({ _id: id }, { isPublic: true });
  const response = await card();
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('cache-control')).toContain('immutable');
  // Nothing of a square is cut off: its lower edge is that of the card.
  expect(await colorAt(response, 600, 620)).toMatchObject({ isBlue: true });
});

test('a wide picture fills its card, also when it is smaller', async () => {
  const { id, card } = await uploaded(await banded(700, 500));
  await FileModel.updateOne({ _id: id }, { isPublic: true });
  expect(await colorAt(await card(), 3, 300)).toMatchObject({ isRed: true });
  // Enlarged to the width of the card it is higher, so the band is cut off in part only.
  expect(await colorAt(await card(), 600, 627)).toMatchObject({ isRed: true });
});

test('what is no picture has no card', async () => {
  expect((await fetch(`${server.url}/files/${'0'.repeat(24)}/card.jpg`)).status).toBe(404);
  expect((await fetch(`${server.url}/files/x/card.jpg`)).status).toBe(404);
});
