import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApplication } from '../../testing/application-factory.ts';
import { clientOf, cursorNow, type TestClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { signInAs, buildPerson } from '../../testing/world.ts';
import { act, named } from './application-test-kit.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = (await buildPerson(server, { memberType: 'wikiAdmin' })).client;
});
afterAll(() => server.stop());

interface AdminChange {
  applicationChanged: {
    applicationId: string;
    application: { status: string } | null;
    counts: { tab: string; count: number }[];
    cursor: string;
  };
}

interface OwnChange {
  myApplicationChanged: { application: { status: string; version: number } | null; cursor: string };
}

const adminStream =
  'subscription ($after: EventCursor) { applicationChanged(after: $after) { applicationId application { status } counts { tab count } cursor } }';
const ownStream =
  'subscription ($after: EventCursor) { myApplicationChanged(after: $after) { application { status version } cursor } }';
const meStream =
  'subscription ($after: EventCursor) { meChanged(after: $after) { me { membershipEntry applicationStatus } } }';

it('shows administrators every step with the counts, but no draft that was never submitted', async () => {
  const { application, applicant } = await buildApplication({ status: 'draft' });
  const own = clientOf(server, await signInAs(server.config, applicant));
  const after = await cursorNow(server);
  const socket = await admin.socket();
  const stream = socket.start<AdminChange>(adminStream, { after });
  const next = async () => (await stream.next()).data?.applicationChanged;

  const place = named(application);
  await act(own, 'saveApplicationDraft', { ...place, step: 'CONTACT', form: { city: 'Neiva' } });
  await act(own, 'submitApplication', { ...place, version: 2 });
  const submitted = await next();
  expect(submitted).toMatchObject({
    applicationId: place.applicationId,
    application: { status: 'NEW' },
  });
  expect(submitted?.counts[0]).toEqual({ tab: 'ALL', count: 1 });
  const comments = [{ field: 'city', comment: 'Falta el barrio.' }];
  await act(admin, 'requestApplicationChanges', { ...place, version: 3, comments });
  const returned = await next();
  expect(returned?.application?.status).toBe('CHANGES_REQUESTED');
  expect(returned?.counts[0]?.count).toBe(1);
  await act(own, 'submitApplication', { ...place, version: 4 });
  await act(admin, 'deleteApplication', { ...place, version: 5, reason: { key: 'spam' } });
  expect((await next())?.application?.status).not.toBe('CHANGES_REQUESTED');
  expect((await next())?.application).toBeNull();
  expect(stream.waiting).toBe(0);

  const resumed = socket.start<AdminChange>(adminStream, { after: submitted?.cursor });
  const seen = await Promise.all([resumed.next(), resumed.next(), resumed.next()]);
  expect(new Set(seen.map(({ data }) => data?.applicationChanged.cursor)).size).toBe(3);
  expect(resumed.waiting).toBe(0);
  await socket.close();
});

it('tells administrators who takes care of an application, and of no other work', async () => {
  const { application } = await buildApplication({ status: 'new' });
  const colleague = await buildPerson(server, { memberType: 'wikiAdmin' });
  const after = await cursorNow(server);
  const socket = await admin.socket();
  const stream = socket.start<{
    applicationChanged: { application: { waiting: { assignee: { id: string } | null } } };
  }>(
    'subscription ($after: EventCursor) { applicationChanged(after: $after) { application { waiting { assignee { id } } } } }',
    { after },
  );
  const give = (kind: string, workId: string, assigneeId: string | null) =>
    colleague.client.data(
      'mutation ($input: AssignWorkInput!) { assignWork(input: $input) { userErrors { code } } }',
      { input: { kind, workId, assigneeId } },
    );
  await give('payment', application._id.toHexString(), colleague.userId);
  for (const assigneeId of [colleague.userId, null]) {
    await give('application', application._id.toHexString(), assigneeId);
    const { data } = await stream.next();
    expect(data?.applicationChanged.application.waiting.assignee?.id ?? null).toBe(assigneeId);
  }
  expect(stream.waiting).toBe(0);
  await socket.close();
});

it('shows applicants their own alone, drafts too, and moves the sidebar’s entry', async () => {
  const { user, client } = await buildPerson(server);
  const other = await buildApplication({ status: 'new' });
  const after = await cursorNow(server);
  const socket = await client.socket();
  const stream = socket.start<OwnChange>(ownStream, { after });
  const me = socket.start<{ meChanged: { me: object } }>(meStream, { after });
  const begun = await act(client, 'saveApplicationDraft', { step: 'GENERAL', form: {} });
  await act(admin, 'approveApplication', named(other.application));
  const change = async () => (await stream.next()).data?.myApplicationChanged.application;
  expect(await change()).toEqual({ status: 'DRAFT', version: 1 });
  expect((await me.next()).data?.meChanged.me).toEqual({
    membershipEntry: 'STATUS',
    applicationStatus: 'DRAFT',
  });
  const device = clientOf(server, await signInAs(server.config, user));
  const place = { applicationId: begun.application?.id, version: 1 };
  await act(device, 'withdrawApplication', place);
  expect(await change()).toEqual({ status: 'WITHDRAWN', version: 2 });
  expect((await me.next()).data?.meChanged.me).toEqual({
    membershipEntry: 'APPLY',
    applicationStatus: null,
  });
  expect(stream.waiting).toBe(0);
  await socket.close();
});
