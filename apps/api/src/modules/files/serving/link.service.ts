import { fileSchema } from '@wiki/domain/schemas';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { signToken } from '../../../platform/files/signed-token.ts';
import { addressOf } from './addresses.ts';
import { mayReadFile } from '../file-readers.ts';
import { findFile } from '../file.store.ts';
import { assertScanned } from '../uploads/scan-file.job.ts';

/** How long a link to a private file works, in milliseconds. */
const linkLifetime = 5 * 60_000;

/**
 * Makes a link to a file for the caller alone: what is opened with it counts as seen by them, and it
 * ends with their right to see it. Refused with `NOT_FOUND`, also for files of others, and with
 * `FILE_NOT_CHECKED` and `FILE_INFECTED` where the scanner is asked first.
 */
export async function createFileLink(
  { viewer, config }: Pick<Context, 'viewer' | 'config'>,
  input: unknown,
): Promise<{ url: string; dateExpires: Date }> {
  const { userId } = signedIn(viewer);
  const file = await findFile(parseInput(fileSchema, input).fileId);
  if (file?.status !== 'STORED' || !(await mayReadFile(viewer, file))) {
    throw refuse('NOT_FOUND', 'fileId');
  }
  assertScanned(file);
  const fileId = file._id.toHexString();
  const expiresAt = new Date(Date.now() + linkLifetime);
  const token = signToken(config, { use: 'view', fileId }, { claim: userId, expiresAt });
  return { url: `${addressOf(file)}?token=${token}`, dateExpires: expiresAt };
}
