import { afterAll, beforeAll, expect, test } from 'vitest';
import { database } from '../../../platform/database/connect.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { describeInBothLanguages } from './describe-in-both-languages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('what pictures showed in no language stands in both, once, and the rest stays', async () => {
  const pictured = database().collection('pictured');
  const both = { en: 'A loom', es: 'Un telar' };
  const { insertedId } = await pictured.insertOne({
    images: [
      { fileId: 'a', alt: 'Telar' },
      { fileId: 'b', alt: null },
    ],
    draft: { cover: { fileId: 'c', alt: 'Portada' }, title: 'Uno' },
    published: null,
    logo: { fileId: 'd', alt: both },
  });
  const places = ['images', 'draft.cover', 'published.cover', 'logo'];
  const expected = {
    images: [
      { fileId: 'a', alt: { en: 'Telar', es: 'Telar' } },
      { fileId: 'b', alt: null },
    ],
    draft: { cover: { fileId: 'c', alt: { en: 'Portada', es: 'Portada' } }, title: 'Uno' },
    published: null,
    logo: { fileId: 'd', alt: both },
  };
  for (const _time of [1, 2]) {
    await describeInBothLanguages(database(), 'pictured', places);
    expect(await pictured.findOne({ _id: insertedId }, { projection: { _id: 0 } })).toEqual(
      expected,
    );
  }
});
