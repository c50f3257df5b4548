import type { Config } from '../../config.ts';
import { clearLimit, giveBack, limit, type Quota } from '../../platform/rate-limit/rate-limit.ts';

const hour = 3600;

/** How often the operations on accounts may be tried; signing in has settings of its own. */
const quotas = {
  'sign-up:address': { points: 60, durationSeconds: hour },
  'request-reset:account': { points: 5, durationSeconds: hour },
  'request-reset:address': { points: 30, durationSeconds: hour },
  'reset-password:address': { points: 60, durationSeconds: hour },
  'request-verification:account': { points: 5, durationSeconds: hour },
  'verify-email:address': { points: 60, durationSeconds: hour },
} as const satisfies Record<string, Quota>;

/**
 * Counts an attempt on an account or from an address. Never inside a transaction: a refused
 * attempt counts too. Refused with `TOO_MANY_REQUESTS`.
 */
export async function limitAttempts(operation: keyof typeof quotas, key: string): Promise<void> {
  await limit(operation, key, quotas[operation]);
}

/** What has to do with comparing a password: counted before, per account and per address. */
export function passwordAttempts({ signInLimits }: Config, account: string, address: string) {
  const { perAccount, perAddress, windowSeconds } = signInLimits;
  const accountQuota: Quota = { points: perAccount, durationSeconds: windowSeconds };
  const addressQuota: Quota = { points: perAddress, durationSeconds: windowSeconds };
  return {
    /** Counts one. Refused with `TOO_MANY_REQUESTS`. */
    async count(): Promise<void> {
      await limit('sign-in:address', address, addressQuota);
      await limit('sign-in:account', account, accountQuota);
    },
    /** Forgets those on the account; of the address only this one, or one account would free all. */
    async succeed(): Promise<void> {
      await clearLimit('sign-in:account', account, accountQuota);
      await giveBack('sign-in:address', address, addressQuota);
    },
  };
}
