import { expect, test } from 'vitest';
import { placeErrors } from './form-problem.ts';

const fields = ['email', 'consent.termsVersion'] as const;

test('a refusal goes to the field it names', () => {
  expect(placeErrors([{ code: 'EMAIL_IN_USE', field: 'email' }], fields)).toEqual({
    fields: [{ field: 'email', code: 'EMAIL_IN_USE' }],
    problem: null,
  });
});

test('a refusal of a group goes to its first field', () => {
  expect(placeErrors([{ code: 'CONSENT_REQUIRED', field: 'consent' }], fields).fields).toEqual([
    { field: 'consent.termsVersion', code: 'CONSENT_REQUIRED' },
  ]);
});

test('what no field of the form can show is shown by the form, the first one', () => {
  const errors = [
    { code: 'TOKEN_INVALID', field: 'token' },
    { code: 'INTERNAL', field: null },
  ];
  expect(placeErrors(errors, fields)).toEqual({ fields: [], problem: { code: 'TOKEN_INVALID' } });
});

test('a refusal for too many attempts says when to try again', () => {
  const errors = [{ code: 'TOO_MANY_REQUESTS', field: null, retryAfterSeconds: 30 }];
  expect(placeErrors(errors, fields, 1_000).problem).toEqual({
    code: 'TOO_MANY_REQUESTS',
    retryAt: 31_000,
  });
});

test('no refusal, no problem', () => {
  expect(placeErrors([], fields)).toEqual({ fields: [], problem: null });
});
