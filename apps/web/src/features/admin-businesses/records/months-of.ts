import type { BusinessBillingQuery } from '../../../gql/admin-businesses.ts';

/** How a month of membership was paid. */
export type MonthState = 'paid' | 'late' | 'open' | 'none';

/** The months of a year, each with how the invoice of the month that began in it was paid. */
export function monthsOf(
  { invoices, payments }: Pick<BusinessBillingQuery, 'invoices' | 'payments'>,
  year: number,
): { state: MonthState; number: string | null; datePaid: string | null }[] {
  const all = invoices.edges.map(({ node }) => node).filter(({ status }) => status !== 'VOID');
  const starts = all.flatMap(({ datePeriodStart: start }) => start ?? []).toSorted();
  /** The month that an invoice is for; the first one is issued before anybody knows which that will be. */
  const monthOf = ({ datePeriodStart, dateIssued }: (typeof all)[number]): string => {
    if (datePeriodStart) return datePeriodStart.slice(0, 7);
    const second = starts.find((start) => start > dateIssued);
    if (!second) return dateIssued.slice(0, 7);
    const before = new Date(`${second.slice(0, 7)}-01T00:00:00Z`);
    before.setUTCMonth(before.getUTCMonth() - 1);
    return before.toISOString().slice(0, 7);
  };
  return Array.from({ length: 12 }, (_, month) => {
    const name = `${year}-${String(month + 1).padStart(2, '0')}`;
    const invoice = all.find((each) => monthOf(each) === name);
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
