import { CounterModel } from './invoice.model.ts';

/** What has consecutive numbers, with what they begin with. */
const prefixes = { invoices: 'WE', receipts: 'RC' } as const;

/** A number as people read it, such as `WE-2026-000042`. */
export const numberOf = (of: keyof typeof prefixes, year: number, value: number): string =>
  `${prefixes[of]}-${year}-${String(value).padStart(6, '0')}`;

/**
 * The next number within the year. Joins the caller's transaction: one that is not committed uses
 * none up, so that there are no gaps.
 */
export async function nextNumber(of: keyof typeof prefixes, date = new Date()): Promise<string> {
  const year = date.getUTCFullYear();
  const { value } = await CounterModel.findOneAndUpdate(
    { _id: `${of}:${year}` },
    { $inc: { value: 1 } },
    { upsert: true, returnDocument: 'after' },
  )
    .orFail()
    .lean();
  return numberOf(of, year, value);
}
