import { z } from 'zod';
import { code } from '../fields.ts';

/** An amount as the API takes it: in the smallest unit of one of these currencies. */
export const moneyInput = <Currency extends string>(
  currencies: readonly Currency[],
  amountMinor: z.ZodType<number, number>,
) => z.strictObject({ amountMinor, currency: z.enum(currencies, code('FIELD_INVALID')) });
