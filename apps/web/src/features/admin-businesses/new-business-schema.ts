import type { Language } from '@wiki/domain';
import type { CreateBusinessInput } from '../../gql/schema-types.ts';
import { lazyResolver } from '../../lib/forms/lazy-resolver.ts';

/** Checks a new business; that no language is described is an error of the field shown first. */
const resolverFor = (first: Language) =>
  lazyResolver<CreateBusinessInput>(async () => {
    const { createBusinessSchema, updateBusinessSchema } = await import('@wiki/domain/schemas');
    const description = updateBusinessSchema.shape.description
      .unwrap()
      .refine(({ en, es }) => Boolean(en || es), { path: [first], error: 'FIELD_REQUIRED' });
    return createBusinessSchema.omit({ description: true }).extend({ description });
  });

export const newBusinessResolvers = { en: resolverFor('en'), es: resolverFor('es') };
