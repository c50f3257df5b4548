import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import type { EventRecord } from '../../platform/outbox/event.model.ts';
import { ownAccountEvents } from './user.events.ts';
import type { UserRecord } from './user.model.ts';
import { findUser } from './user.store.ts';

/** The caller's own account whenever it changes, read anew for every delivery. */
export async function* followMe(
  { viewer, live }: Pick<Context, 'viewer' | 'live'>,
  after?: string | null,
): AsyncGenerator<{ meChanged: { me: UserRecord; cursor: string } }> {
  const { userId } = signedIn(viewer);
  const concerns = ({ data }: EventRecord) => {
    const concerned = data as { userId?: string; userIds?: string[] };
    return concerned.userId === userId || (concerned.userIds?.includes(userId) ?? false);
  };
  for await (const { cursor } of live.follow({ after, types: ownAccountEvents, concerns })) {
    const me = await findUser(userId);
    if (!me) return;
    yield { meChanged: { me, cursor } };
  }
}
