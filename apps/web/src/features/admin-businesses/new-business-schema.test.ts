import { expect, test } from 'vitest';
import { lazyResolver } from '../../lib/forms/lazy-resolver.ts';
import type { CreateBusinessInput } from '../../gql/schema-types.ts';
import { newBusinessSchemas } from './new-business-schema.ts';

const complete = {
  name: 'Taller del Río',
  description: { en: '', es: 'Reparamos máquinas.' },
  country: 'CO',
  region: 'Antioquia',
  city: 'Medellín',
  lineOfBusiness: '',
};

const check = async (language: 'en' | 'es', values: typeof complete) => {
  const resolve = lazyResolver<CreateBusinessInput>(newBusinessSchemas[language]);
  const { errors } = await resolve(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return errors;
};

test('one language describes a business', async () => {
  expect(await check('en', complete)).toEqual({});
});

test.each(['en', 'es'] as const)(
  'without a description, and whatever else is missing, the first field (%s) says so',
  async (language) => {
    const errors = await check(language, {
      ...complete,
      name: '',
      description: { en: ' ', es: '' },
    });
    expect(errors.name?.message).toBe('EMPTY_NAME');
    expect(errors.description?.[language]?.message).toBe('FIELD_REQUIRED');
  },
);
