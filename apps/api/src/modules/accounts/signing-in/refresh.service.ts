import { dayHere } from '../../../kits/statistics/index.ts';
import { lifetimes } from '@wiki/domain';
import type { Context } from '../../../graphql/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { logger } from '../../../platform/logging/logger.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { type Secrets, secretsOf } from '../../../platform/tokens/secrets.ts';
import { activeSuspension, findUser } from '../../users/index.ts';
import { isKnownDevice, keepDevice, rememberDevice } from './known-device.store.ts';
import { RefreshTokenModel, type RefreshTokenRecord } from './refresh-token.model.ts';
import { hashToken, successorOf } from '../passwords/secrets.ts';
import { SessionModel, type SessionRecord } from './session.model.ts';
import { addRefreshToken, endSessions, findSession, refreshExpiry } from './session.store.ts';
import { grantAccess, type SessionResult } from './grant-access.ts';

/**
 * Trades the refresh cookie for an access token and the next cookie. Refused with
 * `SESSION_EXPIRED` when the session ended, and with `USER_DISABLED` while suspended. A token that
 * was traded before gives the same successor for `lifetimes.refreshGrace` seconds; after that it is
 * a replay and ends the whole session.
 */
export async function refreshSession(
  ctx: Pick<Context, 'config' | 'refreshCookie' | 'deviceCookie' | 'viewer'>,
): Promise<SessionResult> {
  const presented = ctx.refreshCookie.read();
  const rotated = presented ? await rotate(presented, ctx.config) : null;
  if (rotated && 'replayed' in rotated) {
    const { userId, sessionId } = rotated.replayed;
    logger.warn({ userId, sessionId }, 'a refresh token came back: somebody else may have it');
  }
  const current = rotated && 'session' in rotated ? rotated : null;
  const user = current && (await findUser(current.session.userId));
  if (!current || !user) {
    ctx.refreshCookie.clear();
    throw refuse('SESSION_EXPIRED');
  }
  if (activeSuspension(user)) throw refuse('USER_DISABLED');
  await recognizeDevice(ctx, current.session.userId);
  return grantAccess(ctx, user, current.session, current.token);
}

/** A browser with a session is one of the account's, also when it signed in before devices were kept. */
async function recognizeDevice(ctx: Pick<Context, 'deviceCookie'>, userId: string): Promise<void> {
  if (await isKnownDevice(ctx, userId)) return;
  keepDevice(ctx, await inTransaction(() => rememberDevice(ctx, userId)));
}

/** A session and the token that is its live one now. */
interface Current {
  session: SessionRecord;
  token: string;
}

/** A token that was traded long before: nobody keeps its session. */
interface Replay {
  replayed: Pick<RefreshTokenRecord, 'userId' | 'sessionId'>;
}

/** The live token that follows the presented one, or null when the session is over. */
async function rotate(presented: string, secrets: Secrets): Promise<Current | Replay | null> {
  return inTransaction(async () => {
    const now = new Date();
    const record = await RefreshTokenModel.findById(hashToken(presented)).lean();
    const session = record && (await findSession(record.sessionId, record.userId));
    if (!record || !session) return null;
    if (!record.rotatedAt) return replace(presented, session, secrets, now);
    if (now.getTime() - record.rotatedAt.getTime() <= lifetimes.refreshGrace * 1000) {
      return { session, token: await liveTokenAfter(presented, secrets) };
    }
    await endReplayed(record);
    return { replayed: record };
  });
}

/** Makes the successor the live token and prolongs the session as far as it may; one event a day, or every tab would write one all day. */
async function replace(
  token: string,
  session: SessionRecord,
  secrets: Secrets,
  now: Date,
): Promise<Current | null> {
  const changes = { lastUsedAt: now, expiresAt: refreshExpiry(now, session.createdAt) };
  const { matchedCount } = await SessionModel.updateOne({ _id: session._id }, { $set: changes });
  if (matchedCount === 0) return null;
  const successor = successorOf(token, secrets.jwtSecret);
  await RefreshTokenModel.updateOne({ _id: hashToken(token) }, { $set: { rotatedAt: now } });
  if (dayHere(session.lastUsedAt) !== dayHere(now)) {
    const { userId, _id } = session;
    await recordEvent('session.continued', userId, { userId, sessionId: _id.toHexString() });
  }
  const renewed = { ...session, ...changes };
  await addRefreshToken(renewed, successor);
  return { session: renewed, token: successor };
}

/**
 * Follows the successors to the live one: a third tab may already have traded the next, and before
 * the secret was changed.
 */
async function liveTokenAfter(token: string, secrets: Secrets): Promise<string> {
  for (const secret of secretsOf(secrets)) {
    const successor = successorOf(token, secret);
    const record = await RefreshTokenModel.findById(hashToken(successor)).lean();
    if (record) return record.rotatedAt ? liveTokenAfter(successor, secrets) : successor;
  }
  return successorOf(token, secrets.jwtSecret);
}

/** Someone else holds the token: nobody keeps the session. */
async function endReplayed({ userId, sessionId }: RefreshTokenRecord): Promise<void> {
  const sessionIds = await endSessions(userId, { only: sessionId });
  await recordEvent('session.revoked', null, { userId, sessionIds });
}
