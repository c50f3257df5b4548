import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApplication } from '../../testing/application-factory.ts';
import { clientOf, createClient, type TestClient } from '../../testing/client.ts';
import { buildBusiness, buildUser } from '../../testing/factories.ts';
import { buildDispute } from '../../testing/review-factory.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import {
  buildPerson,
  buildSignedInUser,
  buildWorld,
  type SignedInUser,
  type World,
} from '../../testing/world.ts';
import { refusals } from '../moderation/case-test-kit.ts';

const queue = `query ($mine: Boolean! = false) { workQueue(first: 50, isMine: $mine) {
  mine kinds { kind count late dateOldest limitHours url }
  items { id kind subject reason dateSince dateDue url assignee { id } } }
  workCounts { kind count } workSoon { kind count names dateNext url } systemState { jobsFailed mailsSent hasBilling } }`;
const assign = `mutation ($input: AssignWorkInput!) {
  assignWork(input: $input) { assignee { id } userErrors { code field } } }`;

interface Answer {
  workCounts: { kind: string; count: number }[];
  workQueue: {
    mine: number;
    kinds: { kind: string; count: number; late: number }[];
    items: {
      id: string;
      kind: string;
      url: string;
      subject: string;
      dateDue: string;
      assignee: { id: string } | null;
    }[];
  };
}

let server: TestServer;
let world: World;
let admin: TestClient;
let other: SignedInUser;
beforeAll(async () => {
  server = await startTestServer();
  world = await buildWorld(server.config);
  admin = clientOf(server, world.wikiAdmin);
  other = await buildSignedInUser(server.config, { memberType: 'wikiAdmin' });
  await buildApplication({ status: 'new' });
  await buildApplication({ status: 'draft' });
  await buildDispute({ status: 'submitted' });
});
afterAll(() => server.stop());

const read = async (mine = false) => (await admin.data<Answer>(queue, { mine })).workQueue;
const find = async (text: string) =>
  (
    await admin.data<{ findAnything: { kind: string; title: string; url: string }[] }>(
      'query ($text: String!) { findAnything(text: $text) { kind title url } }',
      { text },
    )
  ).findAnything;
const give = async (input: object, by = admin) =>
  (
    await by.data<{ assignWork: { assignee: { id: string } | null; userErrors: object[] } }>(
      assign,
      {
        input,
      },
    )
  ).assignWork;

test.each(['user', 'business', 'businessAdmin'] as const)('%s is refused', async (role) => {
  const input = { kind: 'application', workId: 'a', assigneeId: null };
  for (const [text, variables] of [
    [queue, {}],
    [assign, { input }],
  ] as const) {
    const { errors } = await clientOf(server, world[role]).request(text, variables);
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const { errors: visitors } = await createClient(server).request(text, variables);
    expect(visitors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  }
});

describe('the queue', () => {
  test('has what waits by the time that is left, and counts every kind', async () => {
    const { kinds, items } = await read();
    expect(kinds.find(({ kind }) => kind === 'application')).toMatchObject({ count: 1, late: 0 });
    expect(kinds.find(({ kind }) => kind === 'dispute')).toMatchObject({ count: 1 });
    expect(kinds.find(({ kind }) => kind === 'payment')).toMatchObject({ count: 0, late: 0 });
    const { workCounts } = await admin.data<Answer>(queue);
    expect(workCounts).toEqual(kinds.map(({ kind, count }) => ({ kind, count })));
    const due = items.map((item) => Date.parse(item.dateDue));
    expect(due).toEqual(due.toSorted((one, two) => one - two));
    expect(items.map(({ kind }) => kind).toSorted()).toEqual(['application', 'dispute']);
  });

  test('says who takes care of what, and shows one’s own', async () => {
    const item = (await read()).items.find(({ kind }) => kind === 'application');
    const input = { kind: 'application', workId: item?.id };
    const { userId } = world.wikiAdmin;
    expect(await give({ ...input, assigneeId: userId })).toEqual({
      assignee: { id: userId },
      userErrors: [],
    });
    const { items, mine } = await read(true);
    expect(mine).toBe(1);
    expect(items).toMatchObject([{ id: item?.id, assignee: { id: userId } }]);
    await give({ ...input, assigneeId: other.userId });
    expect(await read(true)).toMatchObject({ mine: 0, items: [] });
    await give({ ...input, assigneeId: null });
    expect((await read()).items.every(({ assignee }) => assignee === null)).toBe(true);
  });

  test('has requests, which keep who takes care of them, and what members reported', async () => {
    const person = await buildPerson(server);
    const ask = async (kind: string) =>
      (
        await person.client.data<{ createTicket: { ticket: { id: string; number: number } } }>(
          `mutation { createTicket(input: { kind: ${kind}, subject: "Mi factura", text: "No llega" }) {
            ticket { id number } userErrors { code } } }`,
        )
      ).createTicket.ticket;
    const plain = await ask('QUESTION');
    const legal = await ask('DATA_QUERY');
    const input = { kind: 'user', id: person.userId, reason: 'spam' };
    expect(await refusals((await buildPerson(server)).client, 'report', input)).toEqual([]);
    const { kinds, items } = await read();
    expect(kinds.find(({ kind }) => kind === 'ticket')).toMatchObject({ count: 2, late: 0 });
    expect(kinds.find(({ kind }) => kind === 'report')).toMatchObject({ count: 1, late: 0 });
    const of = (id: string) => items.find((item) => item.id === id);
    const { ticket } = await admin.data<{ ticket: { term: { dateDue: string } } }>(
      'query ($id: ID!) { ticket(id: $id) { term { dateDue } } }',
      { id: legal.id },
    );
    expect(of(legal.id)).toMatchObject({ reason: 'LEGAL_TERM', dateDue: ticket.term.dateDue });
    expect(Date.parse(of(plain.id)?.dateDue ?? '')).toBeLessThan(Date.parse(ticket.term.dateDue));
    const reports = items.filter(({ kind }) => kind === 'report');
    expect(reports.map(({ url }) => url)).toEqual([
      `/admin/manage-discussions?tab=reports&case=${reports[0]?.id}`,
    ]);

    const { userId } = world.wikiAdmin;
    const given = { kind: 'ticket', workId: plain.id, assigneeId: userId };
    expect(await give(given)).toEqual({ assignee: { id: userId }, userErrors: [] });
    expect((await read()).items.find(({ id }) => id === plain.id)?.assignee).toEqual({
      id: userId,
    });
    expect(
      await admin.data('query ($id: ID!) { ticket(id: $id) { assignee { id } } }', {
        id: plain.id,
      }),
    ).toEqual({ ticket: { assignee: { id: userId } } });
    expect((await give({ ...given, workId: 'nothing' })).userErrors).toEqual([
      { code: 'NOT_FOUND', field: 'workId' },
    ]);
    expect(await find(String(plain.number))).toMatchObject([{ kind: 'ticket' }]);
    expect(await find('factura')).toHaveLength(2);
  });

  test('goes to administrators only, and only of kinds that there are', async () => {
    const input = { kind: 'application', workId: 'a' };
    expect((await give({ ...input, assigneeId: world.user.userId })).userErrors).toEqual([
      { code: 'NOT_FOUND', field: 'assigneeId' },
    ]);
    expect(
      (await give({ ...input, kind: 'nothing', assigneeId: other.userId })).userErrors,
    ).toEqual([{ code: 'NOT_FOUND', field: 'kind' }]);
  });

  test('two who take the same at once: one has it', async () => {
    const input = { kind: 'dispute', workId: 'same' };
    const second = clientOf(server, other);
    const answers = await Promise.all([
      give({ ...input, assigneeId: world.wikiAdmin.userId }),
      give({ ...input, assigneeId: other.userId }, second),
    ]);
    expect(answers.flatMap(({ userErrors }) => userErrors)).toEqual([]);
  });
});

describe('finding', () => {
  test('goes by any word of a name, without case and accents, and by the address', async () => {
    await buildUser({
      email: 'ocampo@example.com',
      firstName: 'Lucía',
      lastName: 'Ocampo Peña',
      displayName: 'Lucía Ocampo Peña',
    });
    await buildBusiness({ name: 'Transportes Sierra Ñandú' });
    for (const text of ['lucia', 'OCAMPO', 'peña', 'ocampo@exa']) {
      expect(await find(text)).toContainEqual(
        expect.objectContaining({ kind: 'person', title: 'Lucía Ocampo Peña' }),
      );
    }
    expect(await find('sierra')).toMatchObject([{ kind: 'business' }]);
    expect(await find('ierra')).toEqual([]);
  });

  test('takes nothing for a pattern, and nothing for everything', async () => {
    for (const text of ['.*', '(', '^lu', ' ', '\\']) expect(await find(text)).toEqual([]);
    const { errors } = await admin.request(
      '{ findAnything(text: "' + 'x'.repeat(81) + '") { id } }',
    );
    expect(errors?.[0]?.extensions?.code).toBe('BAD_REQUEST');
  });

  test('is for administrators', async () => {
    const { errors } = await clientOf(server, world.businessAdmin).request(
      '{ findAnything(text: "a") { id } }',
    );
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});
