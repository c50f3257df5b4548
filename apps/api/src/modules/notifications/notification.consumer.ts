import type { EventRecord, EventType } from '../../platform/outbox/event.model.ts';
import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import { NotificationModel } from './notification.model.ts';
import type { NotificationType } from './notification-texts.ts';
import { notify } from './notify.ts';

/** Which events tell the person concerned what. */
const notificationOf = {
  'user.registered': 'welcome',
  'user.emailVerified': 'emailVerified',
  'user.passwordChanged': 'passwordChanged',
  'user.reinstated': 'reinstated',
} as const satisfies Partial<Record<EventType, NotificationType>>;

type NotifyingEvent = keyof typeof notificationOf;

const isNotifying = (event: EventRecord): event is EventRecord<NotifyingEvent> =>
  Object.hasOwn(notificationOf, event.type);

/** Makes notifications of events, each once, and removes those of deleted accounts. */
export const notificationConsumer: EventConsumer = {
  name: 'notifications',
  types: [...(Object.keys(notificationOf) as NotifyingEvent[]), 'user.deleted'],
  async handle(event) {
    const { userId } = event.data as { userId: string };
    if (isNotifying(event)) {
      const cause = event._id.toHexString();
      await notify({ userId, type: notificationOf[event.type], params: {}, cause });
    } else {
      // In its turn after whatever was to be told before: nothing of the person stays behind.
      await NotificationModel.deleteMany({ userId });
    }
  },
};
