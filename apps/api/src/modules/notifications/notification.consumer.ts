import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap } from '../../platform/outbox/event.model.ts';
import { cancelJobsOf } from '../../platform/jobs/enqueue-job.ts';
import { NotificationModel } from './notification.model.ts';
import { digestJob, mailJob } from './channels/plan-mail.ts';
import { NotificationPreferencesModel } from './preferences/preferences.model.ts';

/** Removes the notifications of deleted accounts, and the mails that were to tell of them. */
export const notificationConsumer: EventConsumer = {
  name: 'notifications',
  types: ['user.deleted'],
  async handle({ data }) {
    const { userId } = data as EventMap['user.deleted'];
    await NotificationModel.deleteMany({ userId });
    for (const job of [mailJob, digestJob]) await cancelJobsOf(`${job}:${userId}:`);
    await NotificationPreferencesModel.deleteOne({ _id: userId });
  },
};
