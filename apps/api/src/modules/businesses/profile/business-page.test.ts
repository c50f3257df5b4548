import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildBusiness } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { insertFile } from '../../files/index.ts';
import { businessPage } from './business-page.ts';
import { unknownId } from '../business-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('the page of a business', () => {
  test('says its name and the beginning of its description, with its picture', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const cover = await insertFile(server.config, {
      ownerId: unknownId(),
      purpose: 'COVER',
      name: 'a.png',
      svg,
    });
    const fileId = cover._id.toHexString();
    const { _id } = await buildBusiness({
      name: 'Café Ñ',
      description: { es: `Tueste\n  propio. ${'muy '.repeat(100)}` },
      cover: { fileId, alt: null },
    });
    const page = await businessPage(_id.toHexString(), 'en', server.config);
    expect(page?.title).toBe('Café Ñ');
    expect(page?.description).toMatch(/^Tueste propio\. (muy )+muy…$/);
    expect(page?.image?.url).toMatch(new RegExp(`^${server.url}/.*${fileId}`));
  });

  test('is not there while it is inactive, like that of an unknown one', async () => {
    const { _id } = await buildBusiness({ status: 'inactive' });
    expect(await businessPage(_id.toHexString(), 'es', server.config)).toBeNull();
    expect(await businessPage(unknownId(), 'es', server.config)).toBeNull();
    expect(await businessPage('x', 'es', server.config)).toBeNull();
  });
});
