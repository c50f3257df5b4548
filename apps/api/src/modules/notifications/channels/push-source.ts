import { channelsOf } from '@wiki/domain';
import { topicOf } from '../../../kits/notifications/index.ts';
import { parseObjectId } from '../../../platform/database/object-id.ts';
import { findUser } from '../../users/index.ts';
import { NotificationModel } from '../notification.model.ts';
import { quietEnd } from './plan-mail.ts';
import { preferencesOf } from '../preferences/preferences.model.ts';
import { readForChannel } from './read-for-channel.ts';

/** Whether a notification is to be shown on its person's devices: wanted there, unread, and not in quiet hours. */
export async function wantsPush(notificationId: string): Promise<boolean> {
  const found = await NotificationModel.findById(parseObjectId(notificationId)).lean();
  if (!found || found.isRead) return false;
  const preferences = await preferencesOf(found.userId);
  const topic = topicOf(found.type);
  const isWanted = channelsOf(topic, preferences.channels[topic]).includes('PUSH');
  return isWanted && quietEnd(preferences, topic) === null;
}

/** What a device shows of a notification, in its person's words; null when it is read, gone or not readable. */
export async function readToPush(
  notificationId: string,
): Promise<{ title: string; body: string; url: string; lang: string } | null> {
  const found = await NotificationModel.findById(parseObjectId(notificationId)).lean();
  if (!found || found.isRead) return null;
  const user = await findUser(found.userId);
  if (!user || user.suspension !== null) return null;
  const [item] = await readForChannel([found], user);
  return item ? { title: item.title, body: item.text, url: item.url, lang: user.language } : null;
}
