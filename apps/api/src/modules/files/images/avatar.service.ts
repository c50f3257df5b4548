import { setAvatarSchema } from '@wiki/domain/schemas';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { changeUser, findUser, type UserRecord } from '../../users/index.ts';
import { addressOf, fileIdOf } from '../serving/addresses.ts';
import { attachFiles, findFile, type FileUser, releaseFiles } from '../file.store.ts';

/** Sets the caller's picture, or the placeholder. Refused with `NOT_FOUND` unless it is their own AVATAR. */
export async function setAvatar(
  { viewer }: Pick<Context, 'viewer'>,
  input: unknown,
): Promise<{ user: UserRecord }> {
  const { userId } = signedIn(viewer);
  const { fileId } = parseInput(setAvatarSchema, input);
  const usedBy: FileUser = `user:${userId}`;
  return inTransaction(async () => {
    const former = await findUser(userId);
    const formerId = former?.photoUrl && fileIdOf(former.photoUrl);
    if (formerId && formerId !== fileId) await releaseFiles(usedBy, [formerId]);
    const user = await changeUser(userId, { photoUrl: await takeAvatar(userId, usedBy, fileId) });
    if (!user) throw refuse('NOT_FOUND');
    await recordEvent('user.changed', userId, { userId });
    return { user };
  });
}

async function takeAvatar(
  ownerId: string,
  usedBy: FileUser,
  fileId: string | null | undefined,
): Promise<string | null> {
  if (!fileId) return null;
  await attachFiles({ ownerId, usedBy, files: [{ fileId, purpose: 'AVATAR' }] });
  const file = await findFile(fileId);
  return file && addressOf(file);
}
