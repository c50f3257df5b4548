import type { BusinessBillingQuery } from '../../../gql/admin-businesses.ts';

/** How a month of membership was paid. */
export type MonthState = 'paid' | 'late' | 'open' | 'none';

/** The months of a year, each with how the invoice of the month that began in it was paid. */
export function monthsOf(
  { invoices, payments }: Pick<BusinessBillingQuery, 'invoices' | 'payments'>,
  year: number,
): { state: MonthState; number: string | null; datePaid: string | null }[] {
  return Array.from({ length: 12 }, (_, month) => {
    const invoice = invoices.edges
      .map(({ node }) => node)
      .find(({ datePeriodStart, dateIssued, status }) => {
        if (status === 'VOID') return false;
        // The first one is issued before its month has begun.
        const begun = new Date(datePeriodStart ?? dateIssued);
        return begun.getUTCFullYear() === year && begun.getUTCMonth() === month;
      });
    if (!invoice) return { state: 'none', number: null, datePaid: null };
    const { id, number, status, dateDue } = invoice;
    if (status === 'OPEN') return { state: 'open', number, datePaid: null };
    const datePaid =
      payments.edges.find(
        ({ node }) => node.invoice.id === id && node.status === 'APPROVED' && !node.surplus,
      )?.node.date ?? null;
    const isLate = datePaid !== null && datePaid > dateDue;
    return { state: isLate ? 'late' : 'paid', number, datePaid };
  });
}
