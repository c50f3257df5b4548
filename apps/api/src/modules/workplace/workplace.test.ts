import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApplication } from '../../testing/application-factory.ts';
import { clientOf, createClient, type TestClient } from '../../testing/client.ts';
import { buildDispute } from '../../testing/review-factory.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import {
  buildPerson,
  buildSignedInUser,
  buildWorld,
  type SignedInUser,
  type World,
} from '../../testing/world.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refusals } from '../moderation/cases/case-test-kit.ts';
import { eraseUser } from '../users/index.ts';
import { findAnything } from './find-test-kit.ts';
import { SavedViewModel } from './saved-view.model.ts';

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
    expect(await findAnything(admin, String(plain.number))).toMatchObject([{ kind: 'ticket' }]);
    expect(await findAnything(admin, 'factura')).toHaveLength(2);
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

describe('saved views', () => {
  const view = { list: 'things', query: 'status=NEW', density: 'DENSE', columns: null };
  const seen = `savedViews { id list name query density columns widths { key width } isShared viewerCanChange }`;
  type Seen = { id: string; name: string; query: string; viewerCanChange: boolean };
  const saved = async (by: TestClient) =>
    (await by.data<{ savedViews: Seen[] }>(`{ ${seen} }`)).savedViews;
  const act = async (by: TestClient, name: string, input: object) => {
    const answer = await by.data<Record<string, { userErrors: { code: string; field: string }[] }>>(
      `mutation ($input: ${name === 'saveView' ? 'SaveViewInput' : 'SavedViewIdInput'}!) {
        ${name}(input: $input) { savedView { id } userErrors { code field } } }`,
      { input },
    );
    return answer[name]?.userErrors;
  };

  test('stay with the account, are replaced by their name, shared, and removed by their owner alone', async () => {
    const [one, two] = await Promise.all([
      buildSignedInUser(server.config, { memberType: 'wikiAdmin' }),
      buildSignedInUser(server.config, { memberType: 'wikiAdmin' }),
    ]);
    const [owner, colleague] = [clientOf(server, one), clientOf(server, two)];
    for (const query of ['status=NEW', 'status=REJECTED']) {
      const given = { ...view, query, name: 'Mine', isShared: false };
      expect(await act(owner, 'saveView', given)).toEqual([]);
    }
    const shared = {
      ...view,
      name: 'Ours',
      columns: ['a', 'b'],
      widths: [{ key: 'a', width: 140 }],
      isShared: true,
    };
    // Pressed twice it is one.
    await Promise.all([act(owner, 'saveView', shared), act(owner, 'saveView', shared)]);
    expect(await saved(owner)).toMatchObject([
      { name: 'Mine', query: 'status=REJECTED', viewerCanChange: true },
      { name: 'Ours', columns: ['a', 'b'], widths: [{ key: 'a', width: 140 }], isShared: true },
    ]);
    const narrow = { ...shared, name: 'Narrow', widths: [{ key: 'a', width: 10 }] };
    expect(await act(owner, 'saveView', narrow)).toEqual([
      { code: 'FIELD_INVALID', field: 'widths.0.width' },
    ]);
    const [theirs] = await saved(colleague);
    expect(theirs).toMatchObject({ name: 'Ours', viewerCanChange: false });
    const gone = [{ code: 'NOT_FOUND', field: 'viewId' }];
    expect(await act(colleague, 'removeView', { viewId: theirs?.id })).toEqual(gone);
    expect(await act(owner, 'saveView', { ...view, name: ' ', isShared: false })).toEqual([
      { code: 'FIELD_REQUIRED', field: 'name' },
    ]);

    const { exportMyData } = await owner.data<{ exportMyData: string }>('{ exportMyData }');
    expect(JSON.parse(exportMyData)).toMatchObject({ savedViews: [{ name: 'Mine' }, {}] });
    expect(await act(owner, 'removeView', { viewId: theirs?.id })).toEqual([]);
    expect(await saved(colleague)).toEqual([]);
    await inTransaction(() => eraseUser(one.userId));
    expect(await SavedViewModel.countDocuments({ userId: one.userId })).toBe(0);
  });
});

test('how long work may wait is set by those who do settings, and counts at once', async () => {
  const set = async (limits: object[], by = admin) =>
    by.request<{ setWorkLimits: { workLimits: object[] | null; userErrors: object[] } }>(
      `mutation ($input: SetWorkLimitsInput!) { setWorkLimits(input: $input) {
        workLimits { kind hours } userErrors { code field } } }`,
      { input: { limits } },
    );
  const billing = await buildSignedInUser(server.config, {
    memberType: 'wikiAdmin',
    staffRole: 'billing',
  });
  const { errors } = await set([{ kind: 'application', hours: 1 }], clientOf(server, billing));
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  for (const [limit, refusal] of [
    [
      { kind: 'nothing', hours: 1 },
      { code: 'NOT_FOUND', field: 'limits.0.kind' },
    ],
    [
      { kind: 'application', hours: 0 },
      { code: 'FIELD_INVALID', field: 'limits.0.hours' },
    ],
  ] as const) {
    expect((await set([limit])).data?.setWorkLimits).toEqual({
      workLimits: null,
      userErrors: [refusal],
    });
  }
  const { data } = await set([{ kind: 'application', hours: 5 }]);
  expect(data?.setWorkLimits.workLimits).toContainEqual({ kind: 'application', hours: 5 });
  expect((await read()).kinds).toContainEqual(
    expect.objectContaining({ kind: 'application', limitHours: 5 }),
  );
  const item = (await read()).items.find(({ kind }) => kind === 'application');
  expect(Date.parse(item?.dateDue ?? '')).toBeLessThan(Date.now() + 5 * 3_600_000 + 60_000);
  await set([{ kind: 'application', hours: 48 }]);
});
