import { lifetimes, limits } from '@wiki/domain';
import { Types } from 'mongoose';
import { documentsOf } from '../../../platform/database/documents/documents.ts';
import { parseObjectId } from '../../../platform/database/object-id.ts';
import type { Write } from '../../../platform/database/documents/send-writes.ts';
import { writeTogether } from '../../../platform/database/documents/write-together.ts';
import { deviceName } from './device.ts';
import { RefreshTokenModel, type RefreshTokenRecord } from './refresh-token.model.ts';
import { hashToken } from '../passwords/secrets.ts';
import { SessionModel, type SessionRecord } from './session.model.ts';

const sessions = documentsOf<SessionRecord>(SessionModel);
const refreshTokens = documentsOf<RefreshTokenRecord>(RefreshTokenModel);

/** When a refresh token given now stops working: never later than its session ends. */
export function refreshExpiry(now: Date, createdAt: Date): Date {
  const end = createdAt.getTime() + lifetimes.session * 1000;
  return new Date(Math.min(now.getTime() + lifetimes.refreshToken * 1000, end));
}

/** A session that starts now, before it is stored. */
export function newSession(userId: string, userAgent: string): SessionRecord {
  const now = new Date();
  return {
    _id: new Types.ObjectId(),
    userId,
    device: deviceName(userAgent),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: refreshExpiry(now, now),
  };
}

/** Stores a session with its first refresh token, for `writeTogether`. */
export const toStartSession = (session: SessionRecord, token: string): Write[] => [
  sessions.toInsert(session),
  refreshTokens.toInsert(liveToken(session, token)),
];

/** The ids of the sessions of an account that leave no room for one more, unused for longest. */
export async function surplusSessions(userId: string): Promise<string[]> {
  const surplus = await sessions.find(
    { userId },
    {
      sort: { lastUsedAt: -1, _id: -1 },
      skip: limits.sessions.max - 1,
      // There is one too many each time; more, if ever, end with the next sign-in.
      limit: 100,
      projection: { _id: 1 },
    },
  );
  return surplus.map(({ _id }) => _id.toHexString());
}

/**
 * Starts a session with its first refresh token; of too many of the account, those unused for
 * longest end. Joins the caller's transaction.
 */
export async function startSession(
  userId: string,
  userAgent: string,
  token: string,
): Promise<SessionRecord> {
  const surplusIds = await surplusSessions(userId);
  const session = newSession(userId, userAgent);
  await writeTogether(toStartSession(session, token));
  await removeSessions(surplusIds);
  return session;
}

type Owned = Pick<SessionRecord, '_id' | 'userId' | 'expiresAt'>;

const liveToken = ({ _id, userId, expiresAt }: Owned, token: string): RefreshTokenRecord => ({
  _id: hashToken(token),
  sessionId: _id.toHexString(),
  userId,
  rotatedAt: null,
  expiresAt,
});

/** Makes a token the live one of a session. Joins the caller's transaction. */
export async function addRefreshToken(session: Owned, token: string): Promise<void> {
  await refreshTokens.insertOne(liveToken(session, token));
}

/** The session while it lasts, or null. */
export async function findSession(
  sessionId: string,
  userId: string,
): Promise<SessionRecord | null> {
  const _id = parseObjectId(sessionId);
  return _id && SessionModel.findOne({ _id, userId, expiresAt: { $gt: new Date() } }).lean();
}

/** Which of some sessions last, each with whose it is: no more of them is read. */
export async function lastingSessions(
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = sessionIds.flatMap((id) => parseObjectId(id) ?? []);
  const filter = { _id: { $in: ids }, expiresAt: { $gt: new Date() } };
  const found = await sessions.find(filter, { projection: { userId: 1 }, limit: ids.length });
  return new Map(found.map(({ _id, userId }) => [_id.toHexString(), userId]));
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
  const all = await sessions.find({ userId }, { projection: { _id: 1 } });
  const ended = all
    .map(({ _id }) => _id.toHexString())
    .filter((id) => (which.only === undefined || id === which.only) && id !== which.except);
  await removeSessions(ended);
  return ended;
}

/** Takes sessions away with their refresh tokens. Joins the caller's transaction. */
export async function removeSessions(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await SessionModel.deleteMany({ _id: { $in: ids } });
  await RefreshTokenModel.deleteMany({ sessionId: { $in: ids } });
}
