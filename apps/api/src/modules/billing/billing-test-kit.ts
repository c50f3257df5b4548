import {
  type BillingSandbox,
  startBillingSandbox,
  type TestCardName,
  testCards,
} from '@wiki/billing-sandbox';
import { signatureHeader, signCallback } from '@wiki/billing-sandbox/signature';
import { vi } from 'vitest';
import { buildApplication } from '../../testing/application-factory.ts';
import { type TestClient } from '../../testing/client.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../testing/server.ts';
import { type Person, buildPerson } from '../../testing/world.ts';
import { InvoiceModel, type InvoiceRecord } from './invoices/invoice.model.ts';
import type { PaymentRecord } from './payments/payment.model.ts';

/** What the plan costs in a month with tax, in hundredths of COP. */
export const monthly = 14_280_000;

export const callbackSecret = 'a secret for callbacks that is long enough';

/** A server with a billing service of its own. */
export interface BilledServer extends TestServer {
  sandbox: BillingSandbox;
}

/** Starts both; stopping the server stops them. */
export async function startBilledServer(options: TestServerOptions = {}): Promise<BilledServer> {
  const address = { url: '' };
  const sandbox = await startBillingSandbox({
    port: 0,
    token: 'a token for tests',
    returnUrl: () => `${address.url}/become-a-business-member/payment/result`,
    callbackUrl: () => `${address.url}/billing/callback`,
    callbackSecret,
    firstRetry: 20,
  });
  const server = await startTestServer({
    ...options,
    config: {
      billingUrl: sandbox.url,
      billingToken: 'a token for tests',
      billingCallbackSecret: callbackSecret,
      billingTimeoutSeconds: 2,
      ...options.config,
    },
  });
  address.url = server.url;
  return {
    ...server,
    sandbox,
    async stop() {
      // A spec may have stopped it already.
      await sandbox.stop().catch(() => {});
      await server.stop();
    },
  };
}

/** What the mutations of these tests answer. */
export interface Payload {
  checkout?: { payUrl: string; payment: { id: string; status: string } } | null;
  payment?: { id: string; status: string; response: string | null } | null;
  accountStatus?: Record<string, unknown> | null;
  application?: { id: string; status: string; version: number } | null;
  userErrors: { code: string; field: string | null }[];
}

const errors = 'userErrors { code field }';
const paymentFields = 'payment { id status response transactionId cardNumber }';
const status =
  'accountStatus { membership { plan status endsAtPeriodEnd datePeriodEnd } openInvoice { id number purpose status dateDue } billingSyncError viewerCanManage lastPayments { id status } application { id status } }';

const operations = {
  startCheckout: `mutation ($input: StartCheckoutInput!) { payload: startCheckout(input: $input) { checkout { payUrl payment { id status } } ${errors} } }`,
  confirmPayment: `mutation ($input: ConfirmPaymentInput!) { payload: confirmPayment(input: $input) { ${paymentFields} ${errors} } }`,
  recordManualPayment: `mutation ($input: RecordManualPaymentInput!) { payload: recordManualPayment(input: $input) { ${paymentFields} ${errors} } }`,
  annulManualPayment: `mutation ($input: AnnulManualPaymentInput!) { payload: annulManualPayment(input: $input) { ${paymentFields} ${errors} } }`,
  createInvoiceLink: `mutation ($input: InvoiceIdInput!) { payload: createInvoiceLink(input: $input) { url ${errors} } }`,
  refundSurplusPayment: `mutation ($input: SurplusDecisionInput!) { payload: refundSurplusPayment(input: $input) { ${paymentFields} ${errors} } }`,
  applySurplusPayment: `mutation ($input: SurplusDecisionInput!) { payload: applySurplusPayment(input: $input) { ${paymentFields} ${errors} } }`,
  approveApplication: `mutation ($input: ApplicationActionInput!) { payload: approveApplication(input: $input) { application { id status version } ${errors} } }`,
  activateApplication: `mutation ($input: ActivateApplicationInput!) { payload: activateApplication(input: $input) { application { id status version } ${errors} } }`,
  reconsiderApplication: `mutation ($input: ApplicationActionInput!) { payload: reconsiderApplication(input: $input) { application { id status version } ${errors} } }`,
  rejectApplication: `mutation ($input: CloseApplicationInput!) { payload: rejectApplication(input: $input) { application { id status version } ${errors} } }`,
  upgradeMembership: `mutation { payload: upgradeMembership { ${status} ${errors} } }`,
  downgradeMembership: `mutation { payload: downgradeMembership { ${status} ${errors} } }`,
  retryBillingSync: `mutation { payload: retryBillingSync { ${status} ${errors} } }`,
  changePlan: `mutation ($input: ChangePlanInput!) { payload: changePlan(input: $input) { business { id membership { plan endsAtPeriodEnd } } ${errors} } }`,
  suspendMembership: `mutation ($input: SuspendMembershipInput!) { payload: suspendMembership(input: $input) { business { id } ${errors} } }`,
  reinstateMembership: `mutation ($input: BusinessIdInput!) { payload: reinstateMembership(input: $input) { business { id } ${errors} } }`,
  updatePlan: `mutation ($input: UpdatePlanInput!) { payload: updatePlan(input: $input) { plan { key name { en es } price { amountMinor } total { amountMinor } } ${errors} } }`,
  createReceiptLink: `mutation ($input: PaymentIdInput!) { payload: createReceiptLink(input: $input) { url ${errors} } }`,
  createPaymentsCsvLink: `mutation ($input: PaymentFilter) { payload: createPaymentsCsvLink(filter: $input) { url ${errors} } }`,
} as const;

/** Runs a mutation that must not be denied and gives its payload. */
export async function run<Answer = Payload>(
  client: TestClient,
  mutation: keyof typeof operations,
  input?: Record<string, unknown>,
): Promise<Answer & Pick<Payload, 'userErrors'>> {
  const query = operations[mutation];
  const { payload } = await client.data<{ payload: Answer & Pick<Payload, 'userErrors'> }>(
    query,
    input ? { input } : {},
  );
  return payload;
}

/** The code a mutation is denied with. */
export async function denial(
  client: TestClient,
  mutation: keyof typeof operations,
  input?: Record<string, unknown>,
): Promise<unknown> {
  const { errors: denied } = await client.request(operations[mutation], input ? { input } : {});
  return denied?.[0]?.extensions?.code;
}

/** How the caller's account stands. */
export const accountStatus = async (client: TestClient) =>
  (await client.data<{ accountStatus: Record<string, unknown> }>(`{ ${status} }`)).accountStatus;

/** Someone whose application an administrator approved, with the invoice to pay. */
export async function payer(
  server: TestServer,
  admin: Person,
): Promise<Person & { applicationId: string; invoice: InvoiceRecord; version: number }> {
  const applicant = await buildPerson(server);
  const { application } = await buildApplication({ applicant: applicant.user });
  const applicationId = application._id.toHexString();
  const { version } = application;
  const { application: approved } = await run(admin.client, 'approveApplication', {
    applicationId,
    version,
  });
  const invoice = await openInvoiceOfApplication(applicationId);
  return { ...applicant, applicationId, invoice, version: approved?.version ?? 0 };
}

export const openInvoiceOfApplication = (applicationId: string): Promise<InvoiceRecord> =>
  vi.waitFor(() => InvoiceModel.findOne({ applicationId, status: 'OPEN' }).orFail().lean(), {
    timeout: 30_000,
  });

/** Begins the payment of an invoice and pays it on the page with a card; gives the reference. */
export async function payByCard(
  { client }: Pick<Person, 'client'>,
  invoice: Pick<InvoiceRecord, '_id'>,
  card: TestCardName,
): Promise<string> {
  const input = { invoiceId: invoice._id.toHexString() };
  const { checkout, userErrors } = await run(client, 'startCheckout', input);
  if (!checkout) throw new Error(`No checkout: ${JSON.stringify(userErrors)}`);
  return payOnPage(checkout.payUrl, card);
}

export async function payOnPage(payUrl: string, card: TestCardName): Promise<string> {
  const { number } = testCards[card];
  const fields = { number, expiry: '12/99', cvc: '123', holder: 'Ana Torres' };
  const response = await fetch(payUrl, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const location = response.headers.get('location');
  const reference = location && new URL(location).searchParams.get('ref_code');
  if (!reference) throw new Error(`The pay page answered ${response.status}.`);
  return reference;
}

/** Sends a callback as the billing service does, or with another secret or time; gives the status. */
export async function sendCallback(
  { url }: { url: string },
  body: unknown,
  { secret = callbackSecret, at = new Date() }: { secret?: string; at?: Date } = {},
): Promise<number> {
  const text = JSON.stringify(body);
  const response = await fetch(`${url}/billing/callback`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [signatureHeader]: signCallback(secret, text, at),
    },
    body: text,
  });
  return response.status;
}

/** Tells as the billing service does that the bank took a payment for an application back; gives the status. */
export const reverse = (
  server: { url: string },
  payment: PaymentRecord,
  { applicationId, userId }: { applicationId: string; userId: string },
): Promise<number> =>
  sendCallback(server, {
    ref_code: payment.transactionId,
    itemId: payment.itemId,
    status: 'rejected',
    response: 'Chargeback',
    total: payment.localMinor / 100,
    taxtotal: payment.taxMinor / 100,
    currency: 'COP',
    method: 'card',
    date: new Date().toISOString(),
    customerId: payment.customerId,
    application_id: applicationId,
    user_id: userId,
    plan_id: 'business',
  });

/** Answers once the condition holds. */
export const eventually = <Result>(check: () => Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 30_000, interval: 25 });
