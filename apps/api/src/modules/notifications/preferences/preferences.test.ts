import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { createClient, type TestClient } from '../../../testing/client.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson } from '../../../testing/world.ts';
import { notify } from '../notify.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const fields =
  'topics { topic channels choices always } digest { rhythm hour dateNext } quietHours { isOn from to days letsUrgentThrough } timeZone';
const read = `{ notificationPreferences { ${fields} } }`;
const save = `mutation ($input: NotificationPreferencesInput!) { saveNotificationPreferences(input: $input) { preferences { ${fields} } userErrors { code field } } }`;

interface Preferences {
  topics: { topic: string; channels: string[]; choices: string[]; always: string[] }[];
  quietHours: { days: number[] };
  timeZone: string;
}

const preferencesOf = async (client: TestClient) =>
  (await client.data<{ notificationPreferences: Preferences }>(read)).notificationPreferences;

const change = async (client: TestClient, input: object) =>
  (
    await client.data<{
      saveNotificationPreferences: {
        preferences: Preferences | null;
        userErrors: { code: string; field: string }[];
      };
    }>(save, { input })
  ).saveNotificationPreferences;

const channelsIn = ({ topics }: Preferences, name: string) =>
  topics.find(({ topic }) => topic === name)?.channels;

describe('preferences', () => {
  it('are the initial ones until something is chosen, and keep what is not', async () => {
    const { client } = await buildPerson(server);
    const before = await preferencesOf(client);
    expect(channelsIn(before, 'MENTIONS')).toEqual(['APP', 'MAIL', 'PUSH']);
    const { preferences } = await change(client, {
      channels: [{ topic: 'MENTIONS', channels: ['APP'] }],
      timeZone: 'America/Lima',
    });
    expect(preferences && channelsIn(preferences, 'MENTIONS')).toEqual(['APP']);
    const after = await preferencesOf(client);
    expect(after).toMatchObject({ timeZone: 'America/Lima' });
    expect(channelsIn(after, 'REPLIES')).toEqual(channelsIn(before, 'REPLIES'));
  });

  it('leave on what is always on, whatever is asked for', async () => {
    const { client } = await buildPerson(server);
    const { preferences } = await change(client, {
      channels: [
        { topic: 'SECURITY', channels: [] },
        { topic: 'PAYMENTS', channels: ['DIGEST'] },
      ],
    });
    expect(preferences && channelsIn(preferences, 'SECURITY')).toEqual(['APP', 'MAIL']);
    expect(preferences && channelsIn(preferences, 'PAYMENTS')).toEqual(['MAIL']);
  });

  it.each([
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    [
      'a mail at once and the digest together',
      { channels: [{ topic: 'LIKES', channels: ['MAIL', 'DIGEST'] }] },
      'channels.0.channels',
    ],
    ['an hour that there is not', { digest: { rhythm: 'DAILY', hour: 24 } }, 'digest.hour'],
    [
      'quiet hours that never end',
      { quietHours: { isOn: true, from: 7, to: 7, days: [1], letsUrgentThrough: true } },
      'quietHours.to',
    ],
    [
      'a day that there is not',
      { quietHours: { isOn: true, from: 7, to: 8, days: [8], letsUrgentThrough: true } },
      'quietHours.days.0',
    ],
  ])('refuse %s and change nothing', async (_what, input, field) => {
    const { client } = await buildPerson(server);
    const { userErrors } = await change(client, input);
    expect(userErrors).toEqual([{ code: 'FIELD_INVALID', field }]);
    expect(await preferencesOf(client)).toMatchObject({ timeZone: 'America/Bogota' });
  });

  it('are refused to visitors', async () => {
    const visitor = createClient(server);
    for (const [operation, variables] of [
      [read, {}],
      [save, { input: {} }],
    ] as const) {
      const { errors } = await visitor.request(operation, variables);
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    }
  });
});

it('a topic that is off in the app is neither listed nor counted there', async () => {
  const { client, userId } = await buildPerson(server);
  await change(client, { channels: [{ topic: 'REVIEWS', channels: [] }] });
  const review = { type: 'reviewKept', params: {}, userId } as const;
  await inTransaction(() => notify({ ...review, cause: 'quiet' }));
  const list = '{ notifications { totalCount } unreadNotificationCount }';
  expect(await client.data(list)).toEqual({
    notifications: { totalCount: 0 },
    unreadNotificationCount: 0,
  });
  await change(client, { channels: [{ topic: 'REVIEWS', channels: ['APP'] }] });
  await inTransaction(() => notify({ ...review, cause: 'loud' }));
  expect(await client.data(list)).toEqual({
    notifications: { totalCount: 1 },
    unreadNotificationCount: 1,
  });
});
