import { parseObjectId } from '../../../platform/database/object-id.ts';
import type { EventConsumer } from '../../../platform/outbox/consumer.ts';
import type { EventMap } from '../../../platform/outbox/event.model.ts';
import { findUser } from '../../users/index.ts';
import { NotificationModel } from '../notification.model.ts';
import { notifyLater } from './notify-later.ts';
import { mailJob } from './plan-mail.ts';

/** Warns who wrote to somebody who is away that the mail which tells of it could not be delivered. */
export const awayMailConsumer: EventConsumer = {
  name: 'away-mails',
  startsNow: true,
  types: ['mail.failed'],
  async handle({ data }) {
    const { cause } = data as EventMap['mail.failed'];
    const [job, notificationId] = cause.split(':');
    if (job !== mailJob) return;
    const notification = await NotificationModel.findById(parseObjectId(notificationId)).lean();
    if (notification?.type !== 'chatMessage' && notification?.type !== 'groupMessage') return;
    const person = await findUser(notification.userId);
    if (!person) return;
    await notifyLater(notification.actorIds, {
      type: 'awayMailFailed',
      params: { chatId: notification.params['chatId'] ?? '', person: person.displayName },
      cause: `away-mail:${cause}`,
    });
  },
};
