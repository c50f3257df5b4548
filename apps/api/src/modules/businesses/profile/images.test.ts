import { type Person, buildPerson } from '../../../testing/world.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { buildBusiness } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { findFile, insertFile } from '../../files/index.ts';
import { refusals } from '../business-test-kit.ts';

let server: TestServer;
let businessId: string;
let boss: Person;
let worker: Person;
beforeAll(async () => {
  server = await startTestServer();
  businessId = (await buildBusiness())._id.toHexString();
  boss = await buildPerson(server, { memberType: 'businessAdmin', businessId });
  worker = await buildPerson(server, { memberType: 'business', businessId });
});
afterAll(() => server.stop());

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="teal"/></svg>';

async function upload({ userId }: Person, purpose: 'LOGO' | 'COVER' | 'BUSINESS_IMAGE') {
  const file = await insertFile(server.config, { ownerId: userId, purpose, name: 'a.png', svg });
  return file._id.toHexString();
}

const change = ({ client }: Person, images: Record<string, unknown>) =>
  refusals(client, 'updateBusiness', { businessId, ...images });

const seen = async () =>
  (
    await createClient(server).data<{ business: Record<string, unknown> }>(
      `{ business(id: "${businessId}") { logo { fileId alt { en es } width url } cover { fileId } gallery { fileId alt { en es } } } }`,
    )
  ).business;

describe('the pictures of a profile', () => {
  test('are shown to everybody, kept in order, replaced and cleared', async () => {
    const logo = await upload(boss, 'LOGO');
    const cover = await upload(boss, 'COVER');
    const gallery = [await upload(boss, 'BUSINESS_IMAGE'), await upload(boss, 'BUSINESS_IMAGE')];
    const images = gallery.map((fileId, index) => ({ fileId, alt: { es: `Foto ${index}` } }));
    expect(
      await change(boss, {
        logo: { fileId: logo, alt: { en: ' An oak ', es: ' Un roble ' } },
        cover: { fileId: cover },
        gallery: images,
      }),
    ).toEqual([]);
    expect(await seen()).toEqual({
      logo: {
        fileId: logo,
        alt: { en: 'An oak', es: 'Un roble' },
        width: 40,
        url: expect.stringContaining(logo) as string,
      },
      cover: { fileId: cover },
      gallery: gallery.map((fileId, index) => ({
        fileId,
        alt: { en: null, es: `Foto ${index}` },
      })),
    });
    expect((await findFile(logo))?.usedBy).toEqual([`business:${businessId}`]);

    // Another member keeps what is there and adds their own.
    const added = await upload(worker, 'BUSINESS_IMAGE');
    const second = { fileId: String(gallery[1]), alt: null };
    expect(await change(worker, { gallery: [{ fileId: added }, second], cover: null })).toEqual([]);
    expect(await seen()).toMatchObject({
      logo: { fileId: logo },
      cover: null,
      gallery: [{ fileId: added, alt: null }, second],
    });
    expect((await findFile(cover))?.usedBy).toEqual([]);
    expect((await findFile(String(gallery[0])))?.usedBy).toEqual([]);
  });

  test('are the caller’s own, of their purpose, each once and at most ten', async () => {
    const before = await seen();
    const foreign = await upload(worker, 'LOGO');
    expect(await change(boss, { logo: { fileId: foreign } })).toEqual(['NOT_FOUND logo']);
    const cover = await upload(boss, 'COVER');
    expect(await change(boss, { gallery: [{ fileId: cover }] })).toEqual(['NOT_FOUND gallery.0']);
    const image = { fileId: await upload(boss, 'BUSINESS_IMAGE') };
    expect(await change(boss, { gallery: [image, image] })).toEqual(['FIELD_INVALID gallery']);
    const eleven = Array.from({ length: 11 }, (_, index) => ({ fileId: `x${index}` }));
    expect(await change(boss, { gallery: eleven })).toEqual(['TOO_MANY_ITEMS gallery']);
    expect(await change(boss, { cover: { fileId: cover, alt: { es: 'x'.repeat(301) } } })).toEqual([
      'FIELD_TOO_LONG cover.alt.es',
    ]);
    expect(await seen()).toEqual(before);
    expect((await findFile(foreign))?.isPublic).toBe(false);
  });
});
