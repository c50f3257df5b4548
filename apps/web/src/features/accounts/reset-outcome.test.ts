import { expect, test } from 'vitest';
import { outcomeOf } from './reset-outcome.ts';

test('no refusal: the password is set', () => {
  expect(outcomeOf([])).toEqual({ kind: 'done' });
});

test('a refused password keeps the link', () => {
  expect(outcomeOf([{ code: 'PASSWORD_MISMATCH', field: 'confirmation' }])).toEqual({
    kind: 'password',
  });
  expect(outcomeOf([{ code: 'WEAK_PASSWORD', field: 'newPassword' }])).toEqual({
    kind: 'password',
    isWeak: true,
  });
});

test.each(['TOKEN_INVALID', 'UNAUTHENTICATED', 'INTERNAL', 'NOT_FOUND'])(
  '%s asks for a new link',
  (code) => {
    expect(outcomeOf([{ code, field: code === 'TOKEN_INVALID' ? 'token' : null }])).toEqual({
      kind: 'newLink',
    });
  },
);

test('what passes is waited for', () => {
  expect(outcomeOf([{ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 60 }], 0)).toEqual({
    kind: 'wait',
    problem: { code: 'TOO_MANY_REQUESTS', retryAt: 60_000 },
  });
  expect(outcomeOf([{ code: 'NETWORK' }])).toEqual({ kind: 'wait', problem: { code: 'NETWORK' } });
});
