import { expect, test } from 'vitest';
import { creationFailureOf, isPasswordLongEnough } from './creation-failure.ts';

test('a password of five characters or fewer is too short', () => {
  expect(['', '12345', '123456'].map(isPasswordLongEnough)).toEqual([false, false, true]);
});

test('no refusal is no failure', () => {
  expect(creationFailureOf([])).toBeNull();
});

test('what the form can repair goes back to it', () => {
  const refusals = [{ code: 'USER_EXISTS', field: 'email' }];
  expect(creationFailureOf(refusals)).toEqual({ kind: 'fields', refusals });
});

test.each([
  { code: 'WEAK_PASSWORD', field: 'password' },
  { code: 'NOT_FOUND', field: 'businessId' },
  { code: 'TOO_MANY_REQUESTS', field: null, retryAfterSeconds: 30 },
])('$code is a failure of the creation', (refusal) => {
  const failure = creationFailureOf([{ code: 'EMPTY_NAME', field: 'firstName' }, refusal]);
  expect(failure).toEqual({ kind: 'failed', refusal });
});
