import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import type { EventRecord } from '../../platform/outbox/event.model.ts';
import { findUser } from '../users/index.ts';
import type { BusinessRecord } from './business.model.ts';
import { findBusiness } from './business.store.ts';

/** Events after which somebody's business reads differently. */
const businessEvents = [
  'business.changed',
  'business.memberChanged',
  'business.invitationChanged',
  'membership.changed',
  'application.transitioned',
  'application.taxDataChanged',
] as const;

/** The caller's business as it is at delivery. */
export interface MyBusinessChangeRecord {
  business: BusinessRecord | null;
  cursor: string;
}

/** The caller's business whenever it changes, from a position on. */
export async function* followMyBusiness(
  { viewer, live }: Pick<Context, 'viewer' | 'live'>,
  after?: string | null,
): AsyncGenerator<{ myBusinessChanged: MyBusinessChangeRecord }> {
  const { userId, businessId } = signedIn(viewer);
  const concerns = ({ type, data }: EventRecord) => {
    const concerned = data as { userId?: string; userIds?: string[]; businessId?: string | null };
    // Whoever of the business asked for other tax data: they are those of all who manage it.
    if (type === 'application.taxDataChanged') return concerned.businessId === businessId;
    return concerned.userId === userId || (concerned.userIds?.includes(userId) ?? false);
  };
  for await (const { cursor } of live.follow({ after, types: businessEvents, concerns })) {
    const user = await findUser(userId);
    if (!user) return;
    const business = user.businessId ? await findBusiness(user.businessId) : null;
    yield { myBusinessChanged: { business, cursor } };
  }
}
