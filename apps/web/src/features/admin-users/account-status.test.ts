import { expect, test } from 'vitest';
import { statusOf } from './account-status.ts';

const account = { suspension: null, isAuthorized: true, isEmailVerified: true };
const suspension = { reason: 'Spam', dateSince: '2026-11-21T00:00:00.000Z', dateUntil: null };

test('shows what is most pressing', () => {
  expect(statusOf(account)).toBe('active');
  expect(statusOf({ ...account, isEmailVerified: false })).toBe('unverified');
  expect(statusOf({ ...account, isEmailVerified: false, isAuthorized: false })).toBe(
    'mustReauthorize',
  );
  expect(statusOf({ ...account, isAuthorized: false, suspension })).toBe('suspended');
});
