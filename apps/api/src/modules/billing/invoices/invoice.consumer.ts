import type { Config } from '../../../config.ts';
import type { EventConsumer } from '../../../platform/outbox/consumer.ts';
import type { EventMap, EventRecord } from '../../../platform/outbox/event.model.ts';
import { findApplication } from '../../applications/index.ts';
import { findBusiness } from '../../businesses/index.ts';
import { requestSync } from '../billing-service/billing-sync.ts';
import { recordInvoiceChange } from './invoice-changes.ts';
import { InvoiceModel } from './invoice.model.ts';
import { issueInvoice, openInvoiceOf, voidInvoice } from './issue-invoice.ts';
import { PaymentModel } from '../payments/payment.model.ts';

type Transitioned = EventMap['application.transitioned'];

/** Applications that were paid or wait for it keep their invoice; in every other state there is none to pay. */
const keepsInvoice: ReadonlySet<string> = new Set([
  'payment-pending',
  'payment-missed',
  'payment-complete',
]);

/** Gives approved applications their invoice, takes it from those that are closed, and follows activations. */
export const invoiceConsumer: EventConsumer = {
  name: 'billing-invoices',
  types: ['application.transitioned'],
  async handle(event, { config }) {
    const { applicationId, to, businessId } = (event as EventRecord<'application.transitioned'>)
      .data;
    if (to === 'payment-pending') await issueApplicationInvoice(config, applicationId);
    else if (!keepsInvoice.has(to)) await closeFor(applicationId);
    if (to === 'approved' && businessId) await followActivation({ applicationId, businessId });
  },
};

/**
 * Issues the invoice of an application that awaits its payment, once. Joins the caller's transaction
 * and records its one event.
 */
export async function issueApplicationInvoice(
  config: Pick<Config, 'taxPercent'>,
  applicationId: string,
): Promise<void> {
  const application = await findApplication(applicationId);
  // What was closed before its invoice was written needs none.
  if (!application?.paymentDueAt || !keepsInvoice.has(application.status)) return;
  if (await openInvoiceOf({ applicationId })) return;
  const invoice = await issueInvoice(config, {
    purpose: 'APPLICATION',
    payerId: application.applicantId,
    applicationId,
    businessId: null,
    businessName: application.form.businessName ?? '',
    dueAt: application.paymentDueAt,
    periodStart: null,
    periodEnd: null,
  });
  await recordInvoiceChange(invoice, null);
}

async function closeFor(applicationId: string): Promise<void> {
  const open = await openInvoiceOf({ applicationId });
  const closed = open && (await voidInvoice(open._id));
  if (closed) await recordInvoiceChange(closed, null);
}

/** What was paid for an application belongs to its business from now on. */
async function followActivation({
  applicationId,
  businessId,
}: Pick<Transitioned, 'applicationId'> & { businessId: string }): Promise<void> {
  const membership = (await findBusiness(businessId))?.membership;
  await InvoiceModel.updateMany(
    { applicationId, status: 'PAID' },
    {
      $set: {
        businessId,
        periodStart: membership?.periodStart ?? null,
        periodEnd: membership?.periodEnd ?? null,
      },
    },
  );
  await PaymentModel.updateMany(
    { applicationId },
    { $set: { businessId }, $addToSet: { owners: businessId } },
  );
  await requestSync(businessId, 'activation');
}
