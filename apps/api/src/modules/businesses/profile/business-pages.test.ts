import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { database } from '../../../platform/database/connect.ts';
import { clientOf, createClient, type TestClient } from '../../../testing/client.ts';
import { buildBusiness, buildMember } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, buildWorld, type World } from '../../../testing/world.ts';
import { changeUser } from '../../users/index.ts';
import { denial, refusals, run } from '../business-test-kit.ts';
import { businessMigrations } from '../business.migrations.ts';

let server: TestServer;
let world: World;
let businessId: string;
let visitor: TestClient;
let member: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildWorld(server.config);
  businessId = world.ownBusiness._id.toHexString();
  visitor = createClient(server);
  member = clientOf(server, world.business);
});
afterAll(() => server.stop());

const pageOf = async (client: TestClient, id = businessId) =>
  (
    await client.request(
      `query ($id: ID!) { business(id: $id) {
        tagline { en es } hours { day opens closes } timeZone foundedYear languages
        people { user { id } isManager title words } viewerShownAs { title words }
      } }`,
      { id },
    )
  ).data?.business as Record<string, unknown>;

describe('what a business adds to its page', () => {
  const monday = { day: 'MONDAY', opens: '08:00', closes: '17:30' };

  test('its line and its hours are read by everybody, in its zone', async () => {
    expect(await pageOf(visitor)).toMatchObject({ tagline: null, hours: [] });
    const tagline = { en: null, es: 'Café de origen' };
    await run(member, 'updateBusiness', { businessId, tagline, hours: [monday] });
    expect(await pageOf(visitor)).toMatchObject({
      tagline,
      hours: [monday],
      timeZone: 'America/Bogota',
    });
    await run(member, 'updateBusiness', { businessId, timeZone: 'America/Lima' });
    expect(await pageOf(visitor)).toMatchObject({ hours: [monday], timeZone: 'America/Lima' });
    await run(member, 'updateBusiness', { businessId, foundedYear: 1987, languages: ['es', 'en'] });
    expect(await pageOf(visitor)).toMatchObject({ foundedYear: 1987, languages: ['es', 'en'] });
    await run(member, 'updateBusiness', { businessId, tagline: null, hours: null, timeZone: null });
    await run(member, 'updateBusiness', { businessId, foundedYear: null, languages: null });
    expect(await pageOf(visitor)).toMatchObject({ foundedYear: null, languages: [] });
    expect(await pageOf(visitor)).toMatchObject({ tagline: null, hours: [] });
  });

  test.each([
    [{ hours: [{ ...monday, closes: '07:00' }] }, 'RANGE_REVERSED hours.0.closes'],
    [{ hours: [{ ...monday, opens: '08:0' }] }, 'FIELD_INVALID hours.0.opens'],
    [{ hours: Array.from({ length: 29 }, () => monday) }, 'TOO_MANY_ITEMS hours'],
    [{ timeZone: 'Mars/Olympus' }, 'FIELD_INVALID timeZone'],
    [{ foundedYear: 1599 }, 'FIELD_INVALID foundedYear'],
    [{ foundedYear: new Date().getFullYear() + 1 }, 'FIELD_INVALID foundedYear'],
    [{ languages: ['es', 'xx'] }, 'FIELD_INVALID languages.1'],
    [{ tagline: { es: 'x'.repeat(101) } }, 'FIELD_TOO_LONG tagline.es'],
  ])('%j is refused', async (changes, expected) => {
    expect(await refusals(member, 'updateBusiness', { businessId, ...changes })).toEqual([
      expected,
    ]);
  });
});

describe('the people of a page', () => {
  const shown = { isShown: true, title: 'Tueste', words: null };

  test('are those who agreed, who manage it first, until they leave', async () => {
    const business = await buildBusiness();
    const id = business._id.toHexString();
    const worker = await buildPerson(server, { memberType: 'business', businessId: id });
    const manager = await buildPerson(server, { memberType: 'businessAdmin', businessId: id });
    await run(worker.client, 'setShownOnBusiness', { businessId: id, ...shown });
    const own = await pageOf(worker.client, id);
    expect(own).toMatchObject({ viewerShownAs: { title: 'Tueste', words: null } });
    expect((await pageOf(visitor, id))['viewerShownAs']).toBeNull();
    await run(manager.client, 'setShownOnBusiness', { businessId: id, isShown: true });
    const [managerId, workerId] = [manager.userId, worker.userId];
    expect(await pageOf(visitor, id)).toMatchObject({
      people: [
        { user: { id: managerId }, isManager: true, title: null },
        { user: { id: workerId }, isManager: false, title: 'Tueste' },
      ],
    });

    const suspension = { reason: 'x', since: new Date(), until: null };
    await changeUser(workerId, { suspension });
    expect((await pageOf(visitor, id))['people']).toHaveLength(1);
    await changeUser(workerId, { suspension: null });

    await run(manager.client, 'removeBusinessMember', { businessId: id, userId: workerId });
    expect((await pageOf(visitor, id))['people']).toHaveLength(1);
    await changeUser(workerId, { businessId: id, memberType: 'business' });
    expect((await pageOf(visitor, id))['people']).toHaveLength(1);

    await run(manager.client, 'setShownOnBusiness', { businessId: id, isShown: false });
    expect(await pageOf(visitor, id)).toMatchObject({ people: [] });
  });

  test('nobody decides it for another business or without working there', async () => {
    const input = { businessId, ...shown };
    expect(await denial(visitor, 'setShownOnBusiness', input)).toBe('UNAUTHENTICATED');
    expect(await denial(clientOf(server, world.user), 'setShownOnBusiness', input)).toBe(
      'FORBIDDEN',
    );
    expect(await denial(clientOf(server, world.wikiAdmin), 'setShownOnBusiness', input)).toBe(
      'FORBIDDEN',
    );
    const words = 'x'.repeat(141);
    expect(await refusals(member, 'setShownOnBusiness', { ...input, words })).toEqual([
      'FIELD_TOO_LONG words',
    ]);
    const unknown = { ...input, businessId: '0'.repeat(24) };
    expect(await refusals(member, 'setShownOnBusiness', unknown)).toEqual(['NOT_FOUND businessId']);
  });
});

test('services of no language stand in that of the description, pictures in both', async () => {
  const kept = database().collection('businesses');
  const written = async (description: object, services: unknown) => {
    const { _id } = await buildBusiness();
    const logo = { fileId: 'a', alt: 'Un roble' };
    await kept.updateOne({ _id }, { $set: { description, services, logo } });
    return _id;
  };
  const spanish = await written({ es: 'Café' }, ['Tueste']);
  const english = await written({ en: 'Coffee' }, ['Roasting']);
  const changed = await written({ en: 'Coffee' }, { en: [], es: ['Catación'] });
  const migrations = businessMigrations.filter(({ id }) => id.endsWith('in-both-languages'));
  expect(migrations).toHaveLength(2);
  for (const migration of [...migrations, ...migrations]) await migration.up(database());
  expect(await kept.findOne({ _id: spanish })).toMatchObject({
    services: { en: [], es: ['Tueste'] },
    logo: { fileId: 'a', alt: { en: 'Un roble', es: 'Un roble' } },
  });
  const services = async (_id: typeof english) =>
    (await kept.findOne<{ services: unknown }>({ _id }))?.services;
  expect(await services(english)).toEqual({ en: ['Roasting'], es: [] });
  expect(await services(changed)).toEqual({ en: [], es: ['Catación'] });
});

test('businesses and people of before have pages that say no more than they did', async () => {
  const { _id } = await buildBusiness();
  const person = await buildMember({ _id });
  const db = database();
  await db
    .collection('businesses')
    .updateOne(
      { _id },
      { $unset: { tagline: '', hours: '', timeZone: '', foundedYear: '', languages: '' } },
    );
  await db.collection('users').updateOne({ _id: person._id }, { $unset: { shownAs: '' } });
  for (const name of ['business-pages', 'founding-and-languages']) {
    await businessMigrations.find(({ id }) => id.endsWith(name))?.up(db);
  }
  expect(await pageOf(visitor, _id.toHexString())).toEqual({
    tagline: null,
    hours: [],
    timeZone: 'America/Bogota',
    foundedYear: null,
    languages: [],
    people: [],
    viewerShownAs: null,
  });
});
