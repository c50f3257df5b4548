import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { failureOf } from './error-codes.ts';

const thrown = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'English', extensions: { code } }] });

test('reads the code of the catalog', () => {
  expect(failureOf(thrown('FORBIDDEN'))).toBe('FORBIDDEN');
});

test('a code this client does not know is a fault', () => {
  expect(failureOf(thrown('FROM_THE_FUTURE'))).toBe('INTERNAL');
  expect(failureOf(thrown('toString'))).toBe('INTERNAL');
});

test('tells no answer from a bad answer', () => {
  const answer = (status: number) =>
    new ServerError('English', { response: new Response(null, { status }), bodyText: '' });
  expect(failureOf(new TypeError('Failed to fetch'))).toBe('NETWORK');
  expect(failureOf(answer(503))).toBe('UNAVAILABLE');
  expect(failureOf(answer(429))).toBe('TOO_MANY_REQUESTS');
});
