import type { Config } from '../config.ts';
import { hasUsers, hasUsersOf } from '../modules/users/index.ts';
import { logger } from '../platform/logging/logger.ts';
import { secureDemoAccounts } from './demo-password.ts';
import { demoUserIds } from './demo-user-ids.ts';
import { isWritten } from './once.ts';
import { seedDemo } from './seed-demo.ts';

/**
 * What a start does about the demonstration: writes it where it is asked for, or into an empty
 * database of one's own, and finishes one that was interrupted; in production nobody is left with the
 * password of the README.
 * @returns the password that the operator has to be told, or null.
 */
export async function fillDemo(config: Config): Promise<string | null> {
  const written = (await isWanted(config)) ? await seedDemo(config) : null;
  const replaced = await secureDemoAccounts(config);
  if (config.production && (await hasUsersOf(demoUserIds()))) {
    logger.warn('this production installation holds the accounts of the demonstration');
  }
  return config.production ? (replaced ?? written) : null;
}

async function isWanted({ seedDemo: asked }: Config): Promise<boolean> {
  if (asked === false || (await isWritten(null))) return false;
  return asked === true || (await isWritten('businesses')) || !(await hasUsers());
}
