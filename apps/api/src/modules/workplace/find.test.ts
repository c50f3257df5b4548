import { matchPage, pageOf } from '@wiki/domain';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { database } from '../../platform/database/connect.ts';
import { buildApplication } from '../../testing/application-factory.ts';
import { clientOf, type TestClient } from '../../testing/client.ts';
import { commandsDuring, documentsReadBy, watchingCommands } from '../../testing/commands.ts';
import { buildBusiness, buildUser } from '../../testing/factories.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson, buildWorld, type World } from '../../testing/world.ts';
import { findAnything } from './find-test-kit.ts';

let server: TestServer;
let world: World;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  world = await buildWorld(server.config);
  admin = clientOf(server, world.wikiAdmin);
});
afterAll(() => server.stop());

const find = (text: string) => findAnything(admin, text);

test('goes by any word of a name, without case and accents, and by the address', async () => {
  await buildUser({
    email: 'ocampo@example.com',
    firstName: 'Lucía',
    lastName: 'Ocampo Peña',
    displayName: 'Lucía Ocampo Peña',
  });
  await buildBusiness({ name: 'Transportes Sierra Ñandú' });
  for (const text of ['lucia', 'OCAMPO', 'peña', 'ocampo@exa']) {
    expect(await find(text)).toContainEqual(
      expect.objectContaining({ kind: 'person', title: 'Lucía Ocampo Peña' }),
    );
  }
  expect(await find('sierra')).toMatchObject([{ kind: 'business' }]);
  expect(await find('ierra')).toEqual([]);
});

test('names a tax id as people read it', async () => {
  const form = { businessName: 'Acacia Verde', city: 'Cali', country: 'CO', taxId: '9003739134' };
  await buildApplication({ status: 'new', form });
  expect(await admin.data('{ findAnything(text: "acacia") { detail } }')).toEqual({
    findAnything: [{ detail: 'Cali · 900.373.913-4' }],
  });
});

test('says how each stands', async () => {
  await buildApplication({ status: 'payment-missed', form: { businessName: 'Granizo Limpio' } });
  await buildBusiness({ name: 'Granizo y Cía' });
  await buildUser({ displayName: 'Granizo Pérez' });
  const stands = 'findAnything(text: "granizo") { kind state { application membership } }';
  const { findAnything: found } = await admin.data<{ findAnything: { kind: string }[] }>(
    `{ ${stands} }`,
  );
  expect(found.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
    { kind: 'application', state: { application: 'PAYMENT_MISSED', membership: null } },
    { kind: 'business', state: { application: null, membership: 'active' } },
    { kind: 'person', state: null },
  ]);
});

test('reads the people and businesses that it finds, however many there are', async () => {
  for (let number = 0; number < 40; number += 1) {
    await buildUser({ firstName: 'Otro', lastName: 'Nombre', displayName: 'Otro Nombre' });
    await buildBusiness({ name: `Otra Casa ${String(number)}` });
  }
  await buildUser({ firstName: 'Aurora', lastName: 'Quizá', displayName: 'Aurora Quizá' });
  await buildBusiness({ name: 'Hilos Quizá' });
  const sent = await commandsDuring(['users', 'businesses'], () => find('quiz'));
  const read = await Promise.all(sent.map(documentsReadBy));
  expect(Math.max(...read)).toBeLessThanOrEqual(2);
});

test('finds every kind, each at an address of the back office', async () => {
  await buildUser({ firstName: 'Zarzal', displayName: 'Zarzal Rojas', email: 'z@example.com' });
  await buildBusiness({ name: 'Zarzal y Compañía' });
  await buildApplication({ status: 'new', form: { businessName: 'Zarzal Nuevo' } });
  const _id = () => new Types.ObjectId();
  const insert = (collection: string, record: object) =>
    database()
      .collection(collection)
      .insertOne({ _id: _id(), ...record });
  await insert('listings', { name: { es: 'Bodega' }, nameKeys: ['zarzal'], type: 'product' });
  await insert('discussions', {
    title: 'Zarzal se reúne',
    titleKeys: ['zarzal'],
    dateActive: new Date(),
  });
  await insert('partners', {
    name: 'Zarzal Seguros',
    words: ['zarzal', 'polizas'],
    category: 'insurance',
    status: 'DRAFT',
    website: 'https://zarzal.example.com/es',
  });
  await insert('payments', { invoiceNumber: 'ZARZAL-1', date: new Date(), businessName: 'Z' });
  await (await buildPerson(server)).client.data(
    `mutation { createTicket(input: { kind: QUESTION, subject: "Zarzal", text: "No llega" }) {
      ticket { id } userErrors { code } } }`,
  );
  const found = await find('zarzal');
  expect(new Set(found.map(({ kind }) => kind))).toEqual(
    new Set([
      'person',
      'business',
      'application',
      'listing',
      'partner',
      'discussion',
      'payment',
      'ticket',
    ]),
  );
  for (const { url } of found) {
    const page = matchPage(url.split('?')[0] ?? '');
    const { access, isForAdministratorsToo = false } = pageOf(page ?? 'home');
    expect(`${url} ${access === 'wikiAdmin' || isForAdministratorsToo}`).toBe(`${url} true`);
  }
});

test.each(['pólizas', 'seguro', 'INSURANCE', 'zarzal insurance'])(
  'partners are found by a word of theirs or of their category in either language: %s',
  async (text) => {
    expect(await find(text)).toContainEqual({
      kind: 'partner',
      title: 'Zarzal Seguros',
      url: expect.stringMatching(
        /^\/admin\/manage-partners\/edit-partners\/[0-9a-f]{24}$/,
      ) as string,
    });
    expect(await find(`${text} viajes`)).toEqual([]);
  },
);

test('takes nothing for a pattern, and nothing for everything', async () => {
  for (const text of ['.*', '(', 'z.*q', ' ', '\\']) expect(await find(text)).toEqual([]);
  const { errors } = await admin.request('{ findAnything(text: "' + 'x'.repeat(81) + '") { id } }');
  expect(errors?.[0]?.extensions?.code).toBe('BAD_REQUEST');
});

test('is for administrators', async () => {
  const { errors } = await clientOf(server, world.businessAdmin).request(
    '{ findAnything(text: "a") { id } }',
  );
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
});
