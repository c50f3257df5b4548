import { tokenPrefix } from '@wiki/domain';
import { Types } from 'mongoose';
import { documentsOf } from '../../../platform/database/documents/documents.ts';
import { parseObjectId } from '../../../platform/database/object-id.ts';
import type { AccessClaims } from '../../../platform/tokens/access-token.ts';
import { PersonalTokenModel, type PersonalTokenRecord } from './personal-token.model.ts';
import { hashToken, newToken } from '../passwords/secrets.ts';

/** That a token is used is noted once in so many milliseconds. */
const notedMilliseconds = 3_600_000;

/** A new token with what is stored of it. It names its record, so that nothing is searched by a secret. */
export function makeToken(
  given: Pick<PersonalTokenRecord, 'userId' | 'name' | 'scopes' | 'createdAt' | 'expiresAt'>,
): { token: string; record: PersonalTokenRecord } {
  const _id = new Types.ObjectId();
  const token = `${tokenPrefix}${_id.toHexString()}_${newToken()}`;
  const ending = token.slice(-4);
  return { token, record: { ...given, _id, hash: hashToken(token), ending, lastUsedAt: null } };
}

/** What a token stands for; null when it is not one, or stands for nothing any more. */
export async function claimsOfToken(token: string): Promise<AccessClaims | null> {
  const [, id = ''] = token.split('_');
  const known = await PersonalTokenModel.findOne({
    _id: parseObjectId(id),
    hash: hashToken(token),
    expiresAt: { $gt: new Date() },
  }).lean();
  return known && { userId: known.userId, sessionId: id, expiresAt: known.expiresAt };
}

/** Tokens of a person that last, the newest first. */
export async function tokensOf(userId: string): Promise<PersonalTokenRecord[]> {
  return PersonalTokenModel.find({ userId, expiresAt: { $gt: new Date() } })
    .sort({ createdAt: -1, _id: -1 })
    .lean();
}

/** Which of some sessions are tokens that last, and notes that they are used. */
export async function useTokens(
  asked: readonly { sessionId: string }[],
): Promise<ReadonlyMap<string, Pick<PersonalTokenRecord, 'userId' | 'scopes'>>> {
  const now = new Date();
  const ids = asked.flatMap(({ sessionId }) => parseObjectId(sessionId) ?? []);
  const tokens = documentsOf<PersonalTokenRecord>(PersonalTokenModel);
  const found = await tokens.find(
    { _id: { $in: ids }, expiresAt: { $gt: now } },
    { projection: { userId: 1, scopes: 1, lastUsedAt: 1 } },
  );
  const late = now.getTime() - notedMilliseconds;
  const stale = found.filter(({ lastUsedAt }) => (lastUsedAt?.getTime() ?? 0) < late);
  if (stale.length > 0) {
    const used = { _id: { $in: stale.map(({ _id }) => _id) } };
    await PersonalTokenModel.collection.updateMany(used, { $set: { lastUsedAt: now } });
  }
  return new Map(found.map((token) => [token._id.toHexString(), token]));
}

/** Ends all tokens of a person. Joins the caller's transaction. */
export async function endTokens(userId: string): Promise<void> {
  await PersonalTokenModel.deleteMany({ userId });
}
