import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildSignedInUser } from '../../testing/world.ts';
import { FileModel } from './file.model.ts';
import { attachFiles, findFile, imageOf, insertFile, publishFiles, releaseFiles } from './index.ts';

let server: TestServer;
let ownerId: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ userId: ownerId } = await buildSignedInUser(server.config));
});
afterAll(() => server.stop());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

const insert = async (purpose: 'LOGO' | 'COVER', bytes?: Buffer) =>
  insertFile(server.config, {
    ownerId,
    purpose,
    name: 'picture.jpg',
    bytes: bytes ?? (await picture(40, 30)),
  });

const attach = (fileId: string, usedBy: `test:${string}`, by = ownerId) =>
  inTransaction(() =>
    attachFiles({ ownerId: by, files: [{ fileId, purpose: 'LOGO', field: 'logo' }], usedBy }),
  );

test('a inserted picture gets its versions from a job, never wider than it is', async () => {
  const { _id } = await insert('COVER', await picture(1000, 500));
  await expect
    .poll(async () => (await FileModel.findById(_id).lean())?.image?.versions)
    .toEqual([
      { slot: 320, width: 320 },
      { slot: 640, width: 640 },
      { slot: 1280, width: 1000 },
    ]);
  const id = _id.toHexString();
  expect(imageOf(await findFile(id), { en: 'Teal' })).toEqual({
    fileId: id,
    width: 1000,
    height: 500,
    url: `/files/${id}/full.jpg`,
    sources: [
      {
        contentType: 'image/webp',
        srcSet: `/files/${id}/320.webp 320w, /files/${id}/640.webp 640w, /files/${id}/1280.webp 1000w`,
      },
    ],
    alt: { en: 'Teal' },
  });
});

describe('using files', () => {
  test('takes stored files of the person with the right purpose only', async () => {
    const logo = (await insert('LOGO'))._id.toHexString();
    const cover = (await insert('COVER'))._id.toHexString();
    const { userId: other } = await buildSignedInUser(server.config);
    const refused = { userErrors: [{ code: 'NOT_FOUND', field: 'logo' }] };
    for (const [fileId, by] of [
      [cover, ownerId],
      [logo, other],
      ['0'.repeat(24), ownerId],
      ['nothing', ownerId],
    ] as const) {
      await expect(attach(fileId, 'test:1', by)).rejects.toMatchObject(refused);
    }
    await attach(logo, 'test:1');
    await attach(logo, 'test:1');
    // Whoever works on what uses it may keep it there, and nowhere else.
    await attach(logo, 'test:1', other);
    await expect(attach(logo, 'test:2', other)).rejects.toMatchObject(refused);
    expect((await findFile(logo))?.usedBy).toEqual(['test:1']);
    await inTransaction(() => releaseFiles('test:1', [logo]));
    expect((await findFile(logo))?.usedBy).toEqual([]);
  });

  test('a logo is nobody’s picture until it is published', async () => {
    const logo = await insert('LOGO');
    const id = logo._id.toHexString();
    expect(imageOf(logo)).toBeNull();
    await inTransaction(() => publishFiles([id]));
    expect(imageOf(await findFile(id))).toMatchObject({ fileId: id, width: 40, alt: null });
  });
});
