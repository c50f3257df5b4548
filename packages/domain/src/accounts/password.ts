import { limits } from '../graphql/limits.ts';

/** The password of the demonstration's accounts. The README prints it, so in production it opens nothing. */
export const demoPassword = 'Demo-2026-red';

/** The advice of the reset e-mail: eight characters with upper and lower case letters, numbers and symbols. */
export interface PasswordAdvice {
  length: boolean;
  upper: boolean;
  lower: boolean;
  digit: boolean;
  symbol: boolean;
}

/** Which points of the advice a password follows. Advice only: what is enforced is `limits.password`. */
export function passwordAdvice(password: string): PasswordAdvice {
  return {
    length: [...password].length >= limits.password.advisedMin,
    upper: /\p{Lu}/u.test(password),
    lower: /\p{Ll}/u.test(password),
    digit: /\p{Nd}/u.test(password),
    symbol: /[^\p{L}\p{N}\s]/u.test(password),
  };
}

/** Whether a new password and its confirmation may be submitted: identical and at least the minimum (section 5). */
export function canSubmitNewPassword(password: string, confirmation: string): boolean {
  return password === confirmation && [...password].length >= limits.password.min;
}
