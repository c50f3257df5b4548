import type { Context } from '../../../graphql/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Write } from '../../../platform/database/documents/send-writes.ts';
import { writeTogether } from '../../../platform/database/documents/write-together.ts';
import { toRecordEvent } from '../../../platform/outbox/record-event.ts';
import type { UserRecord } from '../../users/index.ts';
import { newToken } from '../passwords/secrets.ts';
import { grantAccess, type SessionResult } from './grant-access.ts';
import {
  type AccountBrowser,
  browserOf,
  forgetSurplus,
  keepDevice,
  toRememberDevice,
} from './known-device.store.ts';
import { newSession, removeSessions, surplusSessions, toStartSession } from './session.store.ts';

/** What an account has by the time somebody signs in to it. */
export interface AccountBefore {
  browser: AccountBrowser;
  /** The sessions that leave no room for one more. */
  surplusIds: string[];
}

/** Looks at what signing in to an account changes; without an account, by the same commands at nothing. */
export async function lookAtAccount(
  ctx: Pick<Context, 'deviceCookie'>,
  userId: string | null,
): Promise<AccountBefore> {
  const [browser, surplusIds] = await Promise.all([
    browserOf(ctx, userId),
    surplusSessions(userId ?? ''),
  ]);
  return { browser, surplusIds };
}

/**
 * Starts a session of somebody who signed in, remembers their browser and says so, together with what
 * else is to be written, all or nothing. The account was looked at before: what changed since is one
 * session or browser too many at most, until the next sign-in.
 * @throws UnmatchedUpdateError where an update among `writes` finds nothing.
 */
export async function beginSession(
  ctx: Pick<Context, 'config' | 'request' | 'refreshCookie' | 'deviceCookie' | 'viewer'>,
  user: UserRecord,
  { browser, surplusIds }: AccountBefore,
  { isNewDevice, writes = [] }: { isNewDevice: boolean; writes?: readonly Write[] },
): Promise<SessionResult> {
  const userId = user._id.toHexString();
  const session = newSession(userId, ctx.request.userAgent);
  const sessionId = session._id.toHexString();
  const refreshToken = newToken();
  await inTransaction(async () => {
    await writeTogether([
      ...writes,
      ...toStartSession(session, refreshToken),
      toRememberDevice(browser, userId),
      toRecordEvent('session.started', userId, {
        userId,
        sessionId,
        sessionIds: surplusIds,
        isNewDevice,
      }),
    ]);
    await removeSessions(surplusIds);
    await forgetSurplus(browser);
  });
  keepDevice(ctx, browser.token);
  return grantAccess(ctx, user, session, refreshToken);
}
