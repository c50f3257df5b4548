import { z } from 'zod';

const text = z.string();

/** What is to be paid. Amounts are in whole COP with up to two decimals, as on the wire. */
export const payItem = z.object({
  itemId: text,
  name: text,
  description: text,
  currency: text,
  total: z.number(),
  subtotal: z.number(),
  taxtotal: z.number(),
  isAdmin: z.boolean(),
  application_id: text.nullable(),
  user_id: text,
  customerId: text,
  plan_id: text,
});
export type PayItem = z.infer<typeof payItem>;

/** What became of an attempt to pay an item. */
export const attempt = z.object({
  ref_code: text,
  itemId: text,
  status: z.enum(['approved', 'rejected', 'pending']),
  response: text,
  /** Masked. */
  card_number: text,
  bank: text,
  date: text,
});
export type Attempt = z.infer<typeof attempt>;

/** An entry of the journal. */
export const entry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('customer'),
    customerId: text,
    payload: z.record(text, z.unknown()),
  }),
  z.object({ kind: z.literal('item'), item: payItem }),
  z.object({ kind: z.literal('attempt'), attempt }),
  z.object({ kind: z.literal('delivered'), ref_code: text }),
]);
export type Entry = z.infer<typeof entry>;
