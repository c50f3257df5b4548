import { addMonths } from '@wiki/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApplication } from '../../../testing/application-factory.ts';
import { buildBusiness } from '../../../testing/factories.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { findApplication } from '../../applications/index.ts';
import { findBusiness } from '../../businesses/index.ts';
import {
  type BilledServer,
  openInvoiceOfApplication,
  run,
  startBilledServer,
} from '../billing-test-kit.ts';
import { openInvoiceOf } from '../invoices/issue-invoice.ts';
import { stepMemberships } from '../membership/membership-clock.job.ts';
import { acceptFirstPrices } from './plan.service.ts';

let server: BilledServer;
let admin: Person;
beforeAll(async () => {
  server = await startBilledServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());
// What an installation begins with.
beforeEach(() => acceptFirstPrices(false));

const notSet = [{ code: 'PRICE_NOT_SET', field: null }];
const setPrice = () =>
  run(admin.client, 'updatePlan', {
    key: 'business',
    price: { amountMinor: 12_000_000, currency: 'COP' },
  });

it('nobody is approved, who would be asked to pay an example', async () => {
  const { application } = await buildApplication({ status: 'new' });
  const { version } = application;
  const named = { applicationId: application._id.toHexString(), version };
  expect((await run(admin.client, 'approveApplication', named)).userErrors).toEqual(notSet);
  expect(await findApplication(named.applicationId)).toMatchObject({ status: 'new', version });
  const decided = { ...named, version: version - 1 };
  expect((await run(admin.client, 'approveApplication', decided)).userErrors).toMatchObject([
    { code: 'CONFLICT' },
  ]);

  await setPrice();
  expect((await run(admin.client, 'approveApplication', named)).userErrors).toEqual([]);
  expect((await openInvoiceOfApplication(named.applicationId)).subtotalMinor).toBe(12_000_000);
});

it('no plan is asked for, by those who manage a business or by administrators', async () => {
  const businessId = (await buildBusiness({ membership: null }))._id.toHexString();
  const manager = await buildPerson(server, { memberType: 'businessAdmin', businessId });
  expect((await run(manager.client, 'upgradeMembership')).userErrors).toEqual(notSet);
  const change = { businessId, plan: 'business' };
  expect((await run(admin.client, 'changePlan', change)).userErrors).toEqual(notSet);
  expect(await openInvoiceOf({ businessId })).toBeNull();
});

it('no further month is charged, and none is lost', async () => {
  const now = new Date();
  const membership = {
    plan: 'business',
    status: 'active',
    periodStart: addMonths(now, -1),
    periodEnd: now,
    graceEnd: null,
    endsAtPeriodEnd: false,
    suspensionReason: null,
  } as const;
  const businessId = (await buildBusiness({ membership }))._id.toHexString();
  await buildPerson(server, { memberType: 'businessAdmin', businessId });
  await stepMemberships(server.config, now);
  expect(await openInvoiceOf({ businessId })).toBeNull();
  expect(await findBusiness(businessId)).toMatchObject({ membership: { status: 'active' } });

  await setPrice();
  await stepMemberships(server.config, now);
  expect(await openInvoiceOf({ businessId })).toMatchObject({ subtotalMinor: 12_000_000 });
});
