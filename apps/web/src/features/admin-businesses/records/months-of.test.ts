import { expect, test } from 'vitest';
import type { BusinessBillingQuery } from '../../../gql/admin-businesses.ts';
import { monthsOf } from './months-of.ts';

type Invoice = BusinessBillingQuery['invoices']['edges'][number]['node'];
type Payment = BusinessBillingQuery['payments']['edges'][number]['node'];

const money = { amountMinor: 14_280_000, currency: 'COP' } as const;
const invoice = (id: string, start: string | null, status: Invoice['status']): Invoice => ({
  id,
  number: `WE-${id}`,
  status,
  dateDue: start ?? '2026-01-01T00:00:00Z',
  dateIssued: '2026-01-01T00:00:00Z',
  datePeriodStart: start,
  dateCardPaymentBegun: null,
  total: money,
  displayTotal: money,
});
const payment = (invoiceId: string, date: string, more: Partial<Payment> = {}): Payment => ({
  id: `${invoiceId}-${date}`,
  status: 'APPROVED',
  surplus: null,
  date,
  method: 'CARD',
  localAmount: money,
  hasReceipt: true,
  viewerCanDecide: false,
  viewerCanAnnul: false,
  annulment: null,
  surplusDecision: null,
  invoice: { id: invoiceId, status: 'PAID' },
  ...more,
});

test('a month is paid, paid late, to pay, or has no invoice', () => {
  const nodes = <Node>(list: Node[]) => ({ edges: list.map((node) => ({ node })) });
  const months = monthsOf(
    {
      invoices: {
        totalCount: 5,
        ...nodes([
          invoice('first', null, 'PAID'),
          invoice('late', '2026-03-18T00:00:00Z', 'PAID'),
          invoice('paid', '2026-02-18T00:00:00Z', 'PAID'),
          invoice('open', '2026-04-18T00:00:00Z', 'OPEN'),
          invoice('void', '2026-05-18T00:00:00Z', 'VOID'),
          invoice('other', '2025-06-18T00:00:00Z', 'PAID'),
        ]),
      },
      payments: nodes([
        payment('paid', '2026-03-01T00:00:00Z', { surplus: 'OPEN' }),
        payment('paid', '2026-02-01T00:00:00Z', { status: 'REJECTED' }),
        payment('paid', '2026-02-18T00:00:00Z'),
        payment('late', '2026-03-22T00:00:00Z'),
      ]),
    },
    2026,
  );
  expect(months.map(({ state }) => state)).toEqual([
    'paid',
    'paid',
    'late',
    'open',
    ...Array.from({ length: 8 }, () => 'none'),
  ]);
  expect(months[1]?.datePaid).toBe('2026-02-18T00:00:00Z');
});

test('the first invoice is for the month before that of the second, whenever it was issued', () => {
  const list = [
    { ...invoice('first', null, 'PAID'), dateIssued: '2025-12-29T00:00:00Z' },
    invoice('second', '2026-02-01T00:00:00Z', 'OPEN'),
  ];
  const of = (invoices: Invoice[]) => ({
    invoices: { totalCount: invoices.length, edges: invoices.map((node) => ({ node })) },
    payments: { edges: [] },
  });
  const numbers = (year: number, invoices: Invoice[]) =>
    monthsOf(of(invoices), year).map(({ number }) => number);
  expect(numbers(2026, list).slice(0, 3)).toEqual(['WE-first', 'WE-second', null]);
  expect(numbers(2025, list).at(-1)).toBeNull();
  expect(numbers(2025, list.slice(0, 1)).at(-1)).toBe('WE-first');
});
