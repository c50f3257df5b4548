import { randomUUID } from 'node:crypto';
import { limits } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, createClient, type TestClient } from '../../../testing/client.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildWorld } from '../../../testing/world.ts';
import { MailRequestModel } from '../../mail/mail-request.model.ts';
import { inboundSignatureHeader, signInboundMail } from './inbound.route.ts';
import { replyText } from './reply-text.ts';
import { change, contactMessage, readTicketAs, sendContact } from '../service-test-kit.ts';
import { TicketModel } from '../ticket.model.ts';

const secret = 'a secret that only the mail server knows of';
let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer({
    config: { inboundMailSecret: secret, inboundMailAddress: 'ayuda@wiki.example' },
  });
  admin = clientOf(server, (await buildWorld(server.config)).wikiAdmin);
});
afterAll(() => server.stop());

interface Post {
  signature?: string;
  at?: Date;
  to?: TestServer;
}

async function post(mail: object | string, { signature, at = new Date(), to = server }: Post = {}) {
  const body = typeof mail === 'string' ? mail : JSON.stringify(mail);
  const response = await fetch(`${to.url}/mail/inbound`, {
    method: 'POST',
    headers: { [inboundSignatureHeader]: signature ?? signInboundMail(secret, body, at) },
    body,
  });
  const answer = (await response.json().catch(() => null)) as { outcome?: string } | null;
  return { status: response.status, outcome: answer?.outcome };
}

const mailOf = (changes: object = {}) => ({
  messageId: `<${randomUUID()}@correo.example>`,
  from: 'rosa@example.com',
  subject: 'Re: Recibimos su caso',
  text: 'Sí, esa misma.\n\nEl mié, 18 nov 2026 a las 9:00, Ayuda escribió:\n> ¿Es esta?',
  ...changes,
});

/** A visitor's request that was answered, and the Message-ID of the answer as it was sent. */
async function answeredRequest() {
  const { number } = await sendContact(createClient(server), contactMessage(server.config));
  const ticket = await TicketModel.findOne({ number }).orFail().lean();
  const id = ticket._id.toHexString();
  await change(admin, 'answerTicket', {
    ticketId: id,
    text: '¿Es esta?',
    readMessages: 1,
    isClosing: true,
  });
  const mail = () =>
    MailRequestModel.findOne({ 'message.subject': `Una respuesta a su caso [${number}]` }).lean();
  await expect.poll(mail).not.toBeNull();
  const sent = await mail();
  return { id, messageId: `<${sent?.emailID}@${new URL(server.config.baseUrl).hostname}>`, sent };
}

describe('a reply by mail', () => {
  it('arrives in the thread, opens the request again and leaves the quotation out', async () => {
    const { id, messageId, sent } = await answeredRequest();
    expect(sent?.replyTo).toBe('ayuda@wiki.example');
    expect(await post(mailOf({ inReplyTo: messageId }))).toEqual({ status: 200, outcome: 'ADDED' });
    const ticket = await readTicketAs(admin, id);
    expect(ticket).toMatchObject({ status: 'OPEN', messageCount: 3 });
    expect(ticket?.entries.at(-1)).toMatchObject({
      kind: 'MESSAGE',
      text: 'Sí, esa misma.',
      isByMail: true,
      isFromStaff: false,
    });
    // The next answer follows it in the same thread.
    await change(admin, 'answerTicket', {
      ticketId: id,
      text: 'Listo.',
      readMessages: 3,
      isClosing: false,
    });
    await expect
      .poll(() => MailRequestModel.findOne({ 'message.text': /> Listo\./ }).lean())
      .toMatchObject({ references: expect.arrayContaining([messageId.slice(1, -1)]) as string[] });
  });

  it('is found by any mail that it names', async () => {
    const { id, messageId } = await answeredRequest();
    await post(
      mailOf({ inReplyTo: '<other@x.example>', references: ['<a@b.example>', messageId] }),
    );
    expect((await readTicketAs(admin, id))?.messageCount).toBe(3);
  });

  it('from another address becomes a note that only administrators read', async () => {
    const { id, messageId } = await answeredRequest();
    const { outcome } = await post(mailOf({ inReplyTo: messageId, from: 'otro@example.com' }));
    expect(outcome).toBe('NOTED');
    const ticket = await readTicketAs(admin, id);
    expect(ticket?.messageCount).toBe(2);
    expect(ticket?.entries.at(-1)).toMatchObject({
      kind: 'NOTE',
      text: expect.stringContaining('otro@example.com') as string,
    });
  });

  it('that answers nothing is a new request, within the limit of its address', async () => {
    const mail = mailOf({
      from: 'nueva@example.com',
      fromName: 'Nueva\r\nPersona',
      subject: 'Una duda',
    });
    expect((await post(mail)).outcome).toBe('CREATED');
    expect(
      await TicketModel.findOne({ 'requester.email': 'nueva@example.com' }).lean(),
    ).toMatchObject({
      subject: 'Una duda',
      requester: { userId: null, name: 'Nueva Persona' },
    });
  });

  it('of a machine is left aside', async () => {
    const { messageId } = await answeredRequest();
    const { outcome } = await post(mailOf({ inReplyTo: messageId, autoSubmitted: 'auto-replied' }));
    expect(outcome).toBe('IGNORED');
    expect((await post(mailOf({ text: ' \n> solo una cita' }))).outcome).toBe('IGNORED');
  });
});

describe('the signature', () => {
  it('is demanded, of these bytes and of these minutes', async () => {
    const before = await TicketModel.countDocuments();
    const body = JSON.stringify(mailOf());
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    const forged = [
      { signature: '' },
      { signature: 't=1,v1=00' },
      { signature: signInboundMail('another secret of the same length as it', body, new Date()) },
      { signature: signInboundMail(secret, `${body} `, new Date()) },
      { at: minutes(-6) },
      { at: minutes(6) },
    ];
    for (const each of forged) expect((await post(body, each)).status).toBe(401);
    expect((await post('{"from":')).status).toBe(400);
    expect((await post({ from: 'x' })).status).toBe(400);
    expect(await TicketModel.countDocuments()).toBe(before);
  });

  it('is good for one mail: what is posted again changes nothing, also ten times at once', async () => {
    const { id, messageId } = await answeredRequest();
    const body = JSON.stringify(mailOf({ inReplyTo: messageId }));
    const signature = signInboundMail(secret, body, new Date());
    const posted = await Promise.all(Array.from({ length: 10 }, () => post(body, { signature })));
    expect(posted.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    // Signed anew, it is still the same mail.
    expect((await post(body, { at: new Date(Date.now() - 1_000) })).status).toBe(409);
    expect((await readTicketAs(admin, id))?.messageCount).toBe(3);
  });
});

describe('the text of a reply', () => {
  it.each([
    ['Gracias.\r\n\r\nOn Wed, Nov 18, 2026 at 9:00 AM Help <x@y.z> wrote:\r\n> a', 'Gracias.'],
    [
      'Gracias.\n\nEl mié, 18 nov 2026 a las 9:00 a. m., Ayuda\n<x@y.z> escribió:\n\n> a',
      'Gracias.',
    ],
    ['Uno\n-----Mensaje original-----\nDe: a', 'Uno'],
    ['Uno\n________________________________\nDe: Ayuda', 'Uno'],
    ['Uno\n> cita\nDos', 'Uno\nDos'],
    ['El lunes escribió mi socio.\n\nSaludos', 'El lunes escribió mi socio.\n\nSaludos'],
    ['a\u0000b', 'ab'],
  ])('of %j', (body, text) => {
    expect(replyText(body)).toBe(text);
  });

  it('is as long as a message may be', () => {
    expect(replyText('x'.repeat(20_000))).toHaveLength(limits.ticket.text);
  });
});

it('without a secret the address is not there', async () => {
  const { serveInboundMail } = await import('./inbound.route.ts');
  const routes: string[] = [];
  const app = { post: (path: string) => routes.push(path) };
  serveInboundMail(app as never, { ...server.config, inboundMailSecret: null });
  expect(routes).toEqual([]);
});
