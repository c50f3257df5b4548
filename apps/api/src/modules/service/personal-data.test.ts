import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { clientOf, createClient, type TestClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson, buildWorld } from '../../testing/world.ts';
import { MailRequestModel } from '../mail/mail-request.model.ts';
import { eraseUser } from '../users/index.ts';
import { serviceDataOf } from './personal-data.ts';
import { change, contactMessage, sendContact } from './service-test-kit.ts';
import { TicketEntryModel, TicketModel } from './ticket.model.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = clientOf(server, (await buildWorld(server.config)).wikiAdmin);
});
afterAll(() => server.stop());

it('goes out with what was written and without notes, and goes with the person, save legal requests', async () => {
  const person = await buildPerson(server, { email: 'amparo@example.com', emailVerified: true });
  const other = await buildPerson(server);
  const ask = async (by: TestClient, kind: string, text: string) =>
    (await change(by, 'createTicket', { kind, subject: kind, text })).ticket?.id ?? '';
  const plain = await ask(person.client, 'QUESTION', 'Mi teléfono es 3001234567');
  const legal = await ask(person.client, 'DATA_CLAIM', 'Corrijan mi cédula');
  const others = await ask(other.client, 'QUESTION', 'De otra persona');
  await sendContact(
    createClient(server),
    contactMessage(server.config, { email: 'amparo@example.com' }),
  );
  await change(admin, 'addTicketNote', { ticketId: plain, text: 'Nota interna' });

  const data = JSON.stringify(await serviceDataOf(person.userId));
  expect(data).toContain('3001234567');
  expect(data).toContain('Itagüí');
  expect(data).not.toContain('Nota interna');
  expect(data).not.toContain('De otra persona');

  await inTransaction(() => eraseUser(person.userId));
  const kept = await TicketModel.find().lean();
  expect(kept.map(({ _id }) => _id.toHexString()).toSorted()).toEqual([legal, others].toSorted());
  expect(kept.find(({ _id }) => _id.toHexString() === legal)).toMatchObject({
    requester: { userId: null, email: 'amparo@example.com' },
  });
  expect(await TicketEntryModel.distinct('ticketId')).toEqual(
    expect.arrayContaining([legal, others]),
  );
  expect(await TicketEntryModel.countDocuments({ ticketId: plain })).toBe(0);
});

it('keeps the proof of its answer: what was written, when, and when the mail was sent', async () => {
  const member = await buildPerson(server, { language: 'es' });
  const said = { kind: 'DATA_CLAIM', subject: 'Corrijan mi nombre', text: 'Está mal escrito.' };
  const { ticket: asked } = await change(member.client, 'createTicket', said);
  if (!asked) throw new Error('It was not written.');
  const answered = await change(admin, 'answerTicket', {
    ticketId: asked.id,
    text: 'Su nombre ya está corregido.',
    readMessages: asked.messageCount,
    isClosing: false,
  });
  const read = `query ($id: ID!) { ticket(id: $id) { term { dateAnswered } entries {
    kind isFromStaff text dateCreated messageId dateMailed } } }`;
  interface Proof {
    ticket: {
      term: { dateAnswered: string };
      entries: {
        text: string;
        dateCreated: string;
        messageId: string | null;
        dateMailed: string | null;
      }[];
    };
  }
  const proof = async (by: TestClient) => {
    const { ticket } = await by.data<Proof>(read, { id: asked.id });
    return { ...ticket, answer: ticket.entries.find(({ text }) => text.startsWith('Su nombre')) };
  };
  const { number } = asked;
  const poll = { timeout: 30_000 };
  const sent = () =>
    MailRequestModel.findOne({ 'message.subject': new RegExp(`\\[${number}\\]`), status: 'SENT' })
      .sort({ dateCreated: -1 })
      .lean();
  await expect.poll(async () => (await proof(admin)).answer?.dateMailed, poll).toBeTruthy();
  await expect.poll(async () => (await sent())?.references.length, poll).toBe(1);
  const { answer: shown, term } = await proof(admin);
  const mail = await sent();
  expect(shown).toMatchObject({
    messageId: `${mail?.emailID}@${new URL(server.config.baseUrl).hostname}`,
    dateMailed: mail?.dateSent?.toISOString(),
  });
  expect(term.dateAnswered).toBe(answered.ticket?.term?.dateAnswered);
  // Of the mails alone customer service reads; the person reads what was written.
  expect((await proof(member.client)).answer).toMatchObject({
    text: 'Su nombre ya está corregido.',
    messageId: null,
    dateMailed: null,
  });

  // It outlives the account: where the mail went, when and under which Message-ID, without its words.
  await inTransaction(() => eraseUser(member.userId));
  expect((await proof(admin)).answer).toEqual(shown);
  expect(await MailRequestModel.find({ to: mail?.to }).lean()).toMatchObject([
    {
      emailID: mail?.emailID,
      to: mail?.to,
      userId: null,
      status: 'SENT',
      message: { subject: '', html: null, text: null },
      references: [],
    },
  ]);
});
