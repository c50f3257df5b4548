import { refuse } from '../../../platform/errors/errors.ts';
import { findApplication, undoPayment } from '../../applications/index.ts';
import { changeMembership, findBusiness } from '../../businesses/index.ts';
import { InvoiceModel, type InvoiceRecord } from '../invoices/invoice.model.ts';
import { openInvoiceOf } from '../invoices/issue-invoice.ts';
import { recordMembershipChange } from '../membership/membership-changes.ts';
import { unpaidMonth } from '../membership/membership-rules.ts';
import { type PaymentAnnulment, PaymentModel, type PaymentRecord } from './payment.model.ts';
import { graceLength } from './period.ts';
import { recordChange } from './settle.ts';
import { surplusOf } from './surplus.ts';

/**
 * Takes back what an approved payment paid: its invoice is to be paid again, and its application
 * awaits its payment or its business has a month less. Nothing is deleted. Joins the caller's
 * transaction and records its event. Refused with `ILLEGAL_TRANSITION` for a payment that does not
 * stand.
 */
export async function takeBack(
  { _id }: Pick<PaymentRecord, '_id'>,
  status: 'annulled' | 'reversed',
  annulment: PaymentAnnulment,
  response?: string | null,
): Promise<PaymentRecord> {
  const taken = await PaymentModel.findOneAndUpdate(
    { _id, status: 'approved' },
    { $set: { status, annulment, ...(response ? { response } : {}) } },
    { returnDocument: 'after' },
  ).lean();
  if (!taken) throw refuse('ILLEGAL_TRANSITION', 'paymentId');
  const surplus = surplusOf(taken);
  if (surplus === 'OPEN') {
    // There is no money left to decide on.
    await PaymentModel.updateOne({ _id }, { $set: { isSurplus: false } });
  }
  if (!(await undoEffect(taken, surplus === null || surplus === 'APPLIED'))) {
    await recordChange(taken, annulment.by, status);
  }
  return taken;
}

/** Whether anything followed from the payment, whose end was recorded then. */
async function undoEffect(payment: PaymentRecord, hadEffect: boolean): Promise<boolean> {
  const paymentId = payment._id.toHexString();
  const invoice = hadEffect && (await InvoiceModel.findOne({ paymentId }).lean());
  if (!invoice) return false;
  const actorId = payment.annulment?.by ?? null;
  const { applicationId, businessId } = invoice;
  const application = applicationId ? await findApplication(applicationId) : null;
  if (application?.status === 'payment-complete') {
    const dueAt = new Date(Date.now() + graceLength);
    await reopen(invoice, dueAt);
    await undoPayment({ application, paymentId, actorId, dueAt });
    return true;
  }
  const membership = businessId ? ((await findBusiness(businessId))?.membership ?? null) : null;
  const patch = unpaidMonth(membership, invoice, new Date());
  if (!businessId || !patch) {
    await InvoiceModel.updateOne(
      { _id: invoice._id },
      { $set: { status: 'VOID', paymentId: null } },
    );
    return false;
  }
  await reopen(invoice, patch.graceEnd ?? patch.periodEnd ?? new Date());
  await changeMembership(businessId, patch);
  await recordMembershipChange(businessId, actorId, paymentId);
  return true;
}

/** A business has one invoice to pay: where its next one is out already, that one pays the month. */
async function reopen(
  { _id, applicationId, businessId }: InvoiceRecord,
  dueAt: Date,
): Promise<void> {
  const other =
    (businessId && (await openInvoiceOf({ businessId }))) ||
    (applicationId && (await openInvoiceOf({ applicationId })));
  await InvoiceModel.updateOne(
    { _id },
    { $set: { paymentId: null, ...(other ? { status: 'VOID' } : { status: 'OPEN', dueAt }) } },
  );
}
