import { lifetimes } from '@wiki/domain';
import { Types } from 'mongoose';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { deviceName } from './device.ts';
import { RefreshTokenModel } from './refresh-token.model.ts';
import { hashToken } from './secrets.ts';
import { SessionModel, type SessionRecord } from './session.model.ts';

/** When a refresh token given now stops working. */
export const refreshExpiry = (now: Date): Date =>
  new Date(now.getTime() + lifetimes.refreshToken * 1000);

/** Starts a session with its first refresh token. Joins the caller's transaction. */
export async function startSession(
  userId: string,
  userAgent: string,
  token: string,
): Promise<SessionRecord> {
  const now = new Date();
  const session: SessionRecord = {
    _id: new Types.ObjectId(),
    userId,
    device: deviceName(userAgent),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: refreshExpiry(now),
  };
  await SessionModel.create([session]);
  await addRefreshToken(session, token);
  return session;
}

/** Makes a token the live one of a session. Joins the caller's transaction. */
export async function addRefreshToken(
  session: Pick<SessionRecord, '_id' | 'userId' | 'expiresAt'>,
  token: string,
): Promise<void> {
  await RefreshTokenModel.create([
    {
      _id: hashToken(token),
      sessionId: session._id.toHexString(),
      userId: session.userId,
      rotatedAt: null,
      expiresAt: session.expiresAt,
    },
  ]);
}

/** The session while it lasts, or null. */
export async function findSession(
  sessionId: string,
  userId: string,
): Promise<SessionRecord | null> {
  const _id = parseObjectId(sessionId);
  return _id && SessionModel.findOne({ _id, userId, expiresAt: { $gt: new Date() } }).lean();
}

/** The sessions of a user that last, the latest used first. */
export async function sessionsOf(userId: string): Promise<SessionRecord[]> {
  return SessionModel.find({ userId, expiresAt: { $gt: new Date() } })
    .sort({ lastUsedAt: -1 })
    .lean();
}

/**
 * Ends sessions of a user: one, all, or all but one. Their refresh tokens go with them. Answers
 * the ids of those ended. Joins the caller's transaction.
 */
export async function endSessions(
  userId: string,
  which: { only?: string; except?: string | null } = {},
): Promise<string[]> {
  const sessions = await SessionModel.find({ userId }).select({ _id: 1 }).lean();
  const ended = sessions
    .map(({ _id }) => _id.toHexString())
    .filter((id) => (which.only === undefined || id === which.only) && id !== which.except);
  await SessionModel.deleteMany({ _id: { $in: ended } });
  await RefreshTokenModel.deleteMany({ sessionId: { $in: ended } });
  return ended;
}
