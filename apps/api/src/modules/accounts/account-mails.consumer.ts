import {
  accountSuspendedMail,
  type ComposedMail,
  type MailInput,
  newDeviceMail,
  passwordChangedMail,
  passwordResetMail,
  signInLockedMail,
  verificationMail,
  welcomeMail,
} from '@wiki/emails';
import type { Config } from '../../config.ts';
import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap, EventRecord, EventType } from '../../platform/outbox/event.model.ts';
import { eraseMailsTo, requestMail } from '../mail/index.ts';
import { findUser, type UserRecord } from '../users/index.ts';
import { deviceName, deviceNameIn } from './device.ts';
import type { LinkPurpose } from './link-token.model.ts';
import { createLinkToken } from './link-token.store.ts';
import { siteIdentity } from '../../platform/site/site.ts';
import { findSession } from './session.store.ts';

/** A user who can be written to. */
type Recipient = UserRecord & { email: string };

/** One mail of an event. Those with a link hold a secret until they are sent. */
interface Template {
  name: string;
  holdsSecret: boolean;
  applies?: (user: Recipient, event: EventRecord) => boolean;
  compose(
    user: Recipient,
    input: MailInput,
    event: EventRecord,
  ): ComposedMail | Promise<ComposedMail>;
}

const plain = (name: string, compose: Template['compose']): Template => ({
  name,
  holdsSecret: false,
  compose,
});

/**
 * A mail with a link. Its token is made here, while composing: the database keeps the token's hash
 * and, until the mail is sent, the mail's body, which is erased then. No event, job or log ever
 * holds the token.
 */
const withLink = (
  name: string,
  purpose: LinkPurpose,
  compose: (input: MailInput & { token: string }) => ComposedMail,
): Template => ({
  name,
  holdsSecret: true,
  async compose(user, input) {
    const token = await createLinkToken(purpose, user._id.toHexString(), user.email);
    return compose({ ...input, token });
  },
});

const verification: Template = {
  ...withLink('verification', 'verifyEmail', verificationMail),
  applies: (user) => !user.emailVerified,
};

const newDevice: Template = {
  ...plain('newDevice', async ({ language }, input, { data, at }) => {
    const { userId, sessionId } = data as EventMap['session.started'];
    const device = (await findSession(sessionId, userId))?.device ?? deviceName('');
    return newDeviceMail({ ...input, device: deviceNameIn(device, language), at });
  }),
  // Events of the version before say nothing of it.
  applies: (_user, { data }) => (data as Partial<EventMap['session.started']>).isNewDevice === true,
};

const mailsOf: Partial<Record<EventType, Template[]>> = {
  'user.registered': [plain('welcome', (_user, input) => welcomeMail(input)), verification],
  'user.verificationRequested': [verification],
  'user.passwordResetRequested': [withLink('passwordReset', 'resetPassword', passwordResetMail)],
  'user.passwordChanged': [plain('passwordChanged', (_user, input) => passwordChangedMail(input))],
  'user.signInLocked': [plain('signInLocked', (_user, input) => signInLockedMail(input))],
  'session.started': [newDevice],
  'user.suspended': [
    {
      ...plain('accountSuspended', ({ suspension }, input) =>
        accountSuspendedMail({
          ...input,
          reason: suspension?.reason ?? '',
          until: suspension?.until ?? null,
        }),
      ),
      applies: (user) => user.suspension !== null,
    },
  ],
};

/** Turns what happened to accounts into mail requests, each once; erases those of deleted accounts. */
export const accountMailsConsumer: EventConsumer = {
  name: 'account-mails',
  types: [...(Object.keys(mailsOf) as EventType[]), 'user.deleted'],
  async handle(event, { config }) {
    const { userId } = event.data as { userId: string | null };
    if (!userId) return;
    if (event.type === 'user.deleted') return eraseMailsTo(userId);
    const user = await findUser(userId);
    if (!user?.email) return;
    await requestMails(event, { ...user, email: user.email }, config);
  },
};

async function requestMails(event: EventRecord, user: Recipient, config: Config): Promise<void> {
  const input: MailInput = {
    language: user.language,
    name: user.displayName,
    baseUrl: config.baseUrl,
    socialLinks: config.socialLinks,
    site: siteIdentity(),
  };
  for (const template of mailsOf[event.type] ?? []) {
    if (template.applies && !template.applies(user, event)) continue;
    await requestMail({
      to: user.email,
      userId: user._id.toHexString(),
      language: user.language,
      mail: await template.compose(user, input, event),
      cause: `${event._id.toHexString()}:${template.name}`,
      holdsSecret: template.holdsSecret,
    });
  }
}
