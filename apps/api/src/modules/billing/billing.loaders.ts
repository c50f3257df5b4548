import DataLoader from 'dataloader';
import { InvoiceModel, type InvoiceRecord } from './invoices/invoice.model.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** An invoice by its id: who asks has decided that it may be seen. */
    invoiceById: DataLoader<string, InvoiceRecord | null>;
  }
}

/** The loaders of billing for one request. */
export function createBillingLoaders() {
  return { invoiceById: new DataLoader(readInvoices) };
}

async function readInvoices(ids: readonly string[]): Promise<(InvoiceRecord | null)[]> {
  const found = await InvoiceModel.find({ _id: { $in: [...ids] } }).lean();
  const byId = new Map(found.map((invoice) => [invoice._id.toHexString(), invoice]));
  return ids.map((id) => byId.get(id) ?? null);
}
