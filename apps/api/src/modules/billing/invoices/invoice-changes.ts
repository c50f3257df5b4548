import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { InvoiceRecord } from './invoice.model.ts';

/** Records that an invoice was issued or closed. */
export async function recordInvoiceChange(
  { _id, payerId, businessId }: InvoiceRecord,
  actorId: string | null,
): Promise<void> {
  const invoiceId = _id.toHexString();
  await recordEvent('invoice.changed', actorId, { invoiceId, userId: payerId, businessId });
}
