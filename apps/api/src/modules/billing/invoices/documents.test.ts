import { type Person, buildPerson } from '../../../testing/world.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { commandsDuring, planOf, watchingCommands } from '../../../testing/commands.ts';
import { freshDatabaseUrl } from '../../../testing/server.ts';
import { changeUser } from '../../users/index.ts';
import {
  type BilledServer,
  payByCard,
  payer,
  run,
  startBilledServer,
} from '../billing-test-kit.ts';
import { InvoiceModel } from './invoice.model.ts';
import { PaymentModel, type PaymentRecord } from '../payments/payment.model.ts';
import { paymentOf } from '../payments/payment.store.ts';

let server: BilledServer;
let admin: Person;
let applicant: Awaited<ReturnType<typeof payer>>;
let payment: PaymentRecord;
beforeAll(async () => {
  server = await startBilledServer({
    config: { mongodbUrl: watchingCommands(freshDatabaseUrl()), displayCurrency: 'EUR' },
  });
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
  applicant = await payer(server, admin);
  const reference = await payByCard(applicant, applicant.invoice, 'approved');
  await run(applicant.client, 'confirmPayment', { reference });
  payment = await PaymentModel.findOne({ transactionId: reference }).orFail().lean();
});
afterAll(() => server.stop());

type Link = { url: string | null };
const receiptLink = async ({ client }: Person, paymentId = payment._id.toHexString()) =>
  (await run<Link>(client, 'createReceiptLink', { paymentId })).url ?? '';
const csvLink = async ({ client }: Person, filter?: Record<string, unknown>) =>
  (await run<Link>(client, 'createPaymentsCsvLink', filter)).url ?? '';
const get = (path: string) => fetch(`${server.url}${path}`);

/** The words in a PDF that was not compressed: its strings are hexadecimal. */
const wordsOf = (pdf: string): string =>
  [...pdf.matchAll(/\[([^\]]*)\] TJ/g)]
    .map(([, run_ = '']) =>
      [...run_.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n');

describe('a receipt', () => {
  it('is a PDF with what was paid, in the language of the viewer, to be saved', async () => {
    const response = await get(await receiptLink(applicant));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename=${payment.receiptNumber}.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(pdf).toMatch(/^%PDF-/);
    const words = wordsOf(pdf);
    for (const part of ['Payment receipt', payment.invoiceNumber, '142,800 COP', 'Tax (19%)']) {
      expect(words).toContain(part);
    }
    expect(words).toContain(String(payment.transactionId));
    await changeUser(applicant.userId, { language: 'es' });
    const spanish = await get(await receiptLink(applicant));
    const spanishWords = wordsOf(Buffer.from(await spanish.arrayBuffer()).toString('latin1'));
    expect(spanishWords).toContain('Recibo de pago');
    expect(spanishWords).toContain('IVA (19\u00a0%)');
    await changeUser(applicant.userId, { language: 'en' });
  });

  it('opens by its own link alone, for a few minutes, while its holder may see it', async () => {
    const link = await receiptLink(applicant);
    const other = await receiptLink(admin);
    const foreign = link.replace(payment._id.toHexString(), 'aabbccddeeff001122334455');
    const forged = link.replace(/\.[\w-]{10}/, '.AAAAAAAAAA');
    for (const path of [
      foreign,
      forged,
      link.split('?')[0] ?? '',
      `/billing/payments.csv?${link.split('?')[1]}`,
    ]) {
      expect((await get(path)).status).toBe(404);
    }
    await changeUser(admin.userId, { memberType: 'user' });
    expect((await get(other)).status).toBe(404);
    await changeUser(admin.userId, { memberType: 'wikiAdmin', staffRole: 'full' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
    expect((await get(link)).status).toBe(404);
    vi.useRealTimers();
  });

  it('has a number of its own, and names issuer and buyer with their tax ids', async () => {
    const invoiceId = payment.invoiceId;
    const issuer = { name: 'Red Wiki S.A.S.', taxId: '900.123.456-8', address: null };
    await InvoiceModel.updateOne({ _id: invoiceId }, { issuer });
    const invoice = await InvoiceModel.findById(invoiceId).orFail().lean();
    const wordsIn = async (path: string) =>
      wordsOf(Buffer.from(await (await get(path)).arrayBuffer()).toString('latin1'));
    const { url } = await run<{ url: string }>(applicant.client, 'createInvoiceLink', {
      invoiceId,
    });
    for (const words of [await wordsIn(await receiptLink(applicant)), await wordsIn(url)]) {
      expect(words).toContain('Red Wiki S.A.S.');
      expect(words).toContain('900.123.456-8');
      expect(words).toContain(String(invoice.buyer?.taxId));
      expect(words).toContain(invoice.number);
    }
    expect(await wordsIn(await receiptLink(applicant))).toContain(String(payment.receiptNumber));
    const stranger = await payer(server, admin);
    const refused = await run(stranger.client, 'createInvoiceLink', { invoiceId });
    expect(refused.userErrors.map(({ code }) => code)).toEqual(['NOT_FOUND']);
    const other = stranger.invoice._id.toHexString();
    expect((await get(url.replace(invoiceId, other))).status).toBe(404);
  });

  it('is not made of what was not approved', async () => {
    const pending = await payer(server, admin);
    const invoiceId = pending.invoice._id.toHexString();
    const { checkout } = await run(pending.client, 'startCheckout', { invoiceId });
    expect(await receiptLink(pending, checkout?.payment.id)).toBe('');
  });
});

describe('the list of payments as CSV', () => {
  it('holds one’s own, or all for administrators, with the filter kept and formulas disarmed', async () => {
    const invoice = await InvoiceModel.findOne({ applicationId: applicant.applicationId })
      .orFail()
      .lean();
    const made: PaymentRecord[] = Array.from({ length: 1_203 }, (_, index) => ({
      ...paymentOf(invoice, null),
      transactionId: `many-${index}`,
      payerId: admin.userId,
      owners: [admin.userId],
      businessName: '=HYPERLINK("https://evil.example","x")',
      status: 'approved',
      method: 'CASH',
      startedBy: null,
      customerEmail: 'ana@example.com',
      // Many at the same time: the id breaks the tie.
      date: new Date(Date.now() - (index % 7) * 1_000),
    }));
    await PaymentModel.insertMany(made);

    const response = await get(await csvLink(applicant));
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=payments.csv');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const own = bytes.toString('utf8').split('\r\n');
    expect(own).toHaveLength(3);
    expect(own[1]).toContain(`${payment.invoiceNumber},${payment.transactionId},Approved,Aprobada`);
    expect(own[1]).toContain('29.00,EUR,142800.00,22800.00,COP,Card,•••• 0326');

    const all = await (await get(await csvLink(admin, { status: 'APPROVED' }))).text();
    const lines = all.trim().split('\r\n');
    expect(lines).toHaveLength(1 + 1_204);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")"`);
    const rejected = await (await get(await csvLink(admin, { status: 'REJECTED' }))).text();
    expect(rejected.trim().split('\r\n')).toHaveLength(1);
  });

  it('is refused with a filter that does not fit, and without a link', async () => {
    expect(await csvLink(admin, { search: 'x'.repeat(101) })).toBe('');
    expect((await get('/billing/payments.csv')).status).toBe(404);
  });
});

it('shows plans, invoices and payments in the currency of the settings', async () => {
  const currencies = await applicant.client.data(
    `{ plans { displayPrice { currency } }
       payment(id: "${payment._id.toHexString()}") { amount { currency } invoice { displayTotal { currency } } } }`,
  );
  expect(JSON.stringify(currencies).match(/[A-Z]{3}/g)).toEqual(Array(4).fill('EUR'));
});

describe('a page of payments', () => {
  const query = (field: string, first: number) =>
    `{ ${field}(first: ${first}) { edges { node { id invoice { number } } } pageInfo { hasNextPage endCursor } } }`;

  it.each([
    ['myPayments', 'owners'],
    ['payments', 'date'],
  ])('of %s takes the same commands at any size, from an index', async (field, index) => {
    const sent = (first: number) =>
      commandsDuring(['payments', 'invoices'], () => admin.client.data(query(field, first)));
    const few = await sent(2);
    const many = await sent(50);
    expect(many.map(({ name }) => name)).toEqual(few.map(({ name }) => name));
    expect(many.length).toBeLessThanOrEqual(2);
    const [list] = many;
    if (!list) throw new Error('Nothing was read.');
    const plan = await planOf(list);
    expect(plan.indexFields[0]).toBe(index);
    expect(plan.stages).not.toContain('COLLSCAN');
  });

  it('goes on where the last one ended, and another list’s position is refused', async () => {
    const seen = new Set<string>();
    let after: string | null = null;
    let position = '';
    do {
      const page: {
        payments: {
          edges: { node: { id: string } }[];
          pageInfo: { hasNextPage: boolean; endCursor: string };
        };
      } = await admin.client.data(
        'query ($after: Cursor) { payments(first: 50, after: $after, filter: { status: APPROVED }) { edges { node { id } } pageInfo { hasNextPage endCursor } } }',
        { after },
      );
      for (const { node } of page.payments.edges) seen.add(node.id);
      after = page.payments.pageInfo.hasNextPage ? page.payments.pageInfo.endCursor : null;
      position = page.payments.pageInfo.endCursor;
    } while (after);
    expect(seen.size).toBe(1_204);
    const foreign = await admin.client.request(
      'query ($after: Cursor) { myPayments(after: $after) { edges { cursor } } }',
      { after: position },
    );
    expect(foreign.errors?.[0]?.extensions?.code).toBe('INVALID_CURSOR');
  });
});

describe('live', () => {
  it('the payer sees the account change, administrators the payment, and others nothing', async () => {
    const paying = await payer(server, admin);
    const stranger = await buildPerson(server);
    const [mine, theirs, none] = await Promise.all(
      [paying, admin, stranger].map(({ client }) => client.socket()),
    );
    const status = mine?.start<{
      accountStatusChanged: { accountStatus: { openInvoice: object | null } };
    }>('subscription { accountStatusChanged { accountStatus { openInvoice { id } } cursor } }');
    const paid = theirs?.start('subscription { paymentChanged { payment { id status } cursor } }');
    const foreign = none?.start('subscription { accountStatusChanged { cursor } }');
    const denied = none?.start('subscription { paymentChanged { cursor } }');
    expect((await denied?.next())?.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');

    const reference = await payByCard(paying, paying.invoice, 'approved');
    await run(paying.client, 'confirmPayment', { reference });
    let open: object | null | undefined;
    do {
      open = (await status?.next())?.data?.accountStatusChanged.accountStatus.openInvoice;
    } while (open);
    expect(await paid?.next()).toMatchObject({
      data: { paymentChanged: { payment: { status: 'APPROVED' } } },
    });
    expect(foreign?.waiting).toBe(0);
    await Promise.all([mine, theirs, none].map(async (socket) => socket?.close()));
  });
});
