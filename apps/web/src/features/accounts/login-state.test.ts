import { expect, test } from 'vitest';
import { loginStateOf } from './login-state.ts';

test('reads what the pages of the feature leave', () => {
  expect(loginStateOf({ email: 'ana@example.com', hasNewPassword: true })).toEqual({
    email: 'ana@example.com',
    hasNewPassword: true,
  });
});

test.each([[null], ['text'], [{ email: 7, hasNewPassword: 'yes' }]])('%j says nothing', (state) => {
  expect(loginStateOf(state)).toEqual({ email: '', hasNewPassword: false });
});
