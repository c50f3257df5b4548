import { nitCheckDigit } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { database } from '../../../platform/database/connect.ts';
import { AuditModel } from '../../../platform/audit/audit.model.ts';
import { JobModel } from '../../../platform/jobs/job.model.ts';
import { buildApplication } from '../../../testing/application-factory.ts';
import { clientOf, createClient, type TestClient } from '../../../testing/client.ts';
import { buildBusiness } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person, signInAs } from '../../../testing/world.ts';
import { findBusiness } from '../../businesses/index.ts';
import { act, named } from '../application-test-kit.ts';
import { applicationMigrations } from '../application.migrations.ts';
import { ApplicationModel } from '../application.model.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

const [meant, doubled] = ['9003739134', '90037391340'];
const list = (client: TestClient) =>
  client.request<{ applications: { edges: { node: { id: string; suggestedTaxId: string } }[] } }>(
    '{ applications(first: 50, hasDoubtfulTaxId: true) { edges { node { id suggestedTaxId } } } }',
  );
const doubtful = async () =>
  (await list(admin.client)).data?.applications.edges.map(({ node }) => node) ?? [];

describe('a tax id with a digit too many', () => {
  it('is not taken any more when an application is submitted', async () => {
    const { application, applicant } = await buildApplication({
      status: 'draft',
      form: { taxId: doubled },
    });
    const client = clientOf(server, await signInAs(server.config, applicant));
    const answer = await act(client, 'submitApplication', named(application));
    expect([answer.codes, answer.fields]).toEqual([['INVALID_TAX_ID'], ['taxId']]);
  });

  it('of the version before is listed for administrators, with what it was meant to be', async () => {
    expect(nitCheckDigit('9003739134')).toBe(0);
    const { application } = await buildApplication({ status: 'new', form: { taxId: doubled } });
    const { application: right } = await buildApplication({ form: { taxId: meant } });
    const { application: mexican } = await buildApplication({
      form: { taxId: doubled, country: 'MX' },
    });
    const ids = [application, right, mexican].map(({ _id }) => _id);
    await ApplicationModel.collection.updateMany(
      { _id: { $in: ids } },
      { $unset: { hasDoubtfulTaxId: '' } },
    );
    const migration = applicationMigrations.find(({ id }) => id.endsWith('doubtful-tax-ids'));
    await migration?.up(database());
    const own = await doubtful();
    expect(own).toContainEqual({ id: application._id.toHexString(), suggestedTaxId: meant });
    expect(own.map(({ id }) => id)).not.toContain(right._id.toHexString());
    expect(own.map(({ id }) => id)).not.toContain(mexican._id.toHexString());
  });

  it('is listed for nobody else', async () => {
    const person = await buildPerson(server);
    expect((await list(createClient(server))).errors?.[0]?.extensions?.code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await list(person.client)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

describe('correcting a tax id', () => {
  it('changes the application and what was checked of its business, tells both, and is audited', async () => {
    const business = await buildBusiness({ isVerified: true });
    const businessId = business._id.toHexString();
    const { application, applicant } = await buildApplication({
      status: 'approved',
      form: { taxId: doubled },
      businessId,
    });
    const answer = await act(admin.client, 'correctApplicationTaxId', {
      ...named(application),
      taxId: '900.373.913-4',
    });
    expect(answer.codes).toEqual([]);
    const stored = await ApplicationModel.findById(application._id).lean();
    expect(stored).toMatchObject({ form: { taxId: meant }, hasDoubtfulTaxId: false });
    expect((await findBusiness(businessId))?.verification?.facts.taxId).toBe(meant);
    const client = clientOf(server, await signInAs(server.config, applicant));
    await vi.waitFor(
      async () => {
        const told = await client.data('{ notifications(first: 5) { edges { node { title } } } }');
        expect(JSON.stringify(told)).toContain('We corrected your tax ID');
        const key = new RegExp(`^sync-billing-customer:${businessId}:`);
        expect(await JobModel.countDocuments({ key })).toBe(1);
        const applicationId = application._id.toHexString();
        const audited = { action: 'application.taxIdCorrected', actorId: admin.userId };
        const records = await AuditModel.find({ 'targets.applicationId': applicationId }).lean();
        expect(records).toMatchObject([audited]);
      },
      { timeout: 10_000 },
    );
  });

  it.each([
    ['another check digit', '900.373.913-7', ['INVALID_TAX_ID']],
    ['the digit twice', doubled, ['INVALID_TAX_ID']],
    ['nothing', ' ', ['FIELD_REQUIRED']],
  ])('is refused with %s and changes nothing', async (_what, taxId, codes) => {
    const { application } = await buildApplication({ form: { taxId: doubled } });
    const input = { ...named(application), taxId };
    expect((await act(admin.client, 'correctApplicationTaxId', input)).codes).toEqual(codes);
    const stored = await ApplicationModel.findById(application._id).lean();
    expect(stored).toMatchObject({ version: application.version, form: { taxId: doubled } });
  });

  it('happens once when it is pressed often, and never to a version nobody read', async () => {
    const { application } = await buildApplication({ form: { taxId: doubled } });
    const input = { ...named(application), taxId: meant };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => act(admin.client, 'correctApplicationTaxId', input)),
    );
    expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ codes }) => codes))).toEqual(new Set(['CONFLICT']));
  });

  it('is for administrators, of what was submitted', async () => {
    const { application } = await buildApplication({ status: 'draft', form: { taxId: doubled } });
    const input = { ...named(application), taxId: meant };
    expect((await act(createClient(server), 'correctApplicationTaxId', input)).thrown).toBe(
      'UNAUTHENTICATED',
    );
    const person = await buildPerson(server);
    expect((await act(person.client, 'correctApplicationTaxId', input)).thrown).toBe('FORBIDDEN');
    expect((await act(admin.client, 'correctApplicationTaxId', input)).codes).toEqual([
      'ILLEGAL_TRANSITION',
    ]);
  });
});
