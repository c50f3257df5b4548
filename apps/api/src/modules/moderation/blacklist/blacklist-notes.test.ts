import { afterAll, beforeAll, expect, test } from 'vitest';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { createClient } from '../../../testing/client.ts';
import { callsOf, operation, type ToldError } from '../../../testing/mutations.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';

interface Answer {
  entry?: { id: string; note: string | null } | null;
  userErrors: ToldError[];
}

const { run, refusals, denial } = callsOf<Answer, 'addBlacklistEntry' | 'noteBlacklistEntry'>({
  addBlacklistEntry: operation('addBlacklistEntry', 'AddBlacklistEntryInput', 'entry { id note }'),
  noteBlacklistEntry: operation(
    'noteBlacklistEntry',
    'NoteBlacklistEntryInput',
    'entry { id note }',
  ),
});

let server: TestServer;
let admin: Person;
let member: Person;

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
  member = await buildPerson(server);
});
afterAll(() => server.stop());

test('a note is kept with the entry, changed and taken away', async () => {
  const { entry } = await run(admin.client, 'addBlacklistEntry', {
    kind: 'word',
    text: 'trapisonda',
    note: '  Since March. ',
  });
  expect(entry?.note).toBe('Since March.');
  const entryId = entry?.id;
  for (const [note, kept] of [
    ['<b>Otra</b>', '<b>Otra</b>'],
    [' ', null],
    [null, null],
  ]) {
    const { entry: after } = await run(admin.client, 'noteBlacklistEntry', { entryId, note });
    expect(after?.note).toBe(kept);
  }
  // What changes nothing is no event.
  expect(await EventModel.countDocuments({ 'data.entryId': entryId })).toBe(3);
  expect(
    await refusals(admin.client, 'noteBlacklistEntry', { entryId, note: 'x'.repeat(201) }),
  ).toEqual(['FIELD_TOO_LONG note']);
  expect(
    await refusals(admin.client, 'noteBlacklistEntry', { entryId: 'none', note: 'x' }),
  ).toEqual(['NOT_FOUND entryId']);
  expect(await denial(member.client, 'noteBlacklistEntry', { entryId })).toBe('FORBIDDEN');
  expect(await denial(createClient(server), 'noteBlacklistEntry', { entryId })).toBe(
    'UNAUTHENTICATED',
  );
});

test('a note over one that a colleague changed meanwhile is a conflict, whoever was quicker', async () => {
  const { entry } = await run(admin.client, 'addBlacklistEntry', {
    kind: 'word',
    text: 'birlibirloque',
  });
  const read = async () =>
    (
      await admin.client.data<{ blacklistEntry: { note: string | null; revision: string } }>(
        'query ($id: ID!) { blacklistEntry(id: $id) { note revision } }',
        { id: entry?.id },
      )
    ).blacklistEntry;
  const { revision } = await read();
  const noted = (note: string) =>
    refusals(admin.client, 'noteBlacklistEntry', { entryId: entry?.id, note, revision });
  const answers = await Promise.all([noted('Of one'), noted('Of the other')]);
  expect(answers.toSorted()).toEqual([[], ['CONFLICT revision']]);
  const kept = await read();
  expect(kept.note).toBe(answers[0]?.length === 0 ? 'Of one' : 'Of the other');
  // Over what is there now it is taken.
  const over = { entryId: entry?.id, note: 'Of both', revision: kept.revision };
  expect(await refusals(admin.client, 'noteBlacklistEntry', over)).toEqual([]);
  const query = { id: 'none' };
  const text = 'query ($id: ID!) { blacklistEntry(id: $id) { id } }';
  expect(await admin.client.data(text, query)).toEqual({ blacklistEntry: null });
  const { errors } = await member.client.request(text, query);
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
});
