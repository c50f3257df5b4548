import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AuditModel } from '../../platform/audit/audit.model.ts';
import { database } from '../../platform/database/connect.ts';
import { EventModel } from '../../platform/outbox/event.model.ts';
import { clientOf, createClient, type TestClient } from '../../testing/client.ts';
import { commandsDuring, watchingCommands } from '../../testing/commands.ts';
import { expectErrorLog } from '../../testing/logs.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { buildWorld, type World } from '../../testing/world.ts';
import { externalIdOf, isReferenceValue, referenceLabel } from './index.ts';
import { forgetList } from './reference-cache.ts';

const item = `id list value label { en es } parent dialCode flag externalId isActive origin`;
const listQuery = `query ($list: ReferenceList!, $parent: String, $all: Boolean = false) {
  reference(list: $list, parent: $parent, includeInactive: $all) { ${item} }
}`;
const save = `mutation ($input: SaveReferenceItemInput!) {
  change: saveReferenceItem(input: $input) { item { ${item} revision } userErrors { code field } }
}`;
const reset = `mutation ($input: ReferenceItemInput!) {
  change: resetReferenceItem(input: $input) { item { ${item} } userErrors { code field } }
}`;

interface Item {
  value: string;
  label: { en: string; es: string };
  parent: string | null;
  externalId: string;
  origin: string;
  revision?: string;
}
interface Change {
  change: { item: Item | null; userErrors: { code: string; field: string | null }[] };
}

let server: TestServer;
let world: World;
let visitor: TestClient;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer({
    config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) },
  });
  world = await buildWorld(server.config);
  visitor = createClient(server);
  admin = clientOf(server, world.wikiAdmin);
});
afterAll(() => server.stop());

const read = async (list: string, more: { parent?: string; all?: boolean } = {}, by = visitor) =>
  (await by.data<{ reference: Item[] }>(listQuery, { list, ...more })).reference;
const change = async (mutation: string, input: object) =>
  (await admin.data<Change>(mutation, { input })).change;
const entry = { label: { en: 'Own record', es: 'Registro propio' }, isActive: true };

describe('reading', () => {
  test('a visitor reads a list in its order, in both languages', async () => {
    const natures = await read('NATURE_TYPES');
    expect(natures).toEqual([
      {
        id: 'NATURE_TYPES:1',
        list: 'NATURE_TYPES',
        value: '1',
        label: { en: 'Legal entity', es: 'Persona jurídica y asimiladas' },
        parent: null,
        dialCode: null,
        flag: null,
        externalId: '1',
        isActive: true,
        origin: 'DEFAULT',
      },
      expect.objectContaining({ value: '2' }),
    ]);
  });

  test('countries carry flag and dial code', async () => {
    const countries = await read('COUNTRIES');
    expect(countries).toHaveLength(249);
    expect(countries.find(({ value }) => value === 'CO')).toMatchObject({
      dialCode: '+57',
      flag: '🇨🇴',
    });
  });

  test('a parent narrows a list; cities are given of one region only', async () => {
    expect(await read('REGIONS', { parent: 'CO' })).toHaveLength(33);
    const cities = await read('CITIES', { parent: 'CO-AMA' });
    expect(cities).toHaveLength(11);
    expect(cities[4]).toMatchObject({ value: 'CO-91001', externalId: '91001' });
    expect(await read('CITIES')).toEqual([]);
    expect(await read('CITIES', { parent: 'nowhere' })).toEqual([]);
  });

  test('a list that does not exist is refused by the contract', async () => {
    const { errors } = await visitor.request(listQuery, { list: 'PLANETS' });
    expect(errors).toHaveLength(1);
  });

  test('a list that was read costs no command of the database', async () => {
    await read('TAXES');
    expect(await commandsDuring(['referenceItems'], () => read('TAXES'))).toEqual([]);
    forgetList('TAXES');
    expect(await commandsDuring(['referenceItems'], () => read('TAXES'))).toHaveLength(1);
  });

  test('a read that fails answers an empty list and is logged; the next one succeeds', async () => {
    expectErrorLog(/reference list not read/);
    forgetList('TAX_SCHEMES');
    const broken = vi.spyOn(
      database().constructor.prototype as { collection: () => never },
      'collection',
    );
    broken.mockImplementationOnce(() => {
      throw new Error('the database is away');
    });
    expect(await read('TAX_SCHEMES')).toEqual([]);
    broken.mockRestore();
    expect(await read('TAX_SCHEMES')).toHaveLength(4);
  });
});

describe('what other modules ask', () => {
  test('whether a value is offered, its name and its id', async () => {
    expect(await isReferenceValue('REGIONS', 'CO-ANT')).toBe(true);
    expect(await isReferenceValue('REGIONS', 'CO-ANT', 'CO')).toBe(true);
    expect(await isReferenceValue('REGIONS', 'CO-ANT', 'MX')).toBe(false);
    expect(await isReferenceValue('REGIONS', 'toString')).toBe(false);
    expect(await referenceLabel('DOCUMENT_TYPES', '41')).toEqual({
      en: 'Passport',
      es: 'Pasaporte',
    });
    expect(await referenceLabel('DOCUMENT_TYPES', '0')).toBeNull();
    expect(await externalIdOf('CITIES', 'CO-05001')).toBe('05001');
    expect(await externalIdOf('DOCUMENT_TYPES', '41')).toBe('41');
    expect(await externalIdOf('DOCUMENT_TYPES', 'old')).toBe('old');
  });
});

describe('changing', () => {
  test.each(['user', 'business', 'businessAdmin'] as const)('is forbidden to %s', async (role) => {
    const client = clientOf(server, world[role]);
    for (const mutation of [save, reset]) {
      const input = { list: 'TAXES', value: '01', ...(mutation === save ? entry : {}) };
      const { errors } = await client.request(mutation, { input });
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
  });

  test('needs an account', async () => {
    const { errors } = await visitor.request(save, {
      input: { list: 'TAXES', value: 'X', ...entry },
    });
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    const again = await visitor.request(reset, { input: { list: 'TAXES', value: '01' } });
    expect(again.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  test('an entry is renamed, taken out of forms and taken back', async () => {
    const changed = await change(save, {
      list: 'PAYMENT_FORMS',
      value: '2',
      label: { en: ' Later ', es: 'Después' },
      externalId: '778',
      isActive: false,
    });
    expect(changed.userErrors).toEqual([]);
    expect(changed.item).toMatchObject({
      label: { en: 'Later' },
      externalId: '778',
      origin: 'CHANGED',
    });
    expect((await read('PAYMENT_FORMS')).map(({ value }) => value)).toEqual(['1']);
    expect((await read('PAYMENT_FORMS', { all: true })).map(({ value }) => value)).toEqual([
      '1',
      '2',
    ]);
    expect(await isReferenceValue('PAYMENT_FORMS', '2')).toBe(false);
    expect(await referenceLabel('PAYMENT_FORMS', '2')).toEqual({ en: 'Later', es: 'Después' });
    expect(await externalIdOf('PAYMENT_FORMS', '2')).toBe('778');

    const back = await change(reset, { list: 'PAYMENT_FORMS', value: '2' });
    expect(back.item).toMatchObject({
      label: { en: 'On credit' },
      externalId: '2',
      origin: 'DEFAULT',
    });
    expect(await read('PAYMENT_FORMS')).toHaveLength(2);
  });

  test('an entry that was changed since it was read is not overwritten', async () => {
    const given = { list: 'PAYMENT_FORMS', value: '1', isActive: true };
    const { reference } = await visitor.data<{ reference: { value: string; revision: string }[] }>(
      '{ reference(list: PAYMENT_FORMS) { value revision } }',
    );
    const revision = reference.find(({ value }) => value === given.value)?.revision;
    const first = { ...given, label: { en: 'At once', es: 'De una vez' }, revision };
    const changed = await change(save, first);
    expect(changed.userErrors).toEqual([]);
    const second = { ...given, label: { en: 'In cash', es: 'De contado' } };
    expect(await change(save, { ...second, revision })).toEqual({
      item: null,
      userErrors: [{ code: 'CONFLICT', field: 'revision' }],
    });
    expect(
      (await change(save, { ...second, revision: changed.item?.revision })).userErrors,
    ).toEqual([]);
    await change(reset, { list: 'PAYMENT_FORMS', value: '1' });
  });

  test('an entry is added at the end and removed', async () => {
    const added = await change(save, { list: 'ITEM_CODES', value: 'own', ...entry });
    expect(added.item).toMatchObject({ value: 'own', externalId: 'own', origin: 'ADDED' });
    expect((await read('ITEM_CODES')).at(-1)?.value).toBe('own');
    const removed = await change(reset, { list: 'ITEM_CODES', value: 'own' });
    expect(removed).toEqual({ item: null, userErrors: [] });
    expect(await read('ITEM_CODES')).toHaveLength(4);
  });

  test('a new entry replaces none: neither a delivered, an added nor one out of the forms', async () => {
    const own = { list: 'ITEM_CODES', ...entry, isNew: true };
    const inUse = { item: null, userErrors: [{ code: 'CODE_IN_USE', field: 'value' }] };
    await change(save, { list: 'ITEM_CODES', value: 'retired', ...entry, isActive: false });
    expect((await change(save, { ...own, value: 'mine' })).userErrors).toEqual([]);
    const before = await read('ITEM_CODES', { all: true });
    for (const value of ['001', 'mine', 'retired']) {
      expect(await change(save, { ...own, value, label: { en: 'Other', es: 'Otro' } })).toEqual(
        inUse,
      );
    }
    expect(await read('ITEM_CODES', { all: true })).toEqual(before);
    const two = ['One', 'Two'].map((en) => ({ ...own, value: 'raced', label: { en, es: en } }));
    const raced = await Promise.all(two.map((each) => change(save, each)));
    expect(raced.filter((each) => each.item)).toHaveLength(1);
    expect(raced).toContainEqual(inUse);
    for (const value of ['mine', 'retired', 'raced']) {
      await change(reset, { list: 'ITEM_CODES', value });
    }
  });

  test('a place that is added stands where its name belongs', async () => {
    const label = { en: 'Laguna', es: 'Laguna' };
    await change(save, { list: 'CITIES', value: 'CO-91999', ...entry, label, parent: 'CO-AMA' });
    const names = (await read('CITIES', { parent: 'CO-AMA' })).map(({ label: { es } }) => es);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'es')));
    expect(names).toContain('Laguna');
  });

  test.each([
    [{ list: 'TAXES', value: '' }, 'FIELD_REQUIRED', 'value'],
    [{ list: 'TAXES', value: 'a b' }, 'FIELD_INVALID', 'value'],
    [{ list: 'TAXES', value: 'x'.repeat(41) }, 'FIELD_TOO_LONG', 'value'],
    [{ list: 'TAXES', value: 'X', label: { en: 'Only English' } }, 'FIELD_REQUIRED', 'label.es'],
    [{ list: 'TAXES', value: 'X', label: { en: '  ', es: 'Sí' } }, 'FIELD_REQUIRED', 'label.en'],
    [{ list: 'TAXES', value: 'X', parent: 'CO' }, 'FIELD_INVALID', 'parent'],
    [{ list: 'REGIONS', value: 'CO-X' }, 'FIELD_REQUIRED', 'parent'],
    [{ list: 'CITIES', value: 'CO-X', parent: 'CO' }, 'INVALID_REFERENCE', 'parent'],
    [{ list: 'COUNTRIES', value: 'XX' }, 'INVALID_COUNTRY', 'value'],
  ])('refuses %j with %s', async (input, code, field) => {
    const events = await EventModel.countDocuments({ type: 'reference.changed' });
    const { item: changed, userErrors } = await change(save, { ...entry, ...input });
    expect(changed).toBeNull();
    expect(userErrors).toContainEqual({ code, field });
    expect(await EventModel.countDocuments({ type: 'reference.changed' })).toBe(events);
  });

  test('an unknown entry cannot be taken back; an untouched one stays as it is', async () => {
    const unknown = await change(reset, { list: 'TAXES', value: 'none' });
    expect(unknown.userErrors).toEqual([{ code: 'NOT_FOUND', field: 'value' }]);
    const untouched = await change(reset, { list: 'TAXES', value: '01' });
    expect(untouched.item).toMatchObject({ value: '01', origin: 'DEFAULT' });
  });

  test('a change is in the audit log', async () => {
    await change(save, { list: 'TAXES', value: 'audited', ...entry });
    await expect
      .poll(() => AuditModel.findOne({ 'targets.referenceItemId': 'TAXES:audited' }).lean())
      .toMatchObject({ action: 'reference.changed', actorId: world.wikiAdmin.userId });
  });
});
