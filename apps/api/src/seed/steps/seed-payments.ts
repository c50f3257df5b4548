import type { Config } from '../../config.ts';
import type { ApplicationRecord } from '../../modules/applications/index.ts';
import { insertInvoice, insertPayment } from '../../modules/billing/index.ts';
import { hour } from '../demo/demo-id.ts';

const answers = { approved: 'Aprobada', rejected: 'Fondos insuficientes' } as const;

/**
 * Writes the invoice of an application that was approved, and the payments it has come to by its
 * status: none, a rejected one, or a rejected one and then the approved one.
 */
export async function seedPayments(
  config: Config,
  application: ApplicationRecord,
  customerEmail: string,
): Promise<void> {
  const approved = application.history.find(({ action }) => action === 'approve');
  const paid = application.history.find(({ action }) => action === 'completePayment');
  if (!approved) return;
  const applicationId = application._id.toHexString();
  const payment = (status: keyof typeof answers, date: Date) => ({
    transactionId: `demo-${applicationId.slice(0, 8)}-${status}`,
    status,
    response: answers[status],
    date,
    customerEmail,
  });
  const invoice = await insertInvoice(config, {
    purpose: 'APPLICATION',
    payerId: application.applicantId,
    applicationId,
    businessId: application.businessId,
    businessName: application.form.businessName ?? '',
    dueAt: application.paymentDueAt ?? approved.at,
    periodStart: null,
    periodEnd: null,
    issuedAt: approved.at,
  });
  if (application.status === 'payment-missed') return;
  const first = paid
    ? new Date(paid.at.getTime() - hour / 4)
    : new Date(approved.at.getTime() + hour);
  await insertPayment(invoice, payment('rejected', first));
  if (paid) await insertPayment(invoice, payment('approved', paid.at));
}
