import { revokeSessionSchema } from '@wiki/domain/schemas';
import DataLoader from 'dataloader';
import { assertCan } from '../../../authz/actions.ts';
import { signedIn, type Viewer } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { activeSuspension, findUserFields } from '../../users/index.ts';
import type { SessionRecord } from './session.model.ts';
import { viewerFields, viewerOf, viewerReading } from './viewer-of.ts';
import { useTokens } from '../tokens/personal-token.store.ts';
import { endSessions, lastingSessions, sessionsOf } from './session.store.ts';

type Caller = Pick<Context, 'viewer'>;

interface AskedFor {
  sessionId: string;
  userId: string;
}

/** Those asked for at the same moment are read together: an event may concern thousands. */
const viewers = new DataLoader<AskedFor, Viewer | null>(
  async (asked) => {
    const [lasting, users] = await Promise.all([
      lastingSessions(asked.map(({ sessionId }) => sessionId)),
      findUserFields(
        asked.map(({ userId }) => userId),
        viewerFields,
        viewerReading,
      ),
    ]);
    const others = asked.filter(({ sessionId }) => !lasting.has(sessionId));
    const tokens = others.length > 0 ? await useTokens(others) : null;
    return asked.map(({ sessionId, userId }) => {
      const user = users.get(userId);
      if (!user || activeSuspension(user)) return null;
      if (lasting.get(sessionId) === userId) return viewerOf(user, sessionId);
      const token = tokens?.get(sessionId);
      return token?.userId === userId ? viewerOf(user, sessionId, token.scopes) : null;
    });
  },
  { cache: false, maxBatchSize: 500 },
);

/**
 * Who is behind a session or a personal token, as the database has it now: null when the session ended or the account
 * was deleted or is suspended.
 */
export function loadViewer(sessionId: string, userId: string): Promise<Viewer | null> {
  return viewers.load({ sessionId, userId });
}

/** The caller's signed-in devices, the latest used first. */
export async function listSessions({ viewer }: Caller): Promise<SessionRecord[]> {
  return sessionsOf(signedIn(viewer).userId);
}

/** Where an account is signed in, the latest used first. Administrators. */
export async function readSessionsOf(
  { viewer }: Caller,
  { userId }: { userId: string },
): Promise<SessionRecord[]> {
  assertCan(viewer, 'user.list', null);
  return sessionsOf(userId);
}

/** Ends one of the caller's sessions. Refused with `NOT_FOUND` for any other id. */
export async function revokeSession(
  { viewer }: Caller,
  input: unknown,
): Promise<{ revokedIds: string[] }> {
  const { userId } = signedIn(viewer);
  const { sessionId } = parseInput(revokeSessionSchema, input);
  const revokedIds = await revoke(userId, { only: sessionId });
  if (revokedIds.length === 0) throw refuse('NOT_FOUND', 'sessionId');
  return { revokedIds };
}

/** Ends every session of the caller but the one of the request. */
export async function revokeOtherSessions({ viewer }: Caller): Promise<{ revokedIds: string[] }> {
  const { userId, sessionId } = signedIn(viewer);
  return { revokedIds: await revoke(userId, { except: sessionId }) };
}

async function revoke(userId: string, which: Parameters<typeof endSessions>[1]): Promise<string[]> {
  return inTransaction(async () => {
    const sessionIds = await endSessions(userId, which);
    if (sessionIds.length > 0) await recordEvent('session.revoked', userId, { userId, sessionIds });
    return sessionIds;
  });
}
