import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap } from '../../platform/outbox/event.model.ts';
import { NotificationModel } from './notification.model.ts';
import { NotificationPreferencesModel } from './preferences.model.ts';

/** Removes the notifications of deleted accounts. */
export const notificationConsumer: EventConsumer = {
  name: 'notifications',
  types: ['user.deleted'],
  async handle({ data }) {
    const { userId } = data as EventMap['user.deleted'];
    await NotificationModel.deleteMany({ userId });
    await NotificationPreferencesModel.deleteOne({ _id: userId });
  },
};
