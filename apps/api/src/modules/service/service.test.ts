import { limits } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditModel } from '../../platform/audit/audit.model.ts';
import { clientOf, createClient, cursorNow, type TestClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson, buildWorld, type Person, type World } from '../../testing/world.ts';
import { MailRequestModel } from '../mail/mail-request.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import {
  answer,
  ask,
  change,
  readTicketAs,
  type SeenTicket,
  writtenRequest,
} from './service-test-kit.ts';
import { TicketModel } from './ticket.model.ts';

let server: TestServer;
let world: World;
let admin: TestClient;
let other: Person;
let member: Person;
beforeAll(async () => {
  server = await startTestServer();
  world = await buildWorld(server.config);
  admin = clientOf(server, world.wikiAdmin);
  other = await buildPerson(server, {
    memberType: 'wikiAdmin',
    displayName: 'Otra Administradora',
  });
  member = await buildPerson(server, { displayName: 'Luz Dary Gómez', language: 'es' });
});
afterAll(() => server.stop());

describe('who', () => {
  const ticketId = '0'.repeat(24);
  const staff: [string, object][] = [
    [
      'answerTicket(input: { ticketId: $id, text: "x", readMessages: 1, isClosing: false }) { ticket { id } }',
      {},
    ],
    ['addTicketNote(input: { ticketId: $id, text: "x" }) { ticket { id } }', {}],
    ['assignTicket(input: { ticketId: $id }) { ticket { id } }', {}],
    ['sortTicket(input: { ticketId: $id, priority: HIGH }) { ticket { id } }', {}],
    ['extendTicketTerm(input: { ticketId: $id, reason: "x" }) { ticket { id } }', {}],
    ['closeTicket(input: { ticketId: $id }) { ticket { id } }', {}],
    ['reopenTicket(input: { ticketId: $id }) { ticket { id } }', {}],
    ['removeCannedReply(input: { cannedReplyId: $id }) { cannedReply { id } }', {}],
    [
      'saveCannedReply(input: { cannedReplyId: $id, title: { en: "a", es: "a" }, text: { en: "a", es: "a" } }) { cannedReply { id } }',
      {},
    ],
  ];
  const reads = [
    'tickets(sameRequesterAs: $id) { edges { node { id } } }',
    'ticketCounts { status count } ticket(id: $id) { id }',
    'ticketAssignees { id } ticket(id: $id) { id }',
    'cannedReplies { id } ticket(id: $id) { id }',
  ];
  const operations = [
    ...staff.map(([field]) => `mutation ($id: ID!) { ${field} }`),
    ...reads.map((field) => `query ($id: ID!) { ${field} }`),
  ];

  it.each(operations)('visitors sign in, members may not: %s', async (operation) => {
    const visitor = await createClient(server).request(operation, { id: ticketId });
    expect(visitor.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    for (const role of ['user', 'business', 'businessAdmin'] as const) {
      const { errors } = await clientOf(server, world[role]).request(operation, { id: ticketId });
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
  });

  it("another's request answers like an unknown id", async () => {
    const { id } = await ask(member.client);
    const stranger = clientOf(server, world.user);
    expect(await readTicketAs(stranger, id)).toBeNull();
    for (const [field, input] of [
      ['addTicketMessage', { text: 'x' }],
      ['rateTicket', { rating: 5 }],
    ] as const) {
      const known = await change(stranger, field, { ticketId: id, ...input });
      const unknown = await change(stranger, field, { ticketId, ...input });
      expect(known.codes).toEqual(['NOT_FOUND']);
      expect(known).toEqual(unknown);
    }
    const visitor = await createClient(server).request('{ myTickets { edges { node { id } } } }');
    expect(visitor.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  it('what does not fit is refused field by field and changes nothing', async () => {
    const before = await TicketModel.countDocuments();
    const bad = await change(member.client, 'createTicket', {
      ...writtenRequest,
      subject: ' ',
      text: '',
    });
    expect(bad.codes).toEqual(['FIELD_REQUIRED', 'FIELD_REQUIRED']);
    const long = await change(member.client, 'createTicket', {
      ...writtenRequest,
      text: 'x'.repeat(8_001),
    });
    expect(long.codes).toEqual(['FIELD_TOO_LONG']);
    expect(await TicketModel.countDocuments()).toBe(before);
  });
});

describe('a request of a member', () => {
  it('is numbered, answered, noted, closed, opened again and rated', async () => {
    const asked = await ask(member.client);
    expect(asked).toMatchObject({
      number: expect.any(Number) as number,
      status: 'NEW',
      priority: null,
      requester: { id: member.userId },
      messageCount: 1,
      viewerCanWrite: true,
      viewerCanRate: false,
      term: null,
    });
    await change(admin, 'addTicketNote', { ticketId: asked.id, text: 'Llamó ayer.' });
    const answered = await answer(admin, asked);
    expect(answered.ticket).toMatchObject({
      status: 'WAITING',
      messageCount: 2,
      assignee: { id: world.wikiAdmin.userId },
      priority: 'NORMAL',
    });
    const seen = await readTicketAs(member.client, asked.id);
    expect(
      seen?.entries.map(({ kind, isFromStaff, author }) => [kind, isFromStaff, author]),
    ).toEqual([
      ['MESSAGE', false, { id: member.userId }],
      ['MESSAGE', true, null],
    ]);
    expect(seen).toMatchObject({ assignee: null, priority: null, otherCount: null });

    const again = await change(member.client, 'addTicketMessage', {
      ticketId: asked.id,
      text: 'Gracias.',
    });
    expect(again.ticket).toMatchObject({ status: 'OPEN', messageCount: 3 });
    const closed = await change(admin, 'closeTicket', { ticketId: asked.id });
    expect(closed.ticket).toMatchObject({ status: 'CLOSED' });
    expect((await change(admin, 'closeTicket', { ticketId: asked.id })).codes).toEqual([
      'ILLEGAL_TRANSITION',
    ]);
    const rated = await change(member.client, 'rateTicket', {
      ticketId: asked.id,
      rating: 4,
      comment: 'Rápido',
    });
    expect(rated.ticket).toMatchObject({
      rating: 4,
      ratingComment: 'Rápido',
      viewerCanRate: false,
    });
    const twice = await member.client.request(
      'mutation ($input: RateTicketInput!) { rateTicket(input: $input) { ticket { rating } } }',
      { input: { ticketId: asked.id, rating: 1 } },
    );
    expect(twice.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await change(admin, 'reopenTicket', { ticketId: asked.id })).ticket?.status).toBe(
      'OPEN',
    );
    expect((await change(admin, 'reopenTicket', { ticketId: asked.id })).codes).toEqual([
      'ILLEGAL_TRANSITION',
    ]);

    await expect
      .poll(async () => {
        const changes = await AuditModel.distinct('details.change', {
          'targets.ticketId': asked.id,
        });
        return (changes as string[]).toSorted();
      })
      .toEqual(['answered', 'closed', 'noted', 'reopened']);
  });

  it('tells the member by mail, in their language and in one thread, and by notification', async () => {
    const asked = await ask(member.client, { subject: 'Hilo de correos' });
    await answer(admin, asked);
    const mails = () =>
      MailRequestModel.find({
        userId: member.userId,
        'message.subject': new RegExp(`\\[${asked.number}\\]`),
      })
        .sort({ dateCreated: 1 })
        .lean();
    await expect.poll(async () => (await mails()).length).toBe(2);
    const [received, answered] = await mails();
    const host = new URL(server.config.baseUrl).hostname;
    expect(received).toMatchObject({
      message: { subject: `Recibimos su caso [${asked.number}]` },
      references: [],
    });
    expect(received?.message.text).not.toContain('No la encuentro');
    expect(answered?.references).toEqual([`${received?.emailID}@${host}`]);
    expect(answered?.message.text).toContain('> Está en Cuenta, Pagos.');
    await expect
      .poll(() =>
        NotificationModel.findOne({
          userId: member.userId,
          type: 'ticketAnswered',
          'params.ticketId': asked.id,
        }),
      )
      .toMatchObject({ params: { number: String(asked.number) } });
    await expect
      .poll(() =>
        NotificationModel.countDocuments({ type: 'ticketReceived', 'params.ticketId': asked.id }),
      )
      .toBe(2);
  });

  it('closed long ago takes no more messages', async () => {
    const { id } = await ask(member.client);
    await change(admin, 'closeTicket', { ticketId: id });
    const days = limits.ticket.reopenDays + 1;
    await TicketModel.updateOne(
      { _id: id },
      { dateClosed: new Date(Date.now() - days * 86_400_000) },
    );
    const { errors } = await member.client.request(
      'mutation ($input: TicketMessageInput!) { addTicketMessage(input: $input) { ticket { id } } }',
      { input: { ticketId: id, text: 'x' } },
    );
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('is told live to its requester, without what is done inside', async () => {
    const asked = await ask(member.client);
    const after = await cursorNow(server);
    const socket = await member.client.socket();
    const events = socket.start<{ ticketChanged: { ticket: SeenTicket } }>(
      'subscription ($id: ID, $after: EventCursor) { ticketChanged(ticketId: $id, after: $after) { ticket { id status messageCount } } }',
      { id: asked.id, after },
    );
    await change(admin, 'addTicketNote', { ticketId: asked.id, text: 'Solo para nosotros.' });
    await answer(admin, asked);
    // The stream may begin before the request itself.
    const seen: unknown[] = [];
    while (seen.at(-1) !== 'WAITING') {
      const { data } = await events.next();
      seen.push(data?.ticketChanged.ticket.status);
    }
    expect(seen.length).toBeLessThanOrEqual(2);
    await socket.close();
  });
});

describe('two administrators', () => {
  it('who answer at once: one answer goes out, the other writer is told', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const asked = await ask(member.client);
      const results = await Promise.all([answer(admin, asked), answer(other.client, asked)]);
      const codes = results.flatMap((result) => result.codes);
      expect(codes).toHaveLength(1);
      expect(['ANSWERED_MEANWHILE', 'CONFLICT']).toContain(codes[0]);
      expect((await readTicketAs(admin, asked.id))?.messageCount).toBe(2);
    }
  });

  it('assign to those who administer, and nobody else', async () => {
    const { id } = await ask(member.client);
    const given = await change(admin, 'assignTicket', { ticketId: id, assigneeId: other.userId });
    expect(given.ticket?.assignee).toEqual({ id: other.userId });
    await expect
      .poll(() =>
        NotificationModel.countDocuments({
          userId: other.userId,
          type: 'ticketAssigned',
          'params.ticketId': id,
        }),
      )
      .toBe(1);
    const refused = await change(admin, 'assignTicket', {
      ticketId: id,
      assigneeId: member.userId,
    });
    expect(refused.codes).toEqual(['NOT_FOUND']);
    expect((await change(admin, 'assignTicket', { ticketId: id })).ticket?.assignee).toBeNull();
  });
});

describe('a request about personal data', () => {
  it('has the term of the law, which an answer ends and an extension moves once', async () => {
    const asked = await ask(member.client, { kind: 'DATA_QUERY' });
    expect(asked.term).toMatchObject({ isExtended: false, canExtend: false, workingDaysLeft: 10 });
    expect((await change(admin, 'closeTicket', { ticketId: asked.id })).codes).toEqual([
      'ILLEGAL_TRANSITION',
    ]);
    const extended = await change(admin, 'extendTicketTerm', {
      ticketId: asked.id,
      reason: 'Faltan archivos.',
    });
    expect(extended.ticket?.term).toMatchObject({
      isExtended: true,
      canExtend: false,
      workingDaysLeft: 15,
    });
    expect(extended.ticket?.term?.dateDue).toBe(extended.ticket?.term?.dateLatest);
    const twice = await change(admin, 'extendTicketTerm', {
      ticketId: asked.id,
      reason: 'Otra vez.',
    });
    expect(twice.codes).toEqual(['ILLEGAL_TRANSITION']);
    const answered = await answer(admin, { ...asked, messageCount: 2 }, { isClosing: true });
    expect(answered.ticket?.term).toMatchObject({
      workingDaysLeft: null,
      dateAnswered: expect.any(String) as string,
    });
    expect(answered.ticket?.status).toBe('CLOSED');
  });

  it('gets or loses its term with its kind, from the day it came', async () => {
    const asked = await ask(member.client);
    const sorted = await change(admin, 'sortTicket', {
      ticketId: asked.id,
      kind: 'DATA_CLAIM',
      priority: 'HIGH',
    });
    expect(sorted.ticket).toMatchObject({
      kind: 'DATA_CLAIM',
      priority: 'HIGH',
      term: { workingDaysLeft: 15 },
    });
    const back = await change(admin, 'sortTicket', { ticketId: asked.id, kind: 'QUESTION' });
    expect(back.ticket?.term).toBeNull();
  });
});
