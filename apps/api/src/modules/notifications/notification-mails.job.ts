import { channelsOf, nextDigest, type NotificationChannel } from '@wiki/domain';
import { notificationsMail } from '@wiki/emails';
import type { Config } from '../../config.ts';
import { topicOf } from '../../kits/notifications/index.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { JobHandler } from '../../platform/jobs/job-handler.ts';
import { takesMail } from '../../platform/mail/mailer.ts';
import { requestMail } from '../mail/index.ts';
import { findUser, type UserRecord } from '../users/index.ts';
import { NotificationModel, type NotificationRecord } from './notification.model.ts';
import { digestJob, mailJob, planMails, quietEnd } from './channels/plan-mail.ts';
import {
  type NotificationPreferencesRecord,
  preferencesOf,
} from './preferences/preferences.model.ts';
import { readForChannel } from './channels/read-for-channel.ts';
import { oneClickUrl, unsubscribePage, type UnsubscribeScope } from './channels/unsubscribe.ts';

/** How many notifications a mail names at most. */
const mostNamed = 30;

const hour = 3_600_000;

/** What waited this long for its own mail, as for a mail server, goes with all that waits as one. */
const lateMilliseconds = 6 * hour;

/** What is older is told by the app alone. The longest way to a mail is a week, for a digest. */
const staleMilliseconds = 14 * 24 * hour;

/** Without a mail server nothing is written: what is left to tell is decided when there is one. */
const awaits: JobHandler['awaits'] = (config) => (takesMail(config) ? null : 'SMTP_URL');

/** What of the notifications that wait is still to be told: unread, wanted that way and not long past. */
async function takeWaiting(
  mail: 'NOW' | 'DIGEST',
  userId: string,
  notificationId: string | null,
  { channels }: NotificationPreferencesRecord,
): Promise<NotificationRecord[]> {
  const one = notificationId === null ? {} : { _id: parseObjectId(notificationId) };
  const waiting = await NotificationModel.find({ userId, mail, ...one })
    .sort({ dateCreated: -1, _id: -1 })
    .lean();
  const ids = waiting.map(({ _id }) => _id);
  await NotificationModel.updateMany({ _id: { $in: ids } }, { $set: { mail: null } });
  const channel: NotificationChannel = mail === 'NOW' ? 'MAIL' : 'DIGEST';
  const since = Date.now() - staleMilliseconds;
  return waiting.filter(({ isRead, type, dateCreated }) => {
    const topic = topicOf(type);
    return (
      !isRead &&
      dateCreated.getTime() > since &&
      channelsOf(topic, channels[topic]).includes(channel)
    );
  });
}

interface Letter {
  user: UserRecord & { email: string };
  waiting: NotificationRecord[];
  kind: 'now' | 'digest';
  /** What receiving less is offered for. */
  scope: UnsubscribeScope;
  cause: string;
}

/** Requests one mail that tells of notifications. Joins the caller's transaction. */
async function tellByMail(
  { user, waiting, kind, scope, cause }: Letter,
  config: Config,
): Promise<void> {
  const userId = user._id.toHexString();
  const items = await readForChannel(waiting.slice(0, mostNamed), user);
  if (items.length === 0) return;
  const mail = notificationsMail({
    language: user.language,
    name: user.displayName,
    baseUrl: config.baseUrl,
    socialLinks: config.socialLinks,
    kind,
    items,
    more: Math.max(0, waiting.length - mostNamed),
    unsubscribeUrl: unsubscribePage(config, user, scope),
    isAdministrator: user.memberType === 'wikiAdmin',
  });
  await requestMail({
    to: user.email,
    userId,
    namedIds: [...new Set(waiting.flatMap(({ actorIds }) => actorIds))],
    language: user.language,
    mail,
    cause,
    unsubscribeUrl: oneClickUrl(config, userId, scope),
  });
}

/** The person behind a job if a mail can reach them. */
async function recipient(userId: string): Promise<(UserRecord & { email: string }) | null> {
  const user = await findUser(userId);
  return user?.email && user.suspension === null ? { ...user, email: user.email } : null;
}

/**
 * Tells of one notification by mail, or of all that waited for the end of quiet hours or for a mail
 * server. What was read meanwhile is left out; run again, it finds nothing more to tell.
 */
export const mailHandler: JobHandler = {
  type: mailJob,
  maxAttempts: 20,
  awaits,
  async run({ key, payload }, { config }) {
    const userId = String(payload.userId);
    const id = typeof payload.notificationId === 'string' ? payload.notificationId : null;
    await inTransaction(async () => {
      const user = await recipient(userId);
      const preferences = await preferencesOf(userId);
      const one = id === null ? null : await NotificationModel.findById(parseObjectId(id)).lean();
      if (user && one && (await waitForQuiet(one, preferences))) return;
      const isLate = one && one.dateCreated.getTime() < Date.now() - lateMilliseconds;
      const waiting = await takeWaiting('NOW', userId, isLate ? null : id, preferences);
      const [first, ...others] = waiting;
      if (!user || !first) return;
      const scope = others.length === 0 ? topicOf(first.type) : 'MAIL';
      await tellByMail({ user, waiting, kind: 'now', scope, cause: key }, config);
    });
  },
};

/** Puts a mail off to the end of the quiet hours that began while it waited; whether it did. */
async function waitForQuiet(
  { type }: NotificationRecord,
  preferences: NotificationPreferencesRecord,
): Promise<boolean> {
  const quiet = quietEnd(preferences, topicOf(type));
  if (!quiet) return false;
  await planMails(preferences._id, quiet);
  return true;
}

/** Sends a person's digest, if there is anything new and this is still their time. */
export const digestHandler: JobHandler = {
  type: digestJob,
  maxAttempts: 20,
  awaits,
  async run({ key, payload }, { config }) {
    const userId = String(payload.userId);
    const due = new Date(String(payload.due));
    await inTransaction(async () => {
      const user = await recipient(userId);
      const preferences = await preferencesOf(userId);
      const { digest, quietHours, timeZone } = preferences;
      // Another time was chosen meanwhile: the job of that one sends it.
      const now = nextDigest(new Date(due.getTime() - 1), digest, quietHours, timeZone);
      if (now.getTime() !== due.getTime() && now.getTime() > Date.now()) return;
      const waiting = await takeWaiting('DIGEST', userId, null, preferences);
      if (!user || waiting.length === 0) return;
      await tellByMail({ user, waiting, kind: 'digest', scope: 'DIGEST', cause: key }, config);
    });
  },
};
