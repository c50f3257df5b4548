import type { EventConsumer } from '../../../platform/outbox/consumer.ts';
import type { EventMap } from '../../../platform/outbox/event.model.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { findUser } from '../../users/index.ts';
import { memberIdsOf } from './people.store.ts';

/**
 * Tells the people of a business that somebody joined by getting an account or left by deleting it:
 * those transactions have recorded the event of the account.
 */
export const businessPeopleConsumer: EventConsumer = {
  name: 'business-people',
  types: ['user.registered', 'user.deleted'],
  async handle({ type, actorId, data }) {
    const { userId, businessId: left } = data as EventMap['user.deleted'];
    const businessId = type === 'user.deleted' ? left : (await findUser(userId))?.businessId;
    if (!businessId) return;
    const userIds = await memberIdsOf(businessId);
    await recordEvent('business.memberChanged', actorId, { businessId, userId, userIds });
  },
};
