import type { EventConsumer } from '../../../platform/outbox/consumer.ts';
import type { EventMap } from '../../../platform/outbox/event.model.ts';
import { notifyLater } from '../../notifications/index.ts';
import { findUser } from '../../users/index.ts';
import { findBusiness } from '../business.store.ts';

/** Tells a member what somebody else made of their place in a business. */
export const memberNoticesConsumer: EventConsumer = {
  name: 'business-member-notices',
  startsNow: true,
  types: ['business.memberChanged'],
  concerns({ actorId, data }) {
    const { userId, change } = data as EventMap['business.memberChanged'];
    return change !== undefined && actorId !== userId;
  },
  async handle({ _id, actorId, data }) {
    const { businessId, userId, change } = data as EventMap['business.memberChanged'];
    const [business, person] = await Promise.all([findBusiness(businessId), findUser(userId)]);
    if (!business || !person) return;
    const about = { businessId, business: business.name };
    await notifyLater([userId], {
      ...(change === 'removed'
        ? { type: 'businessLeft', params: about }
        : { type: 'businessRole', params: { ...about, role: person.memberType } }),
      cause: _id.toHexString(),
      actorId,
    });
  },
};
