import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, createClient, type TestClient } from '../../testing/client.ts';
import { watchingCommands } from '../../testing/commands.ts';
import { commandsOfPages, readBothWays } from '../../testing/lists.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson, buildWorld, type Person, type World } from '../../testing/world.ts';
import { ratingUrl } from './mail/rating-link.ts';
import { answer, ask, readTicketAs, type SeenTicket } from './service-test-kit.ts';
import { TicketModel } from './ticket.model.ts';

let server: TestServer;
let world: World;
let admin: TestClient;
let member: Person;
beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  world = await buildWorld(server.config);
  admin = clientOf(server, world.wikiAdmin);
  member = await buildPerson(server, { displayName: 'Luz Dary Gómez', language: 'es' });
});
afterAll(() => server.stop());

describe('lists', () => {
  it('of administrators are narrowed, counted and read both ways at a fixed cost', async () => {
    for (let count = 0; count < 6; count += 1)
      await ask(member.client, { subject: `Lista ${count}` });
    await answer(admin, await ask(member.client, { subject: 'Ya respondida' }));
    const all = await readBothWays(admin, 'tickets');
    expect(all.backwards).toEqual(all.forwards);
    expect(all.totalCount).toBe(all.forwards.length);
    const own = await readBothWays(member.client, 'myTickets');
    expect(own.backwards).toEqual(own.forwards);
    const { ofOne, ofMany } = await commandsOfPages(['tickets', 'users'], (first) =>
      admin.data(
        `query ($first: Int) { tickets(first: $first) { edges { node { id requester { displayName } assignee { displayName } } } } }`,
        { first },
      ),
    );
    expect(ofMany).toBe(ofOne);
    const found = async (args: string) => {
      const { tickets } = await admin.data<{
        tickets: { edges: { node: SeenTicket }[]; totalCount: number };
      }>(
        `{ tickets(${args}, first: 50) { totalCount edges { node { id subject status kind number } } } }`,
      );
      return tickets;
    };
    expect((await found('search: "lista 3"')).edges.map(({ node }) => node.subject)).toEqual([
      'Lista 3',
    ]);
    expect((await found('search: "luz dary"')).totalCount).toBeGreaterThan(5);
    expect(
      (await found('status: CLOSED')).edges.every(({ node }) => node.status === 'CLOSED'),
    ).toBe(true);
    expect((await found('sort: DUE')).edges.every(({ node }) => node.kind.startsWith('DATA'))).toBe(
      true,
    );
    expect((await found('assignee: ME, status: WAITING')).totalCount).toBeGreaterThan(0);
    const { ticketCounts } = await admin.data<{
      ticketCounts: { status: string; count: number }[];
    }>('{ ticketCounts { status count } }');
    expect(ticketCounts.map(({ status }) => status)).toEqual(['NEW', 'OPEN', 'WAITING', 'CLOSED']);
    expect(ticketCounts.reduce((sum, { count }) => sum + count, 0)).toBe(
      await TicketModel.countDocuments(),
    );
  });
});

describe('canned replies', () => {
  it('are written, changed and removed, in both languages', async () => {
    const save = (input: object) =>
      admin.data<{
        saveCannedReply: {
          cannedReply: { id: string; revision: string } | null;
          userErrors: { code: string }[];
        };
      }>(
        'mutation ($input: SaveCannedReplyInput!) { saveCannedReply(input: $input) { cannedReply { id revision title { en es } } userErrors { code field } } }',
        { input },
      );
    const both = { en: 'Hours', es: 'Horario' };
    const { saveCannedReply: saved } = await save({ title: both, text: both });
    const cannedReplyId = saved.cannedReply?.id;
    const { saveCannedReply: changed } = await save({
      cannedReplyId,
      title: { en: 'Times', es: 'Horas' },
      text: both,
    });
    expect(changed.cannedReply).toMatchObject({
      id: cannedReplyId,
      title: { en: 'Times', es: 'Horas' },
    });
    const { revision } = saved.cannedReply ?? {};
    const { saveCannedReply: late } = await save({
      cannedReplyId,
      revision,
      title: both,
      text: both,
    });
    expect(late.userErrors).toEqual([{ code: 'CONFLICT', field: 'revision' }]);
    const { saveCannedReply: half } = await save({ title: { en: 'x', es: '' }, text: both });
    expect(half.userErrors).toEqual([{ code: 'FIELD_REQUIRED', field: 'title.es' }]);
    expect(await admin.data('{ cannedReplies { id } }')).toEqual({
      cannedReplies: [{ id: cannedReplyId }],
    });
    await admin.data(
      'mutation ($id: ID!) { removeCannedReply(input: { cannedReplyId: $id }) { userErrors { code } } }',
      { id: cannedReplyId },
    );
    expect(await admin.data('{ cannedReplies { id } }')).toEqual({ cannedReplies: [] });
  });
});

describe('a rating by a link', () => {
  const rate = async (token: string) =>
    (
      await createClient(server).data<{
        rateAnswer: { ok: boolean; userErrors: { code: string }[] };
      }>(
        'mutation ($input: RateAnswerInput!) { rateAnswer(input: $input) { ok userErrors { code } } }',
        { input: { token, rating: 5, comment: 'Muy amables' } },
      )
    ).rateAnswer;

  it('is noted once, and of an answered request alone', async () => {
    const asked = await ask(member.client);
    const token = new URL(ratingUrl(server.config, asked.id)).searchParams.get('token') ?? '';
    const refused = { ok: false, userErrors: [{ code: 'TOKEN_INVALID' }] };
    expect(await rate(token)).toEqual(refused);
    await answer(admin, asked, { isClosing: true });
    expect(await rate(`${token.slice(0, -1)}_`)).toEqual(refused);
    expect(await rate(token)).toEqual({ ok: true, userErrors: [] });
    expect(await rate(token)).toEqual(refused);
    expect((await readTicketAs(admin, asked.id))?.rating).toBe(5);
  });
});
