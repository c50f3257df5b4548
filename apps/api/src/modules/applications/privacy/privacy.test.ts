import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApplication } from '../../../testing/application-factory.ts';
import { createClient, type TestClient, clientOf } from '../../../testing/client.ts';
import { commandsDuring, planOf, watchingCommands } from '../../../testing/commands.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { signInAs, buildPerson } from '../../../testing/world.ts';
import { FileModel } from '../../files/file.model.ts';
import { link, pdf, upload } from '../../files/files-test-kit.ts';
import { findUser } from '../../users/index.ts';
import { ApplicationModel, type ApplicationRecord } from '../application.model.ts';
import { fileUserOf } from '../application.store.ts';

let server: TestServer;
let admin: TestClient;
let applicant: TestClient;
let application: ApplicationRecord;
let outsiders: TestClient[];
beforeAll(async () => {
  server = await startTestServer({
    config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) },
  });
  admin = (await buildPerson(server, { memberType: 'wikiAdmin' })).client;
  const built = await buildApplication({ status: 'payment-pending' });
  application = built.application;
  applicant = clientOf(server, await signInAs(server.config, built.applicant));
  const other = await buildApplication({ status: 'new', form: { businessName: 'Ñandú SAS' } });
  outsiders = [
    (await buildPerson(server)).client,
    (await buildPerson(server, { memberType: 'business' })).client,
    (await buildPerson(server, { memberType: 'businessAdmin' })).client,
    clientOf(server, await signInAs(server.config, other.applicant)),
  ];
  await buildApplication({ status: 'draft' });
  await buildApplication({ status: 'rejected' });
  await buildApplication({ status: 'deleted' });
});
afterAll(() => server.stop());

const list =
  'query ($first: Int!, $after: Cursor, $tab: ApplicationTab!, $status: ApplicationStatus, $search: String) { applications(first: $first, after: $after, tab: $tab, status: $status, search: $search) { edges { cursor node { id status applicant { email } form { businessName logo { id } taxDocuments { id } } history { actorName } viewerActions } } pageInfo { hasNextPage endCursor } } }';

interface List {
  applications: {
    edges: { cursor: string; node: { id: string; status: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

const page = async (variables: Record<string, unknown> = {}) =>
  (await admin.data<List>(list, { first: 20, tab: 'ALL', ...variables })).applications;

describe('an application is private', () => {
  it('by its id, like one that does not exist', async () => {
    const query = 'query ($id: ID!) { application(id: $id) { id form { taxId } } }';
    const id = application._id.toHexString();
    expect((await applicant.data<{ application: object }>(query, { id })).application).toEqual({
      id,
      form: { taxId: application.form.taxId },
    });
    for (const outsider of outsiders) {
      for (const each of [id, '0123456789abcdef01234567', 'x']) {
        expect(await outsider.data(query, { id: each })).toEqual({ application: null });
      }
    }
    const visitor = await createClient(server).request(query, { id });
    expect(visitor.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });

  it('in the list, the counts, with a cursor of an administrator and in the stream', async () => {
    const { edges } = await page({ first: 1 });
    const variables = { first: 1, tab: 'ALL', after: edges[0]?.cursor };
    for (const client of [applicant, ...outsiders]) {
      for (const [query, given] of [
        [list, variables],
        ['{ applicationCounts { tab count } }', {}],
      ] as const) {
        const { errors } = await client.request(query, given);
        expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
      }
      const socket = await client.socket();
      const stream = socket.start('subscription { applicationChanged { applicationId } }');
      expect(await stream.next()).toMatchObject({
        errors: [{ extensions: { code: 'FORBIDDEN' } }],
      });
      await socket.close();
    }
  });

  it('with its files, until it was submitted', async () => {
    const { client, userId } = await buildPerson(server);
    const { file } = await upload(server, client, pdf, { purpose: 'APPLICATION_DOCUMENT' });
    const fileId = file?.id ?? '';
    const opened = async (by: TestClient) => (await link(by, fileId)).url !== null;
    expect([await opened(client), await opened(admin)]).toEqual([true, false]);
    const { application: draft } = await buildApplication({ status: 'draft' });
    await FileModel.updateOne({ _id: fileId }, { usedBy: [fileUserOf(draft)] });
    await ApplicationModel.updateOne({ _id: draft._id }, { applicantId: userId });
    expect([await opened(client), await opened(admin)]).toEqual([true, false]);
    await ApplicationModel.updateOne({ _id: draft._id }, { dateSubmitted: new Date() });
    expect([await opened(client), await opened(admin)]).toEqual([true, true]);
  });

  it('in the fields of a person', async () => {
    const query = 'query ($id: ID!) { user(id: $id) { membershipEntry applicationStatus } }';
    const id = application.applicantId;
    const own = { membershipEntry: 'PAY', applicationStatus: 'PAYMENT_PENDING' };
    expect((await applicant.data<{ user: object }>(query, { id })).user).toEqual(own);
    expect((await admin.data<{ user: object }>(query, { id })).user).toEqual(own);
    for (const client of [...outsiders, createClient(server)]) {
      expect(await client.data(query, { id })).toEqual({
        user: { membershipEntry: null, applicationStatus: null },
      });
    }
  });

  it('as the own one: nobody reads another person’s', async () => {
    const [nobody] = outsiders;
    expect(await nobody?.data('{ myApplication { id } me { membershipEntry } }')).toEqual({
      myApplication: null,
      me: { membershipEntry: 'APPLY' },
    });
  });
});

describe('the list of the back office', () => {
  it('holds every state but draft and deleted, by tab and state', async () => {
    const states = async (variables: Record<string, unknown>) =>
      (await page(variables)).edges.map(({ node }) => node.status).toSorted();
    expect(await states({})).toEqual(['NEW', 'PAYMENT_PENDING', 'REJECTED']);
    expect(await states({ status: 'NEW' })).toEqual(['NEW']);
    expect(await states({ status: 'DRAFT' })).toEqual([]);
    expect(await states({ tab: 'REJECTED' })).toEqual(['REJECTED']);
    expect(await states({ tab: 'PAYMENT_MISSED' })).toEqual([]);
    const counts = await admin.data('{ applicationCounts { tab count } }');
    expect(counts).toEqual({
      applicationCounts: [
        { tab: 'ALL', count: 3 },
        { tab: 'CHANGES_REQUESTED', count: 0 },
        { tab: 'PAYMENT_PENDING', count: 1 },
        { tab: 'PAYMENT_COMPLETE', count: 0 },
        { tab: 'PAYMENT_MISSED', count: 0 },
        { tab: 'REJECTED', count: 1 },
      ],
    });
  });

  it('finds by any word of a name, an address or a tax id', async () => {
    const found = async (search: string) => (await page({ search })).edges.length;
    expect(await found('ñandu')).toBe(1);
    expect(await found('NDU')).toBe(0);
    expect(await found(application.applicantEmail.slice(0, 24))).toBe(1);
    expect(await found('.*')).toBe(0);
    const [second = ''] = String(application.form.businessName).split(' ').slice(1);
    expect(await found(second)).toBeGreaterThan(0);
    await ApplicationModel.updateOne({ _id: application._id }, { 'form.taxId': '900373913' });
    for (const written of ['900373913', '900.373', '900.373.913-4']) {
      expect(await found(written)).toBe(1);
    }
    expect(await found('373913')).toBe(0);
    const person = await findUser(application.applicantId);
    expect(await found(person?.lastName ?? '')).toBeGreaterThan(0);
  });

  it('is paged by cursors of its own', async () => {
    const first = await page({ first: 2 });
    const rest = await page({ first: 2, after: first.pageInfo.endCursor });
    const ids = [...first.edges, ...rest.edges].map(({ node }) => node.id);
    expect(new Set(ids).size).toBe(3);
    const foreign = { first: 2, tab: 'REJECTED', after: first.pageInfo.endCursor };
    const { errors } = await admin.request(list, foreign);
    expect(errors?.[0]?.extensions?.['code']).toBe('INVALID_CURSOR');
  });

  it('costs the same commands at any size and reads in order from an index', async () => {
    const collections = ['businessApplications', 'users', 'files'];
    const commands = (first: number) => commandsDuring(collections, () => page({ first }));
    const [small, large] = [await commands(1), await commands(3)];
    const names = (sent: typeof small) => sent.map(({ body }) => String(body['find']));
    expect(names(large)).toEqual(names(small));
    const find = large.find(({ body }) => body['find'] === 'businessApplications');
    const { stages } = await planOf(find ?? { name: '', body: {} });
    expect(stages).toContain('IXSCAN');
    expect(stages).not.toContain('SORT');
  });
});
