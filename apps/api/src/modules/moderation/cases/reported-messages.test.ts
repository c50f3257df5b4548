import { afterAll, beforeAll, expect, test } from 'vitest';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { createClient } from '../../../testing/client.ts';
import { timesNotified } from '../../../testing/notifications.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import {
  act,
  openWith,
  readMessages,
  refusals as refusedInChat,
  say,
} from '../../chat/chat-test-kit.ts';
import { caseAbout, denial, openCase, refusals, run } from './case-test-kit.ts';

let server: TestServer;
let ana: Person;
let berta: Person;
let outsider: Person;
let admin: Person;
let other: Person;
const reason = { key: 'insulting' };
const about = (id: string) => ({ kind: 'chatMessage', id, reason: 'insult' });

beforeAll(async () => {
  server = await startTestServer();
  [ana, berta, outsider] = await Promise.all([
    buildPerson(server),
    buildPerson(server),
    buildPerson(server),
  ]);
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
  other = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

interface Told {
  subject: { text: string; state: string; decisions: string[] } | null;
  context: { pieces: { text: string; isSubject: boolean }[] } | null;
}

const read = async ({ client }: Person, id: string): Promise<Told> =>
  (
    await client.data<{ moderationCase: Told }>(
      `{ moderationCase(id: "${id}") {
        subject { text state decisions } context { pieces { text isSubject } } } }`,
    )
  ).moderationCase;

test('a message is reported by who reads it, and read with its surroundings by who decides', async () => {
  const { id: chatId } = await openWith(ana.client, berta.userId);
  await say(ana.client, chatId, 'message 0');
  await say(berta.client, chatId, 'message 1');
  for (let index = 2; index < 7; index += 1) await say(ana.client, chatId, `message ${index}`);
  const insult = await say(ana.client, chatId, 'You are a liar');
  await say(berta.client, chatId, 'message 8');

  expect(await denial(createClient(server), 'report', about(insult.id))).toBe('UNAUTHENTICATED');
  for (const { client } of [outsider, admin]) {
    expect(await refusals(client, 'report', about(insult.id))).toEqual(['NOT_FOUND id']);
  }
  expect(await refusals(ana.client, 'report', about(insult.id))).toEqual(['OWN_CONTENT']);
  expect(await refusals(berta.client, 'report', about(insult.id))).toEqual([]);

  const { id: caseId } = await openCase(admin.client, insult.id);
  // One report hides nothing of a conversation, and nobody reads on without a claim on record.
  expect((await readMessages(berta.client, chatId)).texts).toContain('You are a liar');
  expect(await read(admin, caseId)).toEqual({
    subject: { text: 'You are a liar', state: 'SHOWN', decisions: ['KEEP', 'REMOVE'] },
    context: null,
  });
  await run(admin.client, 'claimCase', { caseId });
  expect((await read(admin, caseId)).context?.pieces).toEqual([
    ...[2, 3, 4, 5, 6].map((index) => ({ text: `message ${index}`, isSubject: false })),
    { text: 'You are a liar', isSubject: true },
    { text: 'message 8', isSubject: false },
  ]);
  expect((await read(other, caseId)).context).toBeNull();
  expect(await EventModel.countDocuments({ 'data.caseId': caseId, 'data.change': 'claimed' })).toBe(
    1,
  );

  await run(admin.client, 'decideCase', { caseId, decision: 'REMOVE', reason });
  for (const { client } of [ana, berta]) {
    expect((await readMessages(client, chatId)).texts).not.toContain('You are a liar');
  }
  expect(
    await refusedInChat(ana.client, 'editMessage', { messageId: insult.id, text: 'x' }),
  ).toEqual(['ILLEGAL_TRANSITION']);
  const { errors } = await ana.client.request(
    `mutation ($input: MessageIdInput!) { restoreMessage(input: $input) { message { id } } }`,
    { input: { messageId: insult.id } },
  );
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  await expect.poll(() => timesNotified({ userId: ana.userId, type: 'messageRemoved' })).toBe(1);
  await expect.poll(() => timesNotified({ userId: berta.userId, type: 'reportUpheld' })).toBe(1);

  await run(admin.client, 'undoDecision', { caseId });
  expect((await readMessages(berta.client, chatId)).texts).toContain('You are a liar');
});

test('a message that its author deleted, or a notice, is not reported; deleted later it is only closed', async () => {
  const { id: chatId } = await openWith(outsider.client, berta.userId);
  const { id } = await say(outsider.client, chatId, 'Said and taken back');
  const { id: gone } = await say(outsider.client, chatId, 'Gone before');
  await act(outsider.client, 'deleteMessage', { messageId: gone });
  expect(await refusals(berta.client, 'report', about(gone))).toEqual(['NOT_FOUND id']);
  await run(berta.client, 'report', about(id));
  await act(outsider.client, 'deleteMessage', { messageId: id });
  const { id: caseId } = await openCase(admin.client, id);
  expect((await read(admin, caseId)).subject?.decisions).toEqual(['KEEP']);
  const remove = { caseId, decision: 'REMOVE', reason };
  expect(await refusals(admin.client, 'decideCase', remove)).toEqual(['ILLEGAL_TRANSITION']);
  await run(admin.client, 'decideCase', { caseId, decision: 'KEEP' });
  expect(await caseAbout(admin.client, id)).toBeNull();
});
