import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { memberIdsOf } from '../../businesses/index.ts';

/** Records that a membership changed, and the payment it changed by, if any. */
export async function recordMembershipChange(
  businessId: string,
  actorId: string | null,
  paymentId: string | null = null,
): Promise<void> {
  const userIds = await memberIdsOf(businessId);
  await recordEvent('membership.changed', actorId, { businessId, userIds, paymentId });
}
