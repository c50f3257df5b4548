import { expect, test } from 'vitest';
import { statusOf } from './account-status.ts';

const account = { suspension: null, isAuthorized: true, emailVerified: true };
const suspension = { reason: 'Spam', since: '2026-11-21T00:00:00.000Z', until: null };

test('shows what is most pressing', () => {
  expect(statusOf(account)).toBe('active');
  expect(statusOf({ ...account, emailVerified: false })).toBe('unverified');
  expect(statusOf({ ...account, emailVerified: false, isAuthorized: false })).toBe(
    'mustReauthorize',
  );
  expect(statusOf({ ...account, isAuthorized: false, suspension })).toBe('suspended');
});
