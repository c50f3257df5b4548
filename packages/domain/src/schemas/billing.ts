import { z } from 'zod';
import { paymentStatuses, planKeys } from '../businesses/membership.ts';
import { limits } from '../graphql/limits.ts';
import { reasonSchema } from './applications/applications.ts';
import { code, optionalText, requiredText } from './fields.ts';
import { moneyInput } from './listings/money.ts';

const id = z.string().max(100, code('NOT_FOUND'));

/** Input of `startCheckout`. */
export const startCheckoutSchema = z.strictObject({ invoiceId: id });

/** Input of `confirmPayment`: the reference as the pay page handed it back. */
export const confirmPaymentSchema = z.strictObject({
  reference: requiredText(100),
});

/** Input of what concerns one payment. */
export const paymentIdSchema = z.strictObject({ paymentId: id });

/** What is charged and received. */
const pesos = (amountMinor: z.ZodType<number, number>) => moneyInput(['COP'], amountMinor);

const dateReceived = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, code('INVALID_DATE'))
  .refine(isDayUntilToday, code('INVALID_DATE'));

/** Input of `recordManualPayment`: anything but a card, received today or before. */
export const manualPaymentSchema = z.strictObject({
  invoiceId: id,
  method: z.enum(['TRANSFER', 'CASH', 'OTHER'], code('FIELD_INVALID')),
  amount: pesos(z.number().int(code('FIELD_INVALID')).positive(code('FIELD_INVALID'))),
  reference: requiredText(100).refine(({ length }) => length >= 3, code('FIELD_TOO_SHORT')),
  dateReceived,
  note: optionalText(limits.reason.max),
});

/** Input of `refundSurplusPayment` and `applySurplusPayment`. */
export const surplusDecisionSchema = z.strictObject({ paymentId: id, reason: reasonSchema });

/** Input of `annulManualPayment`. */
export const annulPaymentSchema = z.strictObject({ paymentId: id, reason: reasonSchema });

/** What concerns one invoice. */
export const invoiceIdSchema = z.strictObject({ invoiceId: id });

/** Input of `suspendMembership`. */
export const suspendMembershipSchema = z.strictObject({ businessId: id, reason: reasonSchema });

/** Input of `reinstateMembership`. */
export const reinstateMembershipSchema = z.strictObject({ businessId: id });

/** Input of `changePlan`. */
export const changePlanSchema = z.strictObject({ businessId: id, plan: z.enum(planKeys) });

/** A calendar day, for the bounds of a list. */
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, code('INVALID_DATE'))
  .refine((text) => !Number.isNaN(Date.parse(text)), code('INVALID_DATE'))
  .nullish();

/** Which payments to list. */
export const paymentFilterSchema = z.strictObject({
  status: z.enum(paymentStatuses).nullish(),
  dateFrom: day,
  dateUntil: day,
  search: z.string().max(limits.search.max, code('FIELD_TOO_LONG')).nullish(),
  surplus: z.enum(['OPEN', 'REFUNDED', 'APPLIED']).nullish(),
  businessId: z.string().max(limits.search.max, code('FIELD_TOO_LONG')).nullish(),
  applicationId: z.string().max(limits.search.max, code('FIELD_TOO_LONG')).nullish(),
});

const line = z
  .strictObject({ en: optionalText(200), es: optionalText(200) })
  .refine(({ en, es }) => Boolean(en || es), code('FIELD_REQUIRED'));

/** The highest price, in hundredths: far above any plan and far below where numbers lose exactness. */
const highestPrice = 100_000_000_000;

const price = z
  .number()
  .int(code('FIELD_INVALID'))
  .positive(code('FIELD_INVALID'))
  .max(highestPrice, code('FIELD_INVALID'));

/** Input of `updatePlan`: what is left out stays. COP is charged in whole pesos. */
export const updatePlanSchema = z.strictObject({
  key: z.enum(planKeys),
  revision: z.string().nullish(),
  name: line.nullish(),
  features: z.array(line).min(1, code('FIELD_REQUIRED')).max(12, code('TOO_MANY_ITEMS')).nullish(),
  price: pesos(price.multipleOf(100, code('FIELD_INVALID'))).nullish(),
  displayPrice: z.strictObject({ amountMinor: price, currency: z.string() }).nullish(),
});

/** Calendar days begin first in the east: today somewhere is not the future. */
function isDayUntilToday(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  const aheadOfUtc = 14 * 3600 * 1000;
  return (
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text) &&
    date.getUTCFullYear() >= 2000 &&
    date.getTime() <= Date.now() + aheadOfUtc
  );
}
