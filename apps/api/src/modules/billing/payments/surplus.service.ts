import { surplusDecisionSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { parseObjectId } from '../../../platform/database/object-id.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { findBusiness } from '../../businesses/index.ts';
import { InvoiceModel, type InvoiceRecord } from '../invoices/invoice.model.ts';
import { issueInvoice, openInvoiceOf } from '../invoices/issue-invoice.ts';
import { PaymentModel, type PaymentRecord, type SurplusDecision } from './payment.model.ts';
import { payInvoice, recordChange } from './settle.ts';

type Caller = Pick<Context, 'viewer' | 'config'>;
type Answer = { payment: PaymentRecord };

/**
 * Notes that surplus money was given back, outside of the platform. Administrators. Refused with
 * `NOT_FOUND`, and `ILLEGAL_TRANSITION` for a payment that is no surplus or was decided on.
 */
export async function refundSurplus(ctx: Caller, input: unknown): Promise<Answer> {
  return decide(ctx, input, 'REFUNDED', async (payment, actorId) => {
    await recordChange(payment, actorId, 'refunded');
    return payment;
  });
}

/**
 * Pays with surplus money what its business owes, or else its next month. Administrators. Refused as
 * `refundSurplus`, with `NOTHING_TO_PAY` when there is no business or application to pay for, and with
 * `AMOUNT_DIFFERS` when it is more or less than is owed.
 */
export async function applySurplus(ctx: Caller, input: unknown): Promise<Answer> {
  return decide(ctx, input, 'APPLIED', async (payment, actorId) => {
    const invoice = await owedBy(payment, ctx);
    if (!invoice) throw refuse('NOTHING_TO_PAY');
    if (invoice.totalMinor !== payment.localMinor) throw refuse('AMOUNT_DIFFERS');
    const applied = await PaymentModel.findOneAndUpdate(
      { _id: payment._id },
      {
        $set: {
          invoiceId: invoice._id.toHexString(),
          invoiceNumber: invoice.number,
          purpose: invoice.purpose,
        },
      },
      { returnDocument: 'after' },
    )
      .orFail()
      .lean();
    if (!(await payInvoice(applied, actorId))) throw refuse('NOTHING_TO_PAY');
    return applied;
  });
}

/** Of any number of decisions at once one is written, with what follows from it, or none. */
async function decide(
  { viewer }: Caller,
  input: unknown,
  kind: SurplusDecision['kind'],
  follow: (payment: PaymentRecord, actorId: string) => Promise<PaymentRecord>,
): Promise<Answer> {
  const { userId: by } = signedIn(viewer);
  assertCan(viewer, 'billing.administer', null);
  const { paymentId, reason } = parseInput(surplusDecisionSchema, input);
  const _id = parseObjectId(paymentId);
  return inTransaction(async () => {
    const before = _id && (await PaymentModel.findOne({ _id }).lean());
    if (!before) throw refuse('NOT_FOUND', 'paymentId');
    const decision: SurplusDecision = {
      kind,
      by,
      at: new Date(),
      reason,
      meantFor: before.invoiceNumber,
    };
    const decided = await PaymentModel.findOneAndUpdate(
      { _id: before._id, isSurplus: true, surplusDecision: null },
      { $set: { surplusDecision: decision } },
      { returnDocument: 'after' },
    ).lean();
    if (!decided) throw refuse('ILLEGAL_TRANSITION');
    return { payment: await follow(decided, by) };
  });
}

/** What a payment may pay: the open invoice of its application or business, else the next month. */
async function owedBy(
  { applicationId, businessId, payerId }: PaymentRecord,
  { config }: Caller,
): Promise<InvoiceRecord | null> {
  const open =
    (businessId && (await openInvoiceOf({ businessId }))) ||
    (applicationId && (await openInvoiceOf({ applicationId })));
  if (open) return open;
  const business = businessId ? await findBusiness(businessId) : null;
  if (!businessId || !business?.membership) return null;
  const { periodEnd, plan } = business.membership;
  const { _id } = await issueInvoice(config, {
    purpose: plan === 'free' ? 'UPGRADE' : 'RENEWAL',
    payerId,
    applicationId: null,
    businessId,
    businessName: business.name,
    dueAt: periodEnd ?? new Date(),
    periodStart: null,
    periodEnd: null,
  });
  return InvoiceModel.findById(_id).lean();
}
