import { formatTaxId } from '@wiki/domain';
import { findApplication } from '../../applications/index.ts';
import { findBusiness } from '../../businesses/index.ts';
import type { InvoiceRecord, PartyRecord } from './invoice.model.ts';

type Billed = Pick<InvoiceRecord, 'applicationId' | 'businessId' | 'businessName'>;

/**
 * Who is billed, with the tax data that count now: those of the application, which a business keeps up
 * to date. Null for a business that came without one. Joins the caller's transaction.
 */
export async function buyerOf({
  applicationId,
  businessId,
  businessName,
}: Billed): Promise<PartyRecord | null> {
  const business = businessId ? await findBusiness(businessId) : null;
  const id = business?.applicationId ?? applicationId;
  const form = id ? (await findApplication(id))?.form : null;
  if (!form) return null;
  const place = [form.address, form.city, form.state].filter(Boolean);
  return {
    name: form.businessName ?? businessName,
    taxId: form.taxId && formatTaxId(form.taxId, form.country ?? ''),
    address: [...new Set(place)].join(', ') || null,
  };
}
