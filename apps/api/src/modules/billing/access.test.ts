import { acceptFirstPrices } from './plans/plan.service.ts';
import { database } from '../../platform/database/connect.ts';
import { billingMigrations } from './billing.migrations.ts';
import { type Person, buildPerson } from '../../testing/world.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type TestClient } from '../../testing/client.ts';
import {
  type BilledServer,
  denial,
  payByCard,
  payer,
  run,
  startBilledServer,
  monthly,
} from './billing-test-kit.ts';

let server: BilledServer;
let admin: Person;
let stranger: Person;
let visitor: TestClient;
let applicant: Awaited<ReturnType<typeof payer>>;
let invoiceId: string;
let paymentId: string;
let reference: string;

beforeAll(async () => {
  server = await startBilledServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
  stranger = await buildPerson(server, { memberType: 'businessAdmin', businessId: 'f'.repeat(24) });
  visitor = createClient(server);
  applicant = await payer(server, admin);
  invoiceId = applicant.invoice._id.toHexString();
  reference = await payByCard(applicant, applicant.invoice, 'approved');
  const { payment } = await run(applicant.client, 'confirmPayment', { reference });
  paymentId = payment?.id ?? '';
});
afterAll(() => server.stop());

const money = (amountMinor: number, currency: string) => ({ amountMinor, currency });
const today = () => new Date().toISOString().slice(0, 10);
const list = 'edges { node { id businessName customerEmail invoice { number } } }';
const codeOf = async (client: TestClient, query: string) =>
  (await client.request(query)).errors?.[0]?.extensions?.code;

describe('an invoice and a payment', () => {
  it('are seen by the payer and administrators, and read like unknown ones to others', async () => {
    const query = `{ invoice(id: "${invoiceId}") { id number total { amountMinor currency } } payment(id: "${paymentId}") { id description concept { en es } amount { amountMinor currency } localAmount { amountMinor currency } tax { amountMinor } customerEmail recordedBy hasReceipt invoice { number } application { id applicant { email } business { id } } business { id } } }`;
    const seen = {
      invoice: { id: invoiceId, total: { amountMinor: 14_280_000, currency: 'COP' } },
      payment: {
        id: paymentId,
        description: 'Business membership, first month',
        concept: {
          en: 'Business membership, first month',
          es: 'Membresía empresarial, primer mes',
        },
        amount: { amountMinor: 2_900, currency: 'USD' },
        localAmount: { amountMinor: 14_280_000, currency: 'COP' },
        tax: { amountMinor: 2_280_000 },
        customerEmail: applicant.user.email,
        recordedBy: null,
        hasReceipt: true,
        invoice: { number: applicant.invoice.number },
        application: {
          id: applicant.applicationId,
          applicant: { email: applicant.user.email },
          business: null,
        },
        business: null,
      },
    };
    expect(await applicant.client.data(query)).toMatchObject(seen);
    expect(await admin.client.data(query)).toMatchObject(seen);
    expect(await stranger.client.data(query)).toEqual({ invoice: null, payment: null });
    expect(await codeOf(visitor, query)).toBe('UNAUTHENTICATED');
    expect(await admin.client.data('{ invoice(id: "x") { id } payment(id: "{}") { id } }')).toEqual(
      { invoice: null, payment: null },
    );
  });

  it('are listed for their owners alone, and all of them for administrators', async () => {
    const mine = `{ myPayments { ${list} } }`;
    expect(JSON.stringify(await applicant.client.data(mine))).toContain(paymentId);
    expect(await stranger.client.data(mine)).toEqual({ myPayments: { edges: [] } });
    const all = `{ payments(filter: { status: APPROVED, search: "cafe", dateFrom: "${today()}", dateUntil: "${today()}" }) { ${list} } }`;
    expect(JSON.stringify(await admin.client.data(all))).toContain(paymentId);
    for (const { client } of [applicant, stranger]) {
      expect(await codeOf(client, all)).toBe('FORBIDDEN');
      expect(await codeOf(client, '{ openInvoices(of: { businessId: "x" }) { id } }')).toBe(
        'FORBIDDEN',
      );
    }
    for (const query of [all, mine, '{ accountStatus { viewerCanManage } }']) {
      expect(await codeOf(visitor, query)).toBe('UNAUTHENTICATED');
    }
    expect(await codeOf(admin.client, '{ payments(first: 51) { edges { cursor } } }')).toBe(
      'BAD_REQUEST',
    );
    expect(
      await codeOf(
        admin.client,
        '{ payments(filter: { dateFrom: "2026-02-30" }) { edges { cursor } } }',
      ),
    ).toBeDefined();
  });

  it('are summed for administrators, as far as the books count them', async () => {
    const sum = (filter: string) => `{ paymentSum(filter: ${filter}) { amountMinor currency } }`;
    const ofToday = sum(`{ search: "cafe", dateFrom: "${today()}" }`);
    expect(await admin.client.data(ofToday)).toEqual({ paymentSum: money(14_280_000, 'COP') });
    for (const none of ['{ status: REJECTED }', '{ surplus: OPEN }', '{ search: "zzz" }']) {
      expect(await admin.client.data(sum(none))).toEqual({ paymentSum: money(0, 'COP') });
    }
    expect(await codeOf(stranger.client, ofToday)).toBe('FORBIDDEN');
    expect(await codeOf(visitor, ofToday)).toBe('UNAUTHENTICATED');
    expect(await codeOf(admin.client, sum('{ dateFrom: "2026-02-30" }'))).toBe('BAD_REQUEST');
  });

  it('open ones of an application are found by administrators', async () => {
    const other = await payer(server, admin);
    const query = `{ openInvoices(of: { applicationId: "${other.applicationId}" }) { number } }`;
    expect(await admin.client.data(query)).toEqual({
      openInvoices: [{ number: other.invoice.number }],
    });
    const wrong = [{}, { applicationId: 'x', businessId: 'x' }, { businessId: null }];
    const byVariable = 'query ($of: InvoicedInput!) { openInvoices(of: $of) { number } }';
    for (const of of wrong) {
      const { errors } = await admin.client.request(byVariable, { of });
      expect(errors?.[0]?.extensions?.code).toBe('BAD_REQUEST');
      const literal = JSON.stringify(of).replaceAll(/"(\w+)":/g, '$1:');
      expect(await codeOf(admin.client, `{ openInvoices(of: ${literal}) { number } }`)).toBe(
        'BAD_REQUEST',
      );
    }
  });
});

describe('what is done with money', () => {
  it('is refused to strangers like something unknown', async () => {
    const { invoice } = await payer(server, admin);
    const other = { invoiceId: invoice._id.toHexString() };
    const answers = await Promise.all([
      run(stranger.client, 'startCheckout', other),
      run(stranger.client, 'startCheckout', { invoiceId: 'aabbccddeeff001122334455' }),
    ]);
    for (const { userErrors } of answers) {
      expect(userErrors).toEqual([{ code: 'NOT_FOUND', field: 'invoiceId' }]);
    }
    // An administrator sees it, but does not pay for others.
    expect(await denial(admin.client, 'startCheckout', other)).toBe('FORBIDDEN');
    const confirmed = await run(stranger.client, 'confirmPayment', { reference });
    const unknown = await run(stranger.client, 'confirmPayment', { reference: 'ref_unknown' });
    expect(confirmed).toEqual(unknown);
    expect(confirmed.userErrors[0]?.code).toBe('PAYMENT_CONFIRMATION_FAILED');
    const receipt = await run(stranger.client, 'createReceiptLink', { paymentId });
    expect(receipt.userErrors).toEqual([{ code: 'NOT_FOUND', field: 'paymentId' }]);
  });

  it('is for administrators only where it is by hand', async () => {
    const manual = {
      invoiceId,
      method: 'CASH',
      reference: 'cash 1',
      amount: { amountMinor: monthly, currency: 'COP' },
      dateReceived: today(),
    };
    const plan = { key: 'business', price: { amountMinor: 100, currency: 'COP' } };
    for (const { client } of [applicant, stranger]) {
      expect(await denial(client, 'recordManualPayment', manual)).toBe('FORBIDDEN');
      expect(await denial(client, 'updatePlan', plan)).toBe('FORBIDDEN');
    }
    for (const mutation of ['startCheckout', 'createReceiptLink', 'confirmPayment'] as const) {
      const input = {
        startCheckout: { invoiceId },
        createReceiptLink: { paymentId },
        confirmPayment: { reference },
      }[mutation];
      expect(await denial(visitor, mutation, input)).toBe('UNAUTHENTICATED');
    }
  });

  it('is refused twice', async () => {
    expect((await run(applicant.client, 'startCheckout', { invoiceId })).userErrors).toEqual([
      { code: 'ALREADY_PAID', field: null },
    ]);
    const manual = {
      invoiceId,
      method: 'CASH',
      reference: 'cash 2',
      amount: { amountMinor: monthly, currency: 'COP' },
      dateReceived: today(),
    };
    expect((await run(admin.client, 'recordManualPayment', manual)).userErrors).toEqual([
      { code: 'ALREADY_PAID', field: null },
    ]);
  });
});

describe('a payment by hand', () => {
  const tomorrow = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  it.each([
    [{ method: 'CARD' }, 'FIELD_INVALID', 'method'],
    [{ reference: 'ab' }, 'FIELD_TOO_SHORT', 'reference'],
    [{ reference: 'x'.repeat(101) }, 'FIELD_TOO_LONG', 'reference'],
    [{ dateReceived: tomorrow }, 'INVALID_DATE', 'dateReceived'],
    [{ note: 'x'.repeat(501) }, 'FIELD_TOO_LONG', 'note'],
    [{ invoiceId: 'aabbccddeeff001122334455' }, 'NOT_FOUND', 'invoiceId'],
  ])('with %o is refused', async (change, code, field) => {
    const { invoice, applicationId } = await payer(server, admin);
    const manual = {
      invoiceId: invoice._id.toHexString(),
      method: 'TRANSFER',
      reference: `transfer ${applicationId}`,
      amount: { amountMinor: monthly, currency: 'COP' },
      dateReceived: today(),
      ...change,
    };
    const { payment, userErrors } = await run(admin.client, 'recordManualPayment', manual);
    expect(payment).toBeNull();
    expect(userErrors).toEqual([{ code, field }]);
  });

  it('completes the application, names who recorded it, and its reference counts once', async () => {
    const one = await payer(server, admin);
    const two = await payer(server, admin);
    const manual = {
      method: 'TRANSFER',
      reference: `transfer ${one.applicationId}`,
      amount: { amountMinor: monthly, currency: 'COP' },
      dateReceived: today(),
      note: 'Bancolombia',
    };
    const { payment } = await run(admin.client, 'recordManualPayment', {
      ...manual,
      invoiceId: one.invoice._id.toHexString(),
    });
    expect(payment).toMatchObject({ status: 'APPROVED', transactionId: manual.reference });
    const query = `{ payment(id: "${payment?.id}") { method recordedBy } }`;
    expect(await one.client.data(query)).toEqual({
      payment: { method: 'TRANSFER', recordedBy: admin.user.displayName },
    });
    const second = await run(admin.client, 'recordManualPayment', {
      ...manual,
      invoiceId: two.invoice._id.toHexString(),
    });
    expect(second.userErrors).toEqual([{ code: 'REFERENCE_IN_USE', field: 'reference' }]);
  });
});

describe('a plan', () => {
  it('changes its words and amounts; open invoices keep theirs', async () => {
    const { client } = await payer(server, admin);
    const isSet = async () =>
      (
        await visitor.data<{ plans: { isPriceSet: boolean }[] }>('{ plans { isPriceSet } }')
      ).plans.map(({ isPriceSet }) => isPriceSet);
    // What an installation begins with is an example, until somebody decides.
    await acceptFirstPrices(false);
    expect(await isSet()).toEqual([true, false]);
    const changed = await run<{ plan: unknown }>(admin.client, 'updatePlan', {
      key: 'business',
      name: { en: 'Business', es: 'Empresarial' },
      price: { amountMinor: 15_000_000, currency: 'COP' },
    });
    expect(changed.plan).toMatchObject({
      name: { en: 'Business', es: 'Empresarial' },
      price: { amountMinor: 15_000_000 },
      total: { amountMinor: 17_850_000 },
    });
    expect(await isSet()).toEqual([true, true]);
    expect(await visitor.data('{ plans { key total { amountMinor } } }')).toEqual({
      plans: [
        { key: 'free', total: { amountMinor: 0 } },
        { key: 'business', total: { amountMinor: 17_850_000 } },
      ],
    });
    expect(
      await client.data('{ accountStatus { openInvoice { total { amountMinor } } } }'),
    ).toEqual({ accountStatus: { openInvoice: { total: { amountMinor: 14_280_000 } } } });
  });

  it('of an earlier version keeps the price that was charged', async () => {
    const plans = database().collection<{ _id: string }>('plans');
    await plans.updateOne({ _id: 'business' }, { $unset: { isPriceSet: true } });
    const migration = billingMigrations.find(({ id }) => id.endsWith('plan-prices'));
    await migration?.up(database());
    expect(await plans.findOne({ _id: 'business' })).toMatchObject({ isPriceSet: true });
  });

  it('is changed only as it was read', async () => {
    const read = async () =>
      (
        await visitor.data<{ plans: { key: string; revision: string }[] }>(
          '{ plans { key revision } }',
        )
      ).plans.find(({ key }) => key === 'business')?.revision;
    const revision = await read();
    const to = (es: string) => ({ key: 'business', name: { en: 'Business', es }, revision });
    expect((await run(admin.client, 'updatePlan', to('Una'))).userErrors).toEqual([]);
    const { userErrors } = await run(admin.client, 'updatePlan', to('Otra'));
    expect(userErrors).toMatchObject([{ code: 'CONFLICT', field: 'revision' }]);
    expect(await read()).not.toBe(revision);
  });

  it.each([
    [{ key: 'business', price: money(0, 'COP') }, 'price.amountMinor'],
    [{ key: 'business', price: money(12_000_050, 'COP') }, 'price.amountMinor'],
    [{ key: 'business', price: money(100, 'USD') }, 'price.currency'],
    [{ key: 'business', displayPrice: money(-1, 'USD') }, 'displayPrice.amountMinor'],
    [{ key: 'business', displayPrice: money(100, 'EUR') }, 'displayPrice.currency'],
    [{ key: 'free', price: money(100, 'COP') }, 'price'],
    [{ key: 'free', displayPrice: money(100, 'USD') }, 'displayPrice'],
    [{ key: 'business', name: { en: ' ' } }, 'name'],
    [{ key: 'business', features: [] }, 'features'],
  ])('refuses %o', async (input, field) => {
    const { userErrors } = await run(admin.client, 'updatePlan', input);
    expect(userErrors).toMatchObject([{ field }]);
  });
});
