import { expect, test } from 'vitest';
import { faultsOf, isMissing, placeOf } from './field-errors.ts';

const fault = (message: string) => ({ type: 'custom', message });

test('lists every fault in the order of the form, those of lists and of their entries', () => {
  const errors = {
    taxId: fault('INVALID_TAX_ID'),
    authorizedUsers: [undefined, { email: fault('INVALID_EMAIL') }],
    shareholders: { root: fault('FIELD_TOO_LONG') },
    contactFirstName: fault('FIELD_REQUIRED'),
    commercialReference: { imageId: fault('FIELD_REQUIRED') },
    address: fault('FIELD_REQUIRED'),
    city: fault('FIELD_REQUIRED'),
    taxDocumentIds: fault('FIELD_REQUIRED'),
  };
  expect(faultsOf(errors as never)).toEqual([
    { field: 'contactFirstName', code: 'FIELD_REQUIRED' },
    { field: 'city', code: 'FIELD_REQUIRED' },
    { field: 'address', code: 'FIELD_REQUIRED' },
    { field: 'authorizedUsers.1.email', code: 'INVALID_EMAIL' },
    { field: 'taxId', code: 'INVALID_TAX_ID' },
    { field: 'shareholders', code: 'FIELD_TOO_LONG' },
    { field: 'taxDocumentIds', code: 'FIELD_REQUIRED' },
    { field: 'commercialReference.imageId', code: 'FIELD_REQUIRED' },
  ]);
});

test('knows what is missing from what is wrong', () => {
  expect(isMissing({ field: 'city', code: 'FIELD_REQUIRED' })).toBe(true);
  expect(isMissing({ field: 'email', code: 'INVALID_EMAIL' })).toBe(false);
});

test('an entry of a list of words or files is shown by its list', () => {
  expect(placeOf('services.2')).toBe('services');
  expect(placeOf('taxDocumentIds.0')).toBe('taxDocumentIds');
  expect(placeOf('authorizedUsers.0.email')).toBe('authorizedUsers.0.email');
});
