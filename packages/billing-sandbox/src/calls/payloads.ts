import { z } from 'zod';

const id = z.string('must be a text').trim().min(1, 'must not be empty').max(100, 'is too long');
const words = z.string('must be a text').max(500, 'is too long');
const flag = z.boolean('must be true or false');

const amount = z
  .number('must be a number')
  .nonnegative('must not be negative')
  .max(1e12, 'is too large')
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, {
    error: 'must have two decimals at most',
  });

const person = {
  IsPerson: flag,
  CompanyName: words,
  firstname: words,
  lastname: words,
  subsidiary: z.literal(5, 'must be 5'),
  email: z.email('must be an e-mail address'),
  phone: z.string('must be a text').regex(/^(\d{7,15})?$/, 'must be 7 to 15 digits'),
  user_id: id,
};

/** A company needs its name and a person a telephone number. */
function checkKind(
  { IsPerson, CompanyName, phone }: { IsPerson: boolean; CompanyName: string; phone: string },
  context: z.RefinementCtx,
): void {
  const issue = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (IsPerson && phone === '') issue('phone', 'is required of a person');
  if (!IsPerson && CompanyName.trim() === '') issue('CompanyName', 'is required of a company');
}

export const newCustomer = z.object(person).superRefine(checkKind);

export const editedCustomer = z
  .object({
    ...person,
    customerId: id,
    suitetax_tax_regime: words,
    nature: words,
    document_type: words,
    comercial_activity: words,
    tax_responsabilities: words,
    tax_regime: words,
    tax_schema: words,
    line_of_business: words,
    identification_num: id,
    billcountry: id,
    zip: words,
    city: words,
    state: words,
    address: words,
    shipcountry: words,
    zip2: words,
    city2: words,
    state2: words,
    address2: words,
  })
  .superRefine(checkKind);

const payer = {
  isAdmin: flag,
  application_id: id.nullable(),
  user_id: id,
  customerId: id,
  plan_id: id,
};

export const newButton = z
  .object({
    name: words.min(1, 'must not be empty'),
    description: words,
    currency: z.literal('cop', 'must be cop'),
    country: z.literal('CO', 'must be CO'),
    ...payer,
    total: amount.positive('must be above 0'),
    subtotal: amount,
    taxtotal: amount,
  })
  .refine(({ total, subtotal, taxtotal }) => Math.abs(total - subtotal - taxtotal) < 0.005, {
    path: ['total'],
    error: 'must be subtotal and taxtotal together',
  })
  .transform(({ country: _country, ...item }) => item);

export const itemQuestion = z.object({ customerId: id, itemId: id });

export const confirmation = z.object({
  ref_code: id,
  ...payer,
  pg_name: z.literal('epayco', 'must be epayco'),
});
