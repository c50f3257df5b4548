import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import type { EventRecord } from '../../../platform/outbox/event.model.ts';
import '../billing.events.ts';

const types = [
  'application.transitioned',
  'business.memberChanged',
  'membership.changed',
  'invoice.changed',
  'payment.changed',
  'billing.synced',
] as const;

/** That the caller's account status changed; what it is now is read at delivery. */
export interface AccountStatusChangeRecord {
  cursor: string;
}

/** The changes of the caller's account status, from a position on. */
export async function* followAccountStatus(
  { viewer, live }: Pick<Context, 'viewer' | 'live'>,
  after?: string | null,
): AsyncGenerator<{ accountStatusChanged: AccountStatusChangeRecord }> {
  const { userId, businessId } = signedIn(viewer);
  const concerns = ({ type, data }: EventRecord) => {
    const concerned = data as { userId?: string; userIds?: string[]; businessId?: string | null };
    // What a business owes concerns those who work for it now, whoever it was made out to.
    const isBilled = type === 'invoice.changed' || type === 'payment.changed';
    if (isBilled && concerned.businessId) return concerned.businessId === businessId;
    return (
      concerned.userId === userId ||
      (concerned.userIds?.includes(userId) ?? false) ||
      (businessId !== null && concerned.businessId === businessId)
    );
  };
  for await (const { cursor } of live.follow({ after, types, concerns })) {
    yield { accountStatusChanged: { cursor } };
  }
}
