import { demoPassword, limits } from '@wiki/domain';

let common: Promise<Set<string>> | undefined;

/** The list is large and needed only when someone sets a password: read once, then. */
async function loadCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common'].slice(0, limits.password.commonRefused).map(String),
  );
}

/** Whether a password is among the 10,000 most common ones, in any case, or is the demonstration's. */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (password === demoPassword) return true;
  common ??= loadCommonPasswords();
  return (await common).has(password.toLowerCase());
}
