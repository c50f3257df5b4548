import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson, type Person } from '../../testing/world.ts';
import { EventModel } from '../../platform/outbox/event.model.ts';
import { presenceBoard } from './presence-board.ts';
import { SignalModel } from './presence.model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const subscription = `subscription ($kind: EditedKind!, $id: ID!) {
  recordEditors(kind: $kind, id: $id) { people { id displayName } }
}`;
interface Told {
  recordEditors: { people: { id: string; displayName: string }[] };
}

const administrator = () => buildPerson(server, { memberType: 'wikiAdmin', staffRole: 'full' });

/** Opens a record in a form, and keeps what is told of the others. */
async function open({ client }: Person, id: string, kind = 'PARTNER') {
  const socket = await client.socket();
  const stream = socket.start<Told>(subscription, { kind, id });
  const told: string[][] = [];
  const take = ({ data }: { data?: Told | null }) => {
    if (data) told.push(data.recordEditors.people.map((each) => each.id));
  };
  take(await stream.next());
  const reading = (async () => {
    for (;;) take(await stream.next());
  })().catch(() => undefined);
  return {
    told,
    async close() {
      await socket.close();
      await reading;
    },
  };
}

test('each hears of the others that have the record open, until they close it', async () => {
  const [one, other] = await Promise.all([administrator(), administrator()]);
  const events = await EventModel.countDocuments();
  const form = await open(one, 'a-partner');
  expect(form.told).toEqual([[]]);
  const [elsewhere, theirs] = [await open(other, 'b-partner'), await open(other, 'a-partner')];
  await expect.poll(() => form.told.at(-1)).toEqual([other.userId]);
  await expect.poll(() => theirs.told.at(-1)).toEqual([one.userId]);
  // A second tab of the same person is nobody else, and closing it leaves the first.
  const tab = await open(other, 'a-partner');
  await tab.close();
  expect(presenceBoard.editorsOf('PARTNER/a-partner').toSorted()).toEqual(
    [one.userId, other.userId].toSorted(),
  );
  await theirs.close();
  await expect.poll(() => form.told.at(-1)).toEqual([]);
  expect(form.told).toEqual([[], [other.userId], []]);
  expect(await EventModel.countDocuments()).toBe(events);
  await Promise.all([form.close(), elsewhere.close()]);
  await expect.poll(() => SignalModel.countDocuments({ kind: 'editing' })).toBe(0);
});

test('those of another process are told too, and end with its lease', async () => {
  const one = await administrator();
  const other = await administrator();
  const form = await open(one, 'site', 'SETTINGS');
  const _id = `editing:${other.userId}:SETTINGS/site:another`;
  await SignalModel.create({
    _id,
    kind: 'editing',
    userId: other.userId,
    place: 'SETTINGS/site',
    expiresAt: new Date(Date.now() + 60_000),
  });
  await expect.poll(() => form.told.at(-1)).toEqual([other.userId]);
  await SignalModel.deleteOne({ _id });
  await expect.poll(() => form.told.at(-1)).toEqual([]);
  await form.close();
});

test('only those whose duty it is may ask, and only of a record', async () => {
  const [member, moderator, full] = await Promise.all([
    buildPerson(server),
    buildPerson(server, { memberType: 'wikiAdmin', staffRole: 'moderator' }),
    administrator(),
  ]);
  const refusal = async (client: Person['client'], variables: object) => {
    const socket = await client.socket();
    const { errors } = await socket.start(subscription, { ...variables }).next();
    await socket.close();
    return errors?.[0]?.extensions?.code;
  };
  const partner = { kind: 'PARTNER', id: 'x' };
  expect(await refusal(createClient(server), partner)).toBe('UNAUTHENTICATED');
  expect(await refusal(member.client, partner)).toBe('FORBIDDEN');
  expect(await refusal(moderator.client, partner)).toBe('FORBIDDEN');
  expect(await refusal(full.client, { kind: 'PARTNER', id: 'x:y' })).toBe('BAD_REQUEST');
  expect(await refusal(full.client, { kind: 'PARTNER', id: 'x'.repeat(65) })).toBe('BAD_REQUEST');
});
