import type { Config } from '../../config.ts';
import { Refusal } from '../../platform/errors/errors.ts';
import { clearLimit, giveBack, limit, type Quota } from '../../platform/rate-limit/rate-limit.ts';

const minute = 60;
const hour = 3600;

/** How often the operations on accounts may be tried; signing in has settings of its own. */
const quotas = {
  'sign-up:address': { points: 60, durationSeconds: hour },
  'sign-up:account': { points: 5, durationSeconds: 24 * hour },
  'request-reset:caller': { points: 5, durationSeconds: hour },
  'request-reset:account': { points: 5, durationSeconds: hour },
  'request-reset:address': { points: 30, durationSeconds: hour },
  'reset-password:address': { points: 60, durationSeconds: hour },
  'reset-password:account': { points: 10, durationSeconds: hour },
  'request-verification:account': { points: 5, durationSeconds: hour },
  'change-email:account': { points: 5, durationSeconds: hour },
  'export-data:account': { points: 20, durationSeconds: hour },
  'verify-email:address': { points: 60, durationSeconds: hour },
  'sign-in-locked:account': { points: 1, durationSeconds: 24 * hour },
} as const satisfies Record<string, Quota>;

/**
 * Counts an attempt on an account or from an address. Never inside a transaction: a refused
 * attempt counts too. Refused with `TOO_MANY_REQUESTS`.
 */
export async function limitAttempts(operation: keyof typeof quotas, key: string): Promise<void> {
  await limit(operation, key, quotas[operation]);
}

/** The same where it is no reason to refuse: whether the attempt was within the quota. */
export async function isWithinLimit(operation: keyof typeof quotas, key: string): Promise<boolean> {
  try {
    await limitAttempts(operation, key);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Who compares a password: an account from an address, or from a device that is known to be its own. */
export interface PasswordCaller {
  account: string;
  address: string;
  /** A device or session that belongs to the account; null for strangers. */
  knownAs: string | null;
  /** Told when the caller is refused for the wrong passwords they entered. */
  onLockOut?: () => Promise<void>;
}

/**
 * What has to do with comparing a password, counted before. Wrong ones count per account and address
 * together, so that nobody else is locked out by them, and per address over all accounts, against
 * whoever tries one password on many. A device of the account counts by itself: no stranger's attempts
 * stand in its way.
 */
export function passwordAttempts(
  { signInLimits }: Config,
  { account, address, knownAs, onLockOut }: PasswordCaller,
) {
  const { perAccount, perAddress, perMinute, windowSeconds } = signInLimits;
  const failures: Quota = { points: perAccount, durationSeconds: windowSeconds };
  const addressFailures: Quota = { points: perAddress, durationSeconds: windowSeconds };
  const rate: Quota = { points: perMinute, durationSeconds: minute };
  const caller = knownAs ?? `${account} ${address}`;
  return {
    /** Counts one. Refused with `TOO_MANY_REQUESTS`. */
    async count(): Promise<void> {
      await limit('password:rate', knownAs ?? address, rate);
      if (!knownAs) await limit('password:address', address, addressFailures);
      try {
        await limit('password:caller', caller, failures);
      } catch (error) {
        if (error instanceof Refusal) await onLockOut?.();
        throw error;
      }
    },
    /**
     * Forgets the wrong ones of this caller; of the address only this one, or one account would free
     * all. How fast passwords are compared stays counted, also for right ones: they cost as much. The
     * account's share is counted here, where only its owner can use it up.
     */
    async succeed(): Promise<void> {
      await limit('password:account', account, rate);
      await clearLimit('password:caller', caller, failures);
      if (!knownAs) await giveBack('password:address', address, addressFailures);
    },
  };
}
