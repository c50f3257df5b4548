import type { NotificationType } from '../../kits/notifications/index.ts';
import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap, EventType } from '../../platform/outbox/event.model.ts';
import { notify } from '../notifications/index.ts';
import { findUser } from '../users/index.ts';

/** Which events notify the owner of an account of what. */
const notificationOf = {
  'user.registered': 'welcome',
  'user.emailVerified': 'emailVerified',
  'user.emailChanged': 'emailChanged',
  'user.passwordChanged': 'passwordChanged',
  'user.reinstated': 'reinstated',
  'personalToken.created': 'personalTokenCreated',
} as const satisfies Partial<Record<EventType, NotificationType>>;

type Notifying = keyof typeof notificationOf;

/** Notifies people of what happens to their account, each time once. */
export const accountNotificationsConsumer: EventConsumer = {
  name: 'account-notifications',
  startsNow: true,
  types: Object.keys(notificationOf) as Notifying[],
  async handle({ _id, type, data }) {
    const { userId } = data as EventMap[Notifying];
    // Whoever is gone meanwhile gets none: nothing of them stays behind.
    if (!(await findUser(userId))) return;
    const notification = notificationOf[type as Notifying];
    await notify({ userId, type: notification, params: {}, cause: _id.toHexString() });
  },
};
