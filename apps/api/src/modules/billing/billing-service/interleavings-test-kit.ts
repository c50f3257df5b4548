import { nextStatus } from '@wiki/domain';
import { expect, vi } from 'vitest';
import type { Config } from '../../../config.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { randomOf } from '../../../testing/random.ts';
import { buildApplication } from '../../../testing/application-factory.ts';
import { clientOf, type TestClient } from '../../../testing/client.ts';
import { buildSignedInUser, signInAs, type SignedInUser } from '../../../testing/world.ts';
import { findApplication } from '../../applications/index.ts';
import { BusinessModel } from '../../businesses/business.model.ts';
import type { UserRecord } from '../../users/index.ts';
import {
  openInvoiceOfApplication,
  payOnPage,
  run,
  sendCallback,
  monthly,
} from '../billing-test-kit.ts';
import { issueApplicationInvoice } from '../invoices/invoice.consumer.ts';
import { InvoiceModel } from '../invoices/invoice.model.ts';
import { PaymentModel, type PaymentRecord } from '../payments/payment.model.ts';

/** Where schedules are played: an API that may break off at any moment. */
export interface Stage {
  config: Config;
  /** Where the API answers now. */
  api: () => { url: string };
  /** Who acts for the platform, signed in anew for each schedule: an access token ends before they do. */
  admin: UserRecord;
  /** Makes something break off: a process dies, a transaction is not committed. */
  crash: () => void;
}

/** One application on its way to be paid, and everything that may happen to it. */
class Actor {
  readonly #stage: Stage;
  readonly #payer: SignedInUser;
  readonly #admin: SignedInUser;
  readonly applicationId: string;
  readonly invoiceId: string;
  readonly references: string[] = [];
  /** What became of each at the service: it never says anything else of one, or the bank took it back. */
  readonly #outcomes = new Map<string, 'approved' | 'rejected'>();
  #manual = 0;

  constructor(
    stage: Stage,
    { payer, admin }: { payer: SignedInUser; admin: SignedInUser },
    applicationId: string,
    invoiceId: string,
  ) {
    this.#stage = stage;
    this.#payer = payer;
    this.#admin = admin;
    this.applicationId = applicationId;
    this.invoiceId = invoiceId;
  }

  #as(person: SignedInUser): TestClient {
    return clientOf(this.#stage.api(), person);
  }

  async pay(card: 'approved' | 'rejected'): Promise<void> {
    const { checkout } = await run(this.#as(this.#payer), 'startCheckout', {
      invoiceId: this.invoiceId,
    });
    if (!checkout) return;
    const reference = await payOnPage(checkout.payUrl, card);
    this.#outcomes.set(reference, card);
    this.references.push(reference);
  }

  async confirm(reference: string | undefined): Promise<void> {
    if (reference) await run(this.#as(this.#payer), 'confirmPayment', { reference });
  }

  /** A callback by another way than the service's own: repeated, late, forged or of another amount. */
  async callback(
    reference: string | undefined,
    change: Record<string, unknown> = {},
    signed: Parameters<typeof sendCallback>[2] = {},
  ): Promise<number | null> {
    const [asked] = reference ? await this.payments() : [];
    if (!reference || !asked?.itemId) return null;
    const known = await PaymentModel.findOne({ transactionId: reference }).lean();
    const transaction = {
      ref_code: reference,
      itemId: known?.itemId ?? asked.itemId,
      status: this.#outcomes.get(reference) ?? 'approved',
      total: asked.localMinor / 100,
      taxtotal: asked.taxMinor / 100,
      currency: 'cop',
      method: 'card',
      date: new Date().toISOString(),
      customerId: asked.customerId,
      application_id: this.applicationId,
      user_id: asked.startedBy,
      plan_id: 'business',
      ...change,
    };
    return sendCallback(this.#stage.api(), transaction, signed);
  }

  /** The payments of its invoice, by the index on their owners. */
  async payments(): Promise<PaymentRecord[]> {
    return PaymentModel.find({ owners: this.#payer.userId }).sort({ date: 1, _id: 1 }).lean();
  }

  async recordByHand(): Promise<void> {
    this.#manual += 1;
    await run(this.#as(this.#admin), 'recordManualPayment', {
      invoiceId: this.invoiceId,
      method: 'TRANSFER',
      reference: `transfer ${this.invoiceId} ${this.#manual % 2}`,
      amount: { amountMinor: monthly, currency: 'COP' },
      dateReceived: new Date().toISOString().slice(0, 10),
    });
  }

  async activate(confirmUnpaid: boolean): Promise<void> {
    const { applicationId } = this;
    const version = (await findApplication(applicationId))?.version ?? 0;
    const reason = confirmUnpaid ? { key: 'agreedInWriting' } : null;
    const input = { applicationId, version, confirmUnpaid, reason };
    await run(this.#as(this.#admin), 'activateApplication', input);
  }
}

/**
 * Plays a random schedule on an application of its own: what a person, the billing service, an
 * impostor and an administrator may do, several at once, broken off at random. Then lets it come to
 * rest and checks that there was one payment, one activation and no illegal state.
 * @throws the failure with the seed that plays the schedule again.
 */
export async function playSchedule(stage: Stage, seed: number): Promise<void> {
  try {
    await play(stage, seed);
  } catch (cause) {
    throw new Error(`The schedule of seed ${seed} failed.`, { cause });
  }
}

async function play(stage: Stage, seed: number): Promise<void> {
  const random = randomOf(seed);
  const actor = await enter(stage);
  const any = () => actor.references[Math.floor(random() * actor.references.length)];
  const forged: number[] = [];
  const hour = 3_600_000;
  const impostor = async (sending: Promise<number | null>) => {
    const status = await sending;
    if (status !== null) forged.push(status);
  };
  const acts: (() => Promise<void>)[] = [
    () => actor.pay('approved'),
    () => actor.pay('rejected'),
    () => actor.confirm(any()),
    () => actor.confirm(any()),
    async () => void (await actor.callback(any())),
    () => impostor(actor.callback(`late-${seed}`, {}, { at: new Date(Date.now() - hour) })),
    () =>
      impostor(
        actor.callback(`forged-${seed}`, {}, { secret: 'a secret that is not ours at all' }),
      ),
    () => impostor(actor.callback(`amount-${seed}`, { total: 1 })),
    () => actor.recordByHand(),
    () => actor.activate(random() < 0.15),
    async () => stage.crash(),
  ];
  const act = async () => {
    const chosen = acts[Math.floor(random() * acts.length)];
    // Whoever loses an answer goes on, as a browser does: what was done is seen at the end.
    await chosen?.().catch(() => {});
  };
  await actor.pay(random() < 0.7 ? 'approved' : 'rejected').catch(() => {});
  const rounds = 3 + Math.floor(random() * 4);
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(Array.from({ length: 1 + Math.floor(random() * 4) }, act));
  }
  await comeToRest(actor);
  expect(forged.filter((status) => status < 400)).toEqual([]);
  await check(actor, seed);
}

async function enter(stage: Stage): Promise<Actor> {
  const payer = await buildSignedInUser(stage.config);
  const admin = await signInAs(stage.config, stage.admin);
  const { application } = await buildApplication({
    applicant: payer.user,
    status: 'payment-pending',
    // Without pictures, which activation would publish: they are not the matter here.
    form: { logoId: null, additionalImageIds: [] },
  });
  const applicationId = application._id.toHexString();
  await inTransaction(() => issueApplicationInvoice(stage.config, applicationId));
  const invoice = await openInvoiceOfApplication(applicationId);
  return new Actor(stage, { payer, admin }, applicationId, invoice._id.toHexString());
}

/** A schedule that is not at rest after so many attempts never will be. */
const attempts = 60;

/**
 * Pays and activates what is not yet, as often as it takes: a crash ends an attempt, not the will.
 * The crashes of other schedules are met here too, answered with `INTERNAL`. Attempts are counted and
 * not timed: on a busy machine, where one may wait for long, a schedule is late and not wrong.
 */
async function comeToRest(actor: Actor): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await finish(actor);
      return;
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

async function finish(actor: Actor): Promise<void> {
  const { status } = await InvoiceModel.findById(actor.invoiceId).orFail().lean();
  if (status === 'OPEN') {
    await actor.recordByHand().catch(() => {});
    await actor.pay('approved').catch(() => {});
  }
  for (const reference of actor.references) await actor.confirm(reference);
  await actor.activate(false);
  const application = await findApplication(actor.applicationId);
  expect(application?.status).toBe('approved');
  // A consumer closes the invoice of an activation that nobody paid.
  await vi.waitFor(
    async () => {
      const settled = await InvoiceModel.findById(actor.invoiceId).orFail().lean();
      expect(settled.status).not.toBe('OPEN');
    },
    { timeout: 30_000, interval: 50 },
  );
  const told = await PaymentModel.countDocuments({ transactionId: { $in: actor.references } });
  expect(told).toBe(actor.references.length);
}

async function check(actor: Actor, seed: number): Promise<void> {
  const { applicationId, invoiceId } = actor;
  const application = await findApplication(applicationId);
  const history = application?.history ?? [];
  for (const [index, { action, from, to }] of history.entries()) {
    expect(action && nextStatus(from, action)).toBe(to);
    expect(from).toBe(history[index - 1]?.to ?? 'draft');
  }
  const actions = history.map(({ action }) => action);
  expect(new Set(actions).size).toBe(actions.length);
  expect(actions.filter((action) => action?.startsWith('activate'))).toHaveLength(1);

  const invoice = await InvoiceModel.findById(invoiceId).orFail().lean();
  const approved = (await actor.payments()).filter(({ status }) => status === 'approved');
  const counted = approved
    .filter(({ isSurplus }) => !isSurplus)
    .map(({ _id }) => _id.toHexString());
  const isPaid = actions.includes('completePayment');
  expect(invoice.status).toBe(isPaid ? 'PAID' : 'VOID');
  expect(counted).toEqual(isPaid ? [invoice.paymentId] : []);

  const invented = { $in: ['late', 'forged', 'amount'].map((kind) => `${kind}-${seed}`) };
  expect(await PaymentModel.countDocuments({ transactionId: invented })).toBe(0);
  expect(await BusinessModel.countDocuments({ applicationId })).toBe(1);
}

/** Checks over all schedules, once, that no step of an application was told of twice. */
export async function checkEvents(): Promise<void> {
  const twice = await EventModel.aggregate([
    { $match: { type: 'application.transitioned' } },
    { $group: { _id: ['$data.applicationId', '$data.action'], times: { $sum: 1 } } },
    { $match: { times: { $gt: 1 } } },
  ]);
  expect(twice).toEqual([]);
}
