import { buildPerson } from '../../testing/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  commandsDuring,
  everyCommandDuring,
  planOf,
  type SentCommand,
  watchingCommands,
} from '../../testing/commands.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { buildApplication } from '../../testing/application-factory.ts';
import { customerConsumer } from './billing-service/customer.ts';
import { issueApplicationInvoice } from './invoices/invoice.consumer.ts';
import { buildBusiness } from '../../testing/factories.ts';
import { changeMembership, membershipsEndingBefore } from '../businesses/index.ts';
import type { EndingMembership } from '../businesses/people/membership.store.ts';
import { findApplication } from '../applications/index.ts';
import { testConfig } from '../../testing/server.ts';
import {
  type BilledServer,
  eventually,
  openInvoiceOfApplication,
  payByCard,
  run,
  startBilledServer,
} from './billing-test-kit.ts';
import { InvoiceModel } from './invoices/invoice.model.ts';

let server: BilledServer;
beforeAll(async () => {
  const mongodbUrl = watchingCommands(testConfig().mongodbUrl ?? '');
  server = await startBilledServer({ config: { mongodbUrl } });
});
afterAll(() => server.stop());

/** What a command looks for, as reads that can be explained. */
function readsOf({ name, body }: SentCommand): SentCommand[] {
  const updates = (body.updates ?? []) as { q: unknown }[];
  const filters = [body.filter, body.query, ...updates.map(({ q }) => q)];
  return filters
    .filter((filter) => filter !== undefined)
    .map((filter) => ({ name: 'find', body: { find: body[name], filter } }));
}

test('what was paid for an application is found by an index, however much others paid', async () => {
  const admin = await buildPerson(server, { memberType: 'wikiAdmin' });
  const sent = await everyCommandDuring(['payments', 'invoices'], async () => {
    const applicant = await buildPerson(server);
    const { application } = await buildApplication({
      applicant: applicant.user,
      status: 'payment-pending',
      form: { logoId: null, additionalImageIds: [] },
    });
    const applicationId = application._id.toHexString();
    await inTransaction(() => issueApplicationInvoice(server.config, applicationId));
    const invoice = await openInvoiceOfApplication(applicationId);
    const reference = await payByCard(applicant, invoice, 'approved');
    await run(applicant.client, 'confirmPayment', { reference });
    const { version } = (await findApplication(applicationId)) ?? {};
    const input = { applicationId, version, confirmUnpaid: false };
    expect(await run(admin.client, 'activateApplication', input)).toMatchObject({ userErrors: [] });
    await eventually(async () => {
      const paid = await InvoiceModel.findById(invoice._id).orFail().lean();
      expect(paid.businessId).not.toBeNull();
    });
  });
  const reads = sent.flatMap(readsOf).filter(({ body }) => 'applicationId' in Object(body.filter));
  expect(new Set(reads.map(({ body }) => body.find))).toEqual(new Set(['payments', 'invoices']));
  for (const read of reads) {
    const { stages } = await planOf(read);
    expect({ ...read.body, stages }).toEqual({
      ...read.body,
      stages: expect.not.arrayContaining(['COLLSCAN']) as unknown,
    });
  }
});

test('the memberships whose month ends are taken page by page in the order of an index', async () => {
  const periodEnd = new Date(Date.UTC(2020, 0, 1));
  for (let count = 0; count < 5; count += 1) {
    const { _id } = await buildBusiness();
    const due = { status: 'grace', periodEnd: count < 4 ? periodEnd : new Date(0) } as const;
    await inTransaction(() => changeMembership(_id.toHexString(), due));
  }
  const taken: string[] = [];
  const sent = await commandsDuring(['businesses'], async () => {
    const read = (after: EndingMembership | null) =>
      membershipsEndingBefore(new Date(Date.UTC(2020, 0, 2)), 'grace', { after, first: 2 });
    for (let page = await read(null); page.length > 0; page = await read(page.at(-1) ?? null)) {
      expect(page.length).toBeLessThanOrEqual(2);
      taken.push(...page.map(({ _id }) => _id.toHexString()));
    }
  });
  expect(taken).toHaveLength(5);
  expect(new Set(taken).size).toBe(5);
  for (const command of sent) {
    const { stages, indexFields } = await planOf(command);
    expect(indexFields).toEqual(['membership.status', 'membership.periodEnd', '_id']);
    expect(stages).not.toContain('SORT');
  }
});

test('what was recorded for a person who deletes their account is found by an index of theirs', async () => {
  const { userId } = await buildPerson(server);
  const event = { type: 'user.deleted', data: { userId } } as never;
  const sent = await commandsDuring(['payments'], () =>
    inTransaction(() => customerConsumer.handle(event, { config: server.config })),
  );
  const either = sent
    .flatMap(readsOf)
    .flatMap(({ name, body }) =>
      (body.filter as { $or: object[] }).$or.map((filter) => ({ name, body: { ...body, filter } })),
    );
  const plans = await Promise.all(either.map(planOf));
  expect(plans.map(({ indexFields }) => indexFields[0])).toEqual(['payerId', 'startedBy']);
});
