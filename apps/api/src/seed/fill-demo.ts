import type { Config } from '../config.ts';
import { hasUsers, hasUsersOf } from '../modules/users/index.ts';
import { logger } from '../platform/logging/logger.ts';
import { secureDemoAccounts } from './demo/demo-password.ts';
import { demoUserIds } from './demo/demo-user-ids.ts';
import { isWritten } from './once.ts';

/**
 * What a start does about the demonstration: writes it where it is asked for, or into an empty
 * database of one's own, and finishes one that was interrupted; in production nobody is left with the
 * password of the README.
 * @param say is told what is being done, for it takes minutes at the first start.
 * @returns the password that the operator has to be told, or null.
 */
export async function fillDemo(
  config: Config,
  say: (step: string) => void = () => {},
): Promise<string | null> {
  const isFilling = await isWanted(config);
  if (isFilling) say('Filling the database with the demonstration, which takes a minute or two…');
  const written = isFilling ? await fill(config, say) : null;
  if (isFilling) say('  done; the search indexes it while you look around');
  const replaced = await secureDemoAccounts(config);
  if (config.production && (await hasUsersOf(demoUserIds()))) {
    logger.warn('this production installation holds the accounts of the demonstration');
  }
  return config.production ? (replaced ?? written) : null;
}

/** Most starts fill nothing: what is written, and how, is loaded only then. */
async function fill(config: Config, say: (step: string) => void): Promise<string | null> {
  const { seedDemo } = await import('./seed-demo.ts');
  return seedDemo(config, say);
}

async function isWanted({ seedDemo: asked }: Config): Promise<boolean> {
  if (asked === false || (await isWritten(null))) return false;
  return asked === true || (await isWritten('businesses')) || !(await hasUsers());
}
