import type { EventConsumer } from '../../../platform/outbox/consumer.ts';
import type { EventMap } from '../../../platform/outbox/event.model.ts';
import { notifyLater } from '../../notifications/index.ts';
import { administratorIds } from '../../users/index.ts';
import { findBusiness } from '../business.store.ts';
import { managersOf } from '../people/people.store.ts';

/**
 * Tells those who manage a business that its verified mark went away or came back, and the
 * administrators that something waits for them to confirm.
 */
export const verificationConsumer: EventConsumer = {
  name: 'business-verification',
  types: ['business.changed'],
  concerns({ data }) {
    const { change } = data as EventMap['business.changed'];
    return change === 'verified' || change === 'verificationLost';
  },
  async handle({ _id, data }) {
    const { businessId, change } = data as EventMap['business.changed'];
    const business = await findBusiness(businessId);
    if (!business) return;
    const params = { businessId, business: business.name };
    const cause = _id.toHexString();
    const managers = await managersOf(businessId);
    if (change === 'verified') {
      await notifyLater(managers, { type: 'businessVerified', params, cause });
      return;
    }
    await notifyLater(managers, { type: 'verificationLost', params, cause });
    await notifyLater(await administratorIds('BUSINESSES'), {
      type: 'businessToConfirm',
      params,
      cause,
    });
  },
};
