import type { Context } from '../../graphql/context.ts';
import type { AttemptLimit } from './attempts.ts';
import { countAttempt } from './attempts.ts';

const hour = 3600;

/** How often accounts may be tried; those of signing in are settings. */
export const accountLimits = {
  signUpPerAddress: { name: 'signUp:address', max: 60, windowSeconds: hour },
  resetPerAccount: { name: 'reset:account', max: 5, windowSeconds: hour },
  resetPerAddress: { name: 'reset:address', max: 30, windowSeconds: hour },
  newPasswordPerAddress: { name: 'newPassword:address', max: 60, windowSeconds: hour },
  verificationPerAccount: { name: 'verification:account', max: 5, windowSeconds: hour },
  verificationPerAddress: { name: 'verifyEmail:address', max: 60, windowSeconds: hour },
} as const satisfies Record<string, AttemptLimit>;

/** The limits of signing in and of everything else that compares a password. */
export function passwordLimits({ config }: Pick<Context, 'config'>) {
  const { perAccount, perAddress, windowSeconds } = config.signInLimits;
  return {
    account: { name: 'signIn:account', max: perAccount, windowSeconds },
    address: { name: 'signIn:address', max: perAddress, windowSeconds },
  } as const satisfies Record<string, AttemptLimit>;
}

/** Counts an attempt (see `countAttempt`) unless this installation has its limits switched off. */
export async function limitAttempts(
  { config }: Pick<Context, 'config'>,
  limit: AttemptLimit,
  subject: string,
): Promise<void> {
  if (config.rateLimits) await countAttempt(limit, subject);
}
