import { createPublicKey, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createClient } from '../../testing/client.ts';
import { type PushService, startPushService } from '../../testing/services/push-service.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson } from '../../testing/world.ts';
import { notify, type News } from '../notifications/notify.ts';
import { PushDeviceModel } from './push-device.model.ts';
import { isPushEndpoint } from './push-endpoint.ts';

let service: PushService;
let server: TestServer;

beforeAll(async () => {
  service = await startPushService();
  server = await startTestServer({ jobs: { pollMilliseconds: 100 } });
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});

type Person = Awaited<ReturnType<typeof buildPerson>>;

const add =
  'mutation ($input: AddPushDeviceInput!) { addPushDevice(input: $input) { device { id device isCurrent } userErrors { code field } } }';
const list = '{ myPushDevices { id device isCurrent dateUsed } }';
const remove =
  'mutation ($input: RemovePushDeviceInput!) { removePushDevice(input: $input) { deviceId userErrors { code field } } }';

interface Added {
  addPushDevice: {
    device: { id: string } | null;
    userErrors: { code: string; field: string }[];
  };
}

let devices = 0;
async function withDevice(language: 'en' | 'es' = 'en') {
  devices += 1;
  const person = await buildPerson(server, { language });
  const own = service.browser(`${devices}`);
  const { addPushDevice } = await person.client.data<Added>(add, { input: own.input });
  return { person, own, deviceId: addPushDevice.device?.id ?? '' };
}

let causes = 0;
async function tell({ userId }: Person, news: Partial<News> = {}): Promise<void> {
  causes += 1;
  const about = { type: 'reviewKept', params: { business: 'Café Alto' } } as const;
  await inTransaction(() => notify({ userId, ...about, cause: `push-${causes}`, ...news }));
}

const deliveriesTo = (path: string, count: number) =>
  vi.waitFor(
    () => {
      const found = service.received.filter((each) => each.path === path);
      expect(found).toHaveLength(count);
      return found;
    },
    { timeout: 30_000, interval: 50 },
  );

describe('a message to a device', () => {
  it('can be read by that browser alone, in the language of its person, and leads to the place', async () => {
    const { person, own } = await withDevice('es');
    await tell(person);
    const [delivery] = await deliveriesTo(own.path, 1);
    const message = own.read(delivery?.body ?? Buffer.alloc(0));
    expect(message).toMatchObject({ kind: 'show', title: 'Su reseña se mantiene' });
    expect(message['url']).toMatch(/^\/reviews\//);
    expect(message['tag']).toMatch(/^[0-9a-f]{24}$/);
    expect(() => service.browser('stranger').read(delivery?.body ?? Buffer.alloc(0))).toThrow(
      /authenticate/,
    );
  });

  it('is signed by this installation with the key that browsers are given', async () => {
    const { person, own } = await withDevice();
    await tell(person);
    const [delivery] = await deliveriesTo(own.path, 1);
    const headers: IncomingHttpHeaders = delivery?.headers ?? {};
    const [, token = '', key = ''] =
      /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
    const { pushPublicKey } = await person.client.data<{ pushPublicKey: string }>(
      '{ pushPublicKey }',
    );
    expect(key).toBe(pushPublicKey);
    const [head = '', claims = '', seal = ''] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    const isGenuine = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(seal, 'base64url'),
    );
    expect(isGenuine).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: new URL(own.input.endpoint).origin,
    });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  });

  it('is taken away when it is read elsewhere', async () => {
    const { person, own } = await withDevice();
    await tell(person);
    const [shown] = await deliveriesTo(own.path, 1);
    const { tag } = own.read(shown?.body ?? Buffer.alloc(0));
    await person.client.data(
      'mutation ($input: NotificationIdsInput!) { markNotificationsRead(input: $input) { unreadCount } }',
      { input: { ids: [tag] } },
    );
    const [, cleared] = await deliveriesTo(own.path, 2);
    expect(own.read(cleared?.body ?? Buffer.alloc(0))).toEqual({ kind: 'clear', tag });
  });

  it('is not sent for a topic without it, nor in quiet hours', async () => {
    const { person, own } = await withDevice();
    const hour = new Date().getUTCHours();
    const days = [1, 2, 3, 4, 5, 6, 7];
    const save = (input: object) =>
      person.client.data(
        'mutation ($input: NotificationPreferencesInput!) { saveNotificationPreferences(input: $input) { userErrors { code } } }',
        { input },
      );
    await save({ channels: [{ topic: 'REVIEWS', channels: ['APP'] }] });
    await tell(person);
    await save({
      channels: [{ topic: 'REVIEWS', channels: ['APP', 'PUSH'] }],
      timeZone: 'UTC',
      quietHours: { isOn: true, from: hour, to: (hour + 2) % 24, days, letsUrgentThrough: true },
    });
    await tell(person);
    await tell(person, { type: 'passwordChanged', params: {} });
    const [delivery] = await deliveriesTo(own.path, 1);
    expect(own.read(delivery?.body ?? Buffer.alloc(0))).toMatchObject({
      title: 'Your password was changed',
    });
  });
});

describe('devices', () => {
  it('are listed for their person and removed by them', async () => {
    const { person, own, deviceId } = await withDevice();
    expect(await person.client.data(list)).toMatchObject({
      myPushDevices: [{ id: deviceId, isCurrent: true }],
    });
    const input = { deviceId };
    const stranger = await buildPerson(server);
    expect(await stranger.client.data(remove, { input })).toMatchObject({
      removePushDevice: { userErrors: [{ code: 'NOT_FOUND', field: 'deviceId' }] },
    });
    expect(await person.client.data(remove, { input })).toEqual({
      removePushDevice: { deviceId, userErrors: [] },
    });
    expect(await person.client.data(list)).toEqual({ myPushDevices: [] });
    await tell(person);
    await deliveriesTo(own.path, 0);
  });

  it('belong to whoever allowed them last, once', async () => {
    const { person, own } = await withDevice();
    const next = await buildPerson(server);
    for (const _press of [1, 2]) await next.client.data(add, { input: own.input });
    expect(await person.client.data(list)).toEqual({ myPushDevices: [] });
    expect(await PushDeviceModel.countDocuments({ endpoint: own.input.endpoint })).toBe(1);
  });

  it('are forgotten when their service does not know them any more', async () => {
    const { person, own } = await withDevice();
    service.forget(own.path);
    await tell(person);
    await vi.waitFor(
      async () => expect(await person.client.data(list)).toEqual({ myPushDevices: [] }),
      { timeout: 30_000 },
    );
  });

  it('are forgotten when their session ends', async () => {
    const { person } = await withDevice();
    await person.client.data('mutation { signOut { userErrors { code } } }');
    await vi.waitFor(
      async () => expect(await PushDeviceModel.countDocuments({ userId: person.userId })).toBe(0),
      { timeout: 30_000 },
    );
  });

  it('are refused to visitors', async () => {
    const visitor = createClient(server);
    for (const [operation, input] of [
      ['{ pushPublicKey }', {}],
      [list, {}],
      [add, service.browser('x').input],
      [remove, { deviceId: 'x' }],
    ] as const) {
      const { errors } = await visitor.request(operation, { input });
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    }
  });
});

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://web.push.apple.com/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
  ])('%s is taken in production', (endpoint) => {
    expect(isPushEndpoint(endpoint, { production: true })).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://127.0.0.1/abc',
    'https://localhost/abc',
    'https://169.254.169.254/latest',
    'https://10.0.0.1/abc',
    'https://[::1]/abc',
    'https://[::ffff:10.0.0.1]/abc',
    'https://0x7f.1/abc',
    'https://2130706433/abc',
    'https://printer.local/abc',
    'https://intranet/abc',
    'https://user:secret@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com:8443/abc',
    'file:///etc/passwd',
    'nonsense',
  ])('%s is not', (endpoint) => {
    expect(isPushEndpoint(endpoint, { production: true })).toBe(false);
  });

  it('is refused by the API with the field', async () => {
    const person = await buildPerson(server);
    const { keys } = service.browser('y').input;
    for (const endpoint of ['https://10.0.0.1/abc', 'nonsense', 'https://intranet/abc']) {
      const { addPushDevice } = await person.client.data<Added>(add, { input: { endpoint, keys } });
      expect(addPushDevice.userErrors).toEqual([{ code: 'FIELD_INVALID', field: 'endpoint' }]);
    }
  });
});
