import type { Context } from '../../../graphql/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { UserRecord } from '../../users/index.ts';
import { grantAccess, type SessionResult } from './grant-access.ts';
import { deviceToken, keepDevice, rememberDevice } from './known-device.store.ts';
import { newToken } from '../passwords/secrets.ts';
import { startSession } from './session.store.ts';

/** Signs in somebody whose account was just created, without asking for the password again. */
export async function signInAnew(
  ctx: Pick<Context, 'config' | 'request' | 'refreshCookie' | 'deviceCookie' | 'viewer'>,
  user: UserRecord,
): Promise<SessionResult> {
  const userId = user._id.toHexString();
  const refreshToken = newToken();
  const device = deviceToken(ctx);
  const session = await inTransaction(async () => {
    const started = await startSession(userId, ctx.request.userAgent, refreshToken);
    await rememberDevice(device, userId);
    await recordEvent('session.started', userId, {
      userId,
      sessionId: started.session._id.toHexString(),
      sessionIds: started.endedIds,
      // The account is as new as its first device: there is nothing to tell.
      isNewDevice: false,
    });
    return started.session;
  });
  keepDevice(ctx, device);
  return grantAccess(ctx, user, session, refreshToken);
}
