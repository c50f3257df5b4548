import { randomBytes } from 'node:crypto';
import { demoPassword } from '@wiki/domain';
import type { Config } from '../../config.ts';
import { replaceKnownPassword } from '../../modules/accounts/index.ts';
import { demoUserIds } from './demo-user-ids.ts';

/** The password of accounts that are written now: the one of the README, or in production a new one. */
export const passwordForDemo = ({ production }: Pick<Config, 'production'>): string =>
  production ? randomBytes(12).toString('base64url') : demoPassword;

/**
 * In production, gives the demonstration's accounts that still have the password of the README a new
 * one and signs them out: they may come from a time of trying out.
 * @returns the new password, or null when no account needed one.
 */
export async function secureDemoAccounts(
  config: Pick<Config, 'production'>,
): Promise<string | null> {
  if (!config.production) return null;
  const password = passwordForDemo(config);
  const changed = await replaceKnownPassword(demoUserIds(), demoPassword, password);
  return changed > 0 ? password : null;
}
