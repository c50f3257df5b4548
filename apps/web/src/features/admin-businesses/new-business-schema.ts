import type { Language } from '@wiki/domain';

/** Checks a new business; that no language is described is an error of the field shown first. */
const schemaFor = (first: Language) => async () => {
  const { createBusinessSchema, updateBusinessSchema } = await import('@wiki/domain/schemas');
  const description = updateBusinessSchema.shape.description
    .unwrap()
    .refine(({ en, es }) => Boolean(en || es), { path: [first], error: 'FIELD_REQUIRED' });
  return createBusinessSchema.omit({ description: true }).extend({ description });
};

export const newBusinessSchemas = { en: schemaFor('en'), es: schemaFor('es') };
