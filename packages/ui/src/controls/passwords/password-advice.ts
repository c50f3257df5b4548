/** What a good password has; advice to the person, not the rule the server applies. */
export const passwordAdviceKeys = ['length', 'upper', 'lower', 'digit', 'symbol'] as const;

export type PasswordAdviceKey = (typeof passwordAdviceKeys)[number];

/** Says for each piece of advice whether the password follows it. */
export function passwordAdvice(password: string): Record<PasswordAdviceKey, boolean> {
  return {
    length: Array.from(password).length >= 8,
    upper: /\p{Lu}/u.test(password),
    lower: /\p{Ll}/u.test(password),
    digit: /\p{Nd}/u.test(password),
    symbol: /[^\p{L}\p{Nd}\s]/u.test(password),
  };
}
