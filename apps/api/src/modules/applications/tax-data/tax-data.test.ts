import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApplication } from '../../../testing/application-factory.ts';
import { createClient } from '../../../testing/client.ts';
import { buildBusiness } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { JobModel } from '../../../platform/jobs/job.model.ts';
import { ApplicationModel } from '../application.model.ts';
import { TaxDataChangeModel } from './tax-data-change.model.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

const errors = 'userErrors { code field }';
const request = `mutation ($input: TaxDataInput!) { payload: requestTaxDataChange(input: $input) { taxData { pending { id changedFields } } ${errors} } }`;
const confirm = `mutation ($input: ConfirmTaxDataInput!) { payload: confirmTaxDataChange(input: $input) { application { form { taxId } } ${errors} } }`;
const refuse = `mutation ($input: RefuseTaxDataInput!) { payload: refuseTaxDataChange(input: $input) { application { id } ${errors} } }`;

interface Payload {
  taxData?: { pending: { id: string; changedFields: string[] } | null } | null;
  application?: { form: { taxId: string } } | null;
  userErrors: { code: string; field: string | null }[];
}
const send = async (
  { client }: Pick<Person, 'client'>,
  mutation: string,
  input: Record<string, unknown>,
) => (await client.data<{ payload: Payload }>(mutation, { input })).payload;
const codes = ({ userErrors }: Payload) => userErrors.map(({ code, field }) => `${code} ${field}`);

/** Whoever manages a business that came from an application. */
async function manager() {
  const { application } = await buildApplication({ status: 'approved' });
  const applicationId = application._id.toHexString();
  const business = await buildBusiness({ applicationId });
  const businessId = business._id.toHexString();
  await ApplicationModel.updateOne({ _id: application._id }, { businessId });
  const person = await buildPerson(server, { memberType: 'businessAdmin', businessId });
  return { person, applicationId, businessId };
}

const asked = { taxId: '900.373.913-4', billingEmail: 'facturas@prueba.co' };
const withdrawn = async ({ client }: Person) => {
  const mutation = `mutation { payload: withdrawTaxDataChange { ${errors} } }`;
  return codes((await client.data<{ payload: Payload }>(mutation)).payload);
};
const titlesOf = async ({ client }: Person) =>
  (
    await client.data<{ notifications: { edges: { node: { title: string } }[] } }>(
      '{ notifications(first: 50) { edges { node { title } } } }',
    )
  ).notifications.edges.map(({ node }) => node.title);

describe('other tax data of an active business', () => {
  it('count once an administrator confirms them, and reach the billing service', async () => {
    const { person, applicationId, businessId } = await manager();
    const { taxData } = await send(person, request, asked);
    expect(taxData?.pending?.changedFields).toEqual(['taxId', 'billingEmail']);
    const before = await ApplicationModel.findById(applicationId).orFail().lean();
    expect(before.form.taxId).not.toBe('9003739134');
    await expect.poll(() => titlesOf(admin)).toContain('Tax data to confirm');

    const input = { changeId: taxData?.pending?.id ?? '' };
    const answers = await Promise.all([1, 2, 3].map(() => send(admin, confirm, input)));
    expect(answers.flatMap(codes)).toEqual(Array(2).fill('ILLEGAL_TRANSITION changeId'));
    expect(answers.find(({ application }) => application)?.application?.form.taxId).toBe(
      '9003739134',
    );
    const after = await ApplicationModel.findById(applicationId).orFail().lean();
    expect(after.form).toMatchObject({ taxId: '9003739134', billingEmail: asked.billingEmail });
    expect(after.form.description).toBe(before.form.description);
    await expect.poll(() => titlesOf(person)).toContain('Your tax data was updated');
    // Nothing is left to take back, and nobody is told that all stays the same.
    expect(await withdrawn(person)).toEqual(['ILLEGAL_TRANSITION null']);
    const job = { type: 'sync-billing-customer', 'payload.businessId': businessId };
    await expect.poll(() => JobModel.countDocuments(job)).toBeGreaterThan(0);
  });

  it('stay as they were when they are refused with a reason, or taken back', async () => {
    const { person, applicationId } = await manager();
    const { taxData } = await send(person, request, asked);
    const changeId = taxData?.pending?.id ?? '';
    const reason = { key: 'needsDocument', text: null };
    expect(codes(await send(admin, refuse, { changeId, reason }))).toEqual([]);
    await expect.poll(() => titlesOf(person)).toContain('Your tax data hasn’t changed');
    await send(person, request, asked);
    expect(await withdrawn(person)).toEqual([]);
    expect(await TaxDataChangeModel.exists({ applicationId, status: 'PENDING' })).toBeNull();
    const { form } = await ApplicationModel.findById(applicationId).orFail().lean();
    expect(form.taxId).not.toBe('9003739134');
  });

  it('are checked like those of an application, one request at a time', async () => {
    const { person, applicationId } = await manager();
    expect(codes(await send(person, request, { taxId: '900373913-7' }))).toEqual([
      'INVALID_TAX_ID taxId',
    ]);
    expect(codes(await send(person, request, { taxRegime: 'nothing' }))).toEqual([
      'INVALID_REFERENCE taxRegime',
    ]);
    expect(codes(await send(person, request, {}))).toEqual(['NOTHING_CHANGED null']);
    await send(person, request, asked);
    await send(person, request, { ...asked, city: 'Neiva' });
    expect(await TaxDataChangeModel.countDocuments({ applicationId, status: 'PENDING' })).toBe(1);
  });

  it('are for those who manage the business, and decided by administrators', async () => {
    const { person, businessId } = await manager();
    const worker = await buildPerson(server, { memberType: 'business', businessId });
    const denial = async (client: Person['client'], mutation: string, input: object) =>
      (await client.request(mutation, { input })).errors?.[0]?.extensions?.code;
    expect(await denial(createClient(server), request, asked)).toBe('UNAUTHENTICATED');
    expect(await denial(worker.client, request, asked)).toBe('FORBIDDEN');
    expect(await denial(admin.client, request, asked)).toBe('FORBIDDEN');
    expect(await denial(person.client, confirm, { changeId: 'x' })).toBe('FORBIDDEN');
    const reason = { key: 'needsDocument', text: null };
    expect(await denial(person.client, refuse, { changeId: 'x', reason })).toBe('FORBIDDEN');
    expect(codes(await send(admin, confirm, { changeId: 'x' }))).toEqual(['NOT_FOUND changeId']);
    const bare = await buildBusiness();
    const other = await buildPerson(server, {
      memberType: 'businessAdmin',
      businessId: bare._id.toHexString(),
    });
    expect(await other.client.data('{ myTaxData { current { taxId } } }')).toEqual({
      myTaxData: null,
    });
  });
});
