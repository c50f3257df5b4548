import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BusinessModel, type BusinessRecord } from '../../modules/businesses/business.model.ts';
import { commandsDuring, watchingCommands } from '../../testing/commands.ts';
import { buildBusiness } from '../../testing/factories.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { PartLoader, whenLoaded } from './part-loader.ts';

let server: TestServer;
let ids: string[];

beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  ids = [];
  for (const name of ['Telar', 'Horno'])
    ids.push((await buildBusiness({ name }))._id.toHexString());
});
afterAll(() => server.stop());

/** The fields that each command reads while something is loaded; all where it names none. */
async function readBy(load: () => Promise<unknown>): Promise<(string[] | 'all')[]> {
  const sent = await commandsDuring(['businesses'], load);
  return sent.map(({ body }) =>
    body['projection'] ? Object.keys(body['projection']).toSorted() : 'all',
  );
}

const name = new Set(['name']);
const city = new Set(['city']);

test('reads many in one command, with what all of them need', async () => {
  const loader = new PartLoader(BusinessModel, ['status']);
  const [one = '', other = ''] = ids;
  let found: (BusinessRecord | null)[] = [];
  const read = await readBy(async () => {
    found = await Promise.all([
      loader.load(one, name),
      loader.load(other, city),
      loader.load(one, city),
      loader.load('nothing', name),
      loader.load('0'.repeat(24), name),
    ]);
  });
  expect(read).toEqual([['_id', 'city', 'name', 'status']]);
  expect(found.map((business) => business?.name)).toEqual([
    'Telar',
    'Horno',
    'Telar',
    undefined,
    undefined,
  ]);
  expect(() => found[0]?.description).toThrow('businesses.description was not read');
});

test('reads again only what nobody asked for before', async () => {
  const loader = new PartLoader(BusinessModel);
  const [one = ''] = ids;
  expect(await readBy(() => loader.load(one, name))).toEqual([['_id', 'name']]);
  expect(await readBy(() => loader.load(one, new Set()))).toEqual([]);
  expect(await readBy(() => loader.load(one, city))).toEqual([['_id', 'city']]);
  expect(await readBy(() => loader.load(one))).toEqual(['all']);
  expect(await readBy(() => loader.load(one, name))).toEqual([]);
  expect((await loader.load(one))?.description).toBeDefined();
  loader.clearAll();
  expect(await readBy(() => loader.load(one, name))).toEqual([['_id', 'name']]);
});

test('has at once what was read ahead, each in one command, and reads the rest when asked', async () => {
  const loader = new PartLoader(BusinessModel);
  const [one = '', other = ''] = ids;
  expect(await readBy(() => loader.ahead([one, other, one, null], name))).toEqual([
    ['_id', 'name'],
  ]);
  expect(loader.get(one, name)).toMatchObject({ name: 'Telar' });
  expect(whenLoaded(loader.get(other, name), (business) => business?.name)).toBe('Horno');
  expect(await readBy(() => loader.ahead([one, null], name))).toEqual([]);
  const later = whenLoaded(loader.get(one, city), (business) => business?.city);
  expect(later).toBeInstanceOf(Promise);
  expect(await later).toBe((await loader.load(one))?.city);
});

test('asks again where reading failed', async () => {
  const loader = new PartLoader(BusinessModel);
  const [one = ''] = ids;
  const failing = new Set(['$bad']);
  await expect(loader.ahead([one], failing)).rejects.toThrow(mongoose.mongo.MongoServerError);
  await expect(loader.load(one, failing)).rejects.toThrow(mongoose.mongo.MongoServerError);
  expect(await loader.load(one)).toMatchObject({ name: 'Telar' });
});
