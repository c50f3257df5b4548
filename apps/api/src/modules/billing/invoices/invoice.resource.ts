import { descending, list } from '../../../kits/resource/index.ts';
import { InvoiceModel } from './invoice.model.ts';

/** The invoices of a business, the newest first. */
export const invoices = list({
  name: 'invoices',
  model: InvoiceModel,
  may: 'billing.administer',
  filter: ({ businessId }: { businessId: string }) => ({ businessId }),
  order: descending('issuedAt'),
});
