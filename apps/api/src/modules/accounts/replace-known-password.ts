import { Types } from 'mongoose';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { CredentialModel } from './passwords/credential.model.ts';
import { hashPassword, verifyPassword } from './passwords/password-hashing.ts';
import { endSessions } from './signing-in/session.store.ts';

/**
 * Gives those of these accounts whose password is a known one another, and ends their sessions.
 * @returns how many had it.
 */
export async function replaceKnownPassword(
  userIds: readonly string[],
  known: string,
  replacement: string,
): Promise<number> {
  const ids = userIds.map((id) => new Types.ObjectId(id));
  const credentials = await CredentialModel.find({ _id: { $in: ids } }).lean();
  // Accounts that were written together share one hash: comparing takes long on purpose.
  const byHash = Map.groupBy(credentials, ({ passwordHash }) => passwordHash);
  let replaced = 0;
  for (const [hash, owners] of byHash) {
    if (!(await verifyPassword(hash, known))) continue;
    const passwordHash = await hashPassword(replacement);
    const changedAt = new Date();
    for (const { _id } of owners) {
      await inTransaction(async () => {
        await CredentialModel.updateOne(
          { _id, passwordHash: hash },
          { $set: { passwordHash, changedAt } },
        );
        const userId = _id.toHexString();
        const sessionIds = await endSessions(userId);
        if (sessionIds.length > 0) {
          await recordEvent('session.revoked', null, { userId, sessionIds });
        }
      });
    }
    replaced += owners.length;
  }
  return replaced;
}
