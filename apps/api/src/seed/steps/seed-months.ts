import { addMonths } from '@wiki/domain';
import type { Config } from '../../config.ts';
import {
  type InvoiceToInsert,
  insertInvoice,
  insertPayment,
  renewalNotice,
} from '../../modules/billing/index.ts';
import { randomOf } from '../../testing/random.ts';
import { demoApplications } from '../data/applications.ts';
import type { DemoBusiness } from '../data/demo-types.ts';
import { demoBusinesses } from '../data/index.ts';
import { monthsOf, payerOf, presentMonthOf } from '../demo/demo-months.ts';
import { day, demoId, hour } from '../demo/demo-id.ts';
import { writeOnce } from '../once.ts';

/** How much goes in one transaction, which a slow machine must finish in time. */
const atOnce = 40;

/** An invoice of the demonstration, and what was paid of it. */
interface Bill extends InvoiceToInsert {
  customerEmail: string;
  transactionId: string;
  paidAt: Date | null;
  /** Whether a card was refused first. */
  isRefused: boolean;
}

/**
 * Writes every month of every business with its invoice and payment, and the invoice of the next one
 * where it is time for it: what is paid is what the memberships say.
 */
export async function seedMonths(config: Config, now: number): Promise<void> {
  const bills = demoBusinesses
    .flatMap((business) => billsOf(business, now))
    .toSorted((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime());
  for (let start = 0; start < bills.length; start += atOnce) {
    await writeOnce(`months:${start}`, async () => {
      for (const bill of bills.slice(start, start + atOnce)) await insertBill(config, bill);
    });
  }
}

function billsOf(business: DemoBusiness, now: number): Bill[] {
  const random = randomOf(4_162 + demoBusinesses.indexOf(business));
  const payer = payerOf(business);
  const months = monthsOf(business, now);
  const last = presentMonthOf(business, now);
  const isNextInvoiced = last.end.getTime() - renewalNotice <= now;
  const next = { start: last.end, end: addMonths(last.end, 1) };
  const bills = [...months, ...(isNextInvoiced ? [next] : [])].map(({ start, end }, index) => {
    const isFirst = index === 0;
    const isPaid = index < months.length;
    const early = isFirst ? 0 : random() * 4 * day;
    return {
      purpose: isFirst ? ('UPGRADE' as const) : ('RENEWAL' as const),
      payerId: demoId('user', payer).toHexString(),
      applicationId: null,
      businessId: demoId('business', business.key).toHexString(),
      businessName: business.name,
      issuedAt: new Date(start.getTime() - (isFirst ? hour : renewalNotice)),
      dueAt: isFirst ? new Date(start.getTime() + 7 * day) : start,
      periodStart: start,
      periodEnd: end,
      customerEmail: `${payer}@example.com`,
      transactionId: `demo-${business.key}-${index}`,
      paidAt: isPaid ? new Date(start.getTime() - early) : null,
      isRefused: isPaid && random() < 0.08,
    };
  });
  // The first month of whoever applied was paid with the application.
  return demoApplications.some(({ key, status }) => key === payer && status === 'approved')
    ? bills.slice(1)
    : bills;
}

async function insertBill(
  config: Config,
  { customerEmail, transactionId, paidAt, isRefused, ...about }: Bill,
): Promise<void> {
  const invoice = await insertInvoice(config, about);
  if (!paidAt) return;
  if (isRefused) {
    await insertPayment(invoice, {
      transactionId: `${transactionId}-refused`,
      status: 'rejected',
      response: 'Fondos insuficientes',
      date: new Date(paidAt.getTime() - hour / 4),
      customerEmail,
    });
  }
  await insertPayment(invoice, {
    transactionId,
    status: 'approved',
    response: 'Aprobada',
    date: paidAt,
    customerEmail,
  });
}
