import { z } from 'zod';

/** A payment as the billing service knows it. */
export interface Transaction {
  /** The service's reference, unique. */
  refCode: string;
  /** The pay item it pays. */
  itemId: string;
  status: 'approved' | 'rejected' | 'pending';
  /** What the card's bank answered, in the service's words. */
  response: string | null;
  /** Charged with tax, in hundredths of `currency`. */
  amountMinor: number;
  /** Tax within `amountMinor`, in hundredths. */
  taxMinor: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** Masked: the last four digits at most. */
  cardNumber: string | null;
  bank: string | null;
  /** `card` and the like, in the service's words. */
  method: string;
  date: Date;
  customerId: string;
  applicationId: string | null;
  userId: string;
  planId: string;
}

/** Ids come as numbers or texts, whatever the service keeps. */
export const wireId = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().trim().min(1).max(100));

const words = z.string().max(500).nullish();

/** Amounts travel in whole units with decimals, as numbers or texts; we count hundredths. */
const amount = z.coerce
  .number()
  .nonnegative()
  .transform((units) => Math.round(units * 100))
  .pipe(z.int());

const wireTransaction = z.object({
  ref_code: wireId,
  itemId: wireId,
  status: z.enum(['approved', 'rejected', 'pending']),
  response: words,
  total: amount,
  taxtotal: amount,
  currency: z
    .string()
    .regex(/^[A-Za-z]{3}$/)
    .transform((code) => code.toUpperCase()),
  card_number: words,
  bank: words,
  method: z.string().max(50),
  date: z.coerce.date(),
  customerId: wireId,
  application_id: wireId.nullish(),
  user_id: wireId,
  plan_id: wireId,
});

/** Reads a transaction from an answer or a callback. @throws ZodError when it is none. */
export function readTransaction(wire: unknown): Transaction {
  const read = wireTransaction.parse(wire);
  return {
    refCode: read.ref_code,
    itemId: read.itemId,
    status: read.status,
    response: read.response ?? null,
    amountMinor: read.total,
    taxMinor: read.taxtotal,
    currency: read.currency,
    cardNumber: read.card_number ? maskCard(read.card_number) : null,
    bank: read.bank ?? null,
    method: read.method,
    date: read.date,
    customerId: read.customerId,
    applicationId: read.application_id ?? null,
    userId: read.user_id,
    planId: read.plan_id,
  };
}

/** Whatever a service tells, no more than four digits of a card are kept. */
function maskCard(number: string): string {
  return `•••• ${number.replace(/\D/g, '').slice(-4)}`;
}
