import { isChoice } from '@wiki/domain';
import { notificationPreferencesSchema } from '@wiki/domain/schemas';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { perMinute, write } from '../../../kits/resource/index.ts';
import { planDigest } from '../channels/plan-mail.ts';
import {
  NotificationPreferencesModel,
  type NotificationPreferencesRecord,
  preferencesOf,
} from './preferences.model.ts';

/** The caller's preferences. */
export async function readPreferences({
  viewer,
}: Pick<Context, 'viewer'>): Promise<NotificationPreferencesRecord> {
  return preferencesOf(signedIn(viewer).userId);
}

/** Changes the caller's preferences: what is left out stays. */
export const savePreferences = write({
  input: notificationPreferencesSchema,
  limit: { name: 'notifications.preferences', quota: perMinute(120) },
  async act({ viewer: { userId }, input }) {
    const before = await preferencesOf(userId);
    const chosen: NotificationPreferencesRecord['channels'] = {};
    for (const { topic, channels } of input.channels ?? []) {
      chosen[topic] = channels.filter((channel) => isChoice(topic, channel));
    }
    const after: NotificationPreferencesRecord = {
      _id: userId,
      channels: { ...before.channels, ...chosen },
      digest: input.digest ?? before.digest,
      quietHours: input.quietHours ?? before.quietHours,
      timeZone: input.timeZone ?? before.timeZone,
    };
    const { _id, ...fields } = after;
    await NotificationPreferencesModel.updateOne({ _id }, { $set: fields }, { upsert: true });
    // What waits for a digest goes out at the time that holds now.
    await planDigest(after);
    return { preferences: after };
  },
});
