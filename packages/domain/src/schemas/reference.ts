import { z } from 'zod';
import { limits } from '../graphql/limits.ts';
import { code, optionalText, requiredText } from './fields.ts';

const { value, label, externalId } = limits.reference;

/** An entry of a reference list to add or change; the list itself is an enum of the contract. */
export const referenceItemSchema = z.object({
  value: requiredText(value.max).regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, code('FIELD_INVALID')),
  label: z.object({ en: requiredLabel(), es: requiredLabel() }),
  parent: optionalText(value.max),
  externalId: optionalText(externalId.max),
  isActive: z.boolean(),
});

/** A name; left out or null is missing like an empty one. */
function requiredLabel() {
  return z
    .string()
    .nullish()
    .transform((text) => text ?? '')
    .pipe(requiredText(label.max));
}
