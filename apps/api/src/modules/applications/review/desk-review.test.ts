import { checksOf, documentChecks } from '@wiki/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuditModel } from '../../../platform/audit/audit.model.ts';
import { database } from '../../../platform/database/connect.ts';
import { buildApplication } from '../../../testing/application-factory.ts';
import { clientOf, createClient, type TestClient } from '../../../testing/client.ts';
import { commandsDuring, watchingCommands } from '../../../testing/commands.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, signInAs } from '../../../testing/world.ts';
import { findUser } from '../../users/index.ts';
import { filesOf } from '../form/application-form.ts';
import { applicationMigrations } from '../application.migrations.ts';
import { ApplicationModel } from '../application.model.ts';
import { applicationDataOf } from '../privacy/personal-data.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  admin = (await buildPerson(server, { memberType: 'wikiAdmin' })).client;
});
afterAll(() => server.stop());

const fields = 'id version documentChecks { fileId check by { id } } notes { text author { id } }';

interface Kept {
  version: number;
  documentChecks: { fileId: string; check: string }[] | null;
  notes: { text: string }[] | null;
}

async function act(client: TestClient, name: string, input: object) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await client.request<Record<string, never>>(
    `mutation ($input: ${type}!) { done: ${name}(input: $input) {
      application { ${fields} } userErrors { code field } } }`,
    { input },
  );
  const done = data?.['done'] as
    | { application: Kept | null; userErrors: { code: string; field: string | null }[] }
    | undefined;
  return {
    thrown: errors?.[0]?.extensions?.['code'] ?? null,
    application: done?.application ?? null,
    refused: (done?.userErrors ?? []).map(({ code, field }) => `${code} ${field}`),
  };
}

const read = async (client: TestClient, id: string) =>
  (
    await client.request<{ application: Kept | null }>(
      `query ($id: ID!) { application(id: $id) { ${fields} } }`,
      { id },
    )
  ).data?.application;

test('administrators keep what they compared and tell each other, unseen by the applicant', async () => {
  const { application } = await buildApplication({ status: 'new' });
  const applicationId = application._id.toHexString();
  const fileId = application.form.taxDocumentIds[0] ?? '';
  const check = { applicationId, fileId, check: 'LEGIBLE', isChecked: true };
  await act(admin, 'setDocumentCheck', check);
  await act(admin, 'setDocumentCheck', check);
  await act(admin, 'setDocumentCheck', { ...check, check: 'CURRENT' });
  await act(admin, 'setDocumentCheck', { ...check, isChecked: false });
  const noted = await act(admin, 'addApplicationNote', { applicationId, text: ' Llamé. ' });
  expect(noted.application).toMatchObject({
    version: application.version,
    documentChecks: [{ fileId, check: 'CURRENT' }],
    notes: [{ text: 'Llamé.' }],
  });
  // The audit log has each act, and nothing of what was written.
  const acts = async () =>
    (await AuditModel.find({ about: applicationId }).sort({ number: 1 }).lean()).map(
      ({ action, details }) => ({ action, ...details }),
    );
  const compared = (kind: string, change: string) => ({
    action: 'application.documentChecked',
    kind,
    change,
  });
  await expect
    .poll(acts, { timeout: 30_000 })
    .toEqual([
      compared('LEGIBLE', 'checked'),
      compared('LEGIBLE', 'checked'),
      compared('CURRENT', 'checked'),
      compared('LEGIBLE', 'unchecked'),
      { action: 'application.noted' },
    ]);

  const applicant = await findUser(application.applicantId);
  if (!applicant) throw new Error('The applicant has no account.');
  const client = clientOf(server, await signInAs(server.config, applicant));
  expect(await read(client, applicationId)).toMatchObject({ documentChecks: null, notes: null });
  for (const [who, code] of [
    [client, 'FORBIDDEN'],
    [createClient(server), 'UNAUTHENTICATED'],
  ] as const) {
    expect((await act(who, 'setDocumentCheck', check)).thrown).toBe(code);
    expect((await act(who, 'addApplicationNote', { applicationId, text: 'x' })).thrown).toBe(code);
  }
  const { applications } = (await applicationDataOf(application.applicantId)) as {
    applications: { notes: object[]; documentChecks: object[] }[];
  };
  expect(applications[0]?.notes).toMatchObject([{ text: 'Llamé.' }]);
  expect(applications[0]?.notes[0]).not.toHaveProperty('authorId');
  expect(applications[0]?.documentChecks[0]).not.toHaveProperty('byId');
});

test('each kind of document is compared by its own list; what was noted before stays', async () => {
  const { application } = await buildApplication({ status: 'new' });
  const { _id } = application;
  const applicationId = _id.toHexString();
  const set = (fileId: string, check: string, isChecked = true) =>
    act(admin, 'setDocumentCheck', { applicationId, fileId, check, isChecked });
  const kinds = filesOf(application.form).filter(({ field }) => checksOf(field).length > 0);
  expect(new Set(kinds.map(({ field }) => field.split('.')[0]))).toHaveLength(7);
  for (const { fileId, field } of kinds) {
    const other = documentChecks.find((check) => !checksOf(field).includes(check)) ?? '';
    expect((await set(fileId, other)).refused).toEqual(['FIELD_INVALID check']);
    expect((await set(fileId, checksOf(field)[0] ?? '')).refused).toEqual([]);
  }
  expect((await set(application.form.logoId ?? '', 'LEGIBLE')).refused).toHaveLength(1);

  // Of minutes the version before compared numbers.
  const minutes = application.form.lastAssemblyMinuteIds[0] ?? '';
  const noted = {
    fileId: minutes,
    check: 'SAME_NUMBER',
    byId: '000000000000000000000000',
    date: new Date(),
  };
  await ApplicationModel.updateOne({ _id }, { $set: { documentChecks: [noted] } });
  expect(await read(admin, applicationId)).toMatchObject({
    documentChecks: [{ fileId: minutes, check: 'SAME_NUMBER', by: null }],
  });
  expect((await set(minutes, 'SAME_NUMBER', false)).application?.documentChecks).toEqual([]);
});

test('a list tells of each how it waits, whose it is and how many documents were compared', async () => {
  const { application } = await buildApplication({ status: 'new' });
  const paid = (await buildApplication({ status: 'payment-complete' })).application;
  const missed = (await buildApplication({ status: 'payment-missed' })).application;
  const applicationId = application._id.toHexString();
  for (const check of checksOf('taxDocumentIds')) {
    const fileId = application.form.taxDocumentIds[0] ?? '';
    await act(admin, 'setDocumentCheck', { applicationId, fileId, check, isChecked: true });
  }
  const other = application.form.businessLicenseIds[0] ?? '';
  const half = { applicationId, fileId: other, check: 'LEGIBLE', isChecked: true };
  await act(admin, 'setDocumentCheck', half);
  const colleague = await buildPerson(server, { memberType: 'wikiAdmin' });
  const given = { kind: 'application', workId: applicationId, assigneeId: colleague.userId };
  await admin.data(
    'mutation ($input: AssignWorkInput!) { assignWork(input: $input) { userErrors { code } } }',
    { input: given },
  );
  interface Row {
    id: string;
    documentProgress: object | null;
    waiting: object | null;
  }
  const rows = `applications(first: 50) { edges { node { id documentProgress { reviewed all }
    waiting { dateSince dateDue assignee { id } } } } }`;
  const readRows = async () =>
    (
      await admin.data<{ applications: { edges: { node: Row }[] } }>(`{ ${rows} }`)
    ).applications.edges.map(({ node }) => node);
  const rowOf = async (id: string) => (await readRows()).find((row) => row.id === id);

  const documents = filesOf(application.form).filter(({ field }) => checksOf(field).length > 0);
  const since = application.dateChanged;
  expect(await rowOf(applicationId)).toEqual({
    id: applicationId,
    documentProgress: { reviewed: 1, all: documents.length },
    waiting: {
      dateSince: since.toISOString(),
      dateDue: new Date(since.getTime() + 48 * 3_600_000).toISOString(),
      assignee: { id: colleague.userId },
    },
  });
  expect(await rowOf(paid._id.toHexString())).toMatchObject({ waiting: { assignee: null } });
  expect(await rowOf(missed._id.toHexString())).toMatchObject({ waiting: null });

  // Only the team reads it, and all rows are read together.
  const applicant = await findUser(application.applicantId);
  if (!applicant) throw new Error('The applicant has no account.');
  const client = clientOf(server, await signInAs(server.config, applicant));
  expect(
    await client.data('{ myApplication { documentProgress { all } waiting { dateDue } } }'),
  ).toEqual({ myApplication: { documentProgress: null, waiting: null } });
  const ofAll = await commandsDuring(['workAssignments', 'workLimits'], readRows);
  expect(ofAll).toHaveLength(2);
});

test('what is not there is refused', async () => {
  const { application } = await buildApplication({ status: 'new' });
  const draft = (await buildApplication({ status: 'draft' })).application;
  const applicationId = application._id.toHexString();
  const check = { applicationId, fileId: 'x', check: 'LEGIBLE', isChecked: true };
  expect((await act(admin, 'setDocumentCheck', check)).refused).toEqual(['NOT_FOUND fileId']);
  const note = { applicationId, text: ' ' };
  expect((await act(admin, 'addApplicationNote', note)).refused).toEqual(['FIELD_REQUIRED text']);
  const ofDraft = { applicationId: draft._id.toHexString(), text: 'x' };
  expect((await act(admin, 'addApplicationNote', ofDraft)).refused).toEqual([
    'NOT_FOUND applicationId',
  ]);
});

test('applications of before have nothing compared', async () => {
  const { application } = await buildApplication({ status: 'new' });
  const { _id } = application;
  await database()
    .collection('businessApplications')
    .updateOne({ _id }, { $unset: { documentChecks: '', notes: '' } });
  await applicationMigrations.find(({ id }) => id.endsWith('desk-review'))?.up(database());
  expect(await ApplicationModel.findById(_id).lean()).toMatchObject({
    documentChecks: [],
    notes: [],
  });
});
