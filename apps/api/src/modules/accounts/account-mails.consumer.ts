import {
  accountExistsMail,
  accountSuspendedMail,
  type ComposedMail,
  emailChangeMail,
  type EmailChangeMailKind,
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
import { eraseMailsTo, type MailSecret, requestMail } from '../mail/index.ts';
import { findUser, findUserByEmail, type UserRecord } from '../users/index.ts';
import { deviceName, deviceNameIn } from './signing-in/device.ts';
import { findEmailChange } from './email/email-change.store.ts';
import type { LinkPurpose } from './email/link-token.model.ts';
import { createLinkToken } from './email/link-token.store.ts';
import { siteIdentity } from '../../platform/site/site.ts';
import { findSession } from './signing-in/session.store.ts';

/** A user who can be written to. */
type Recipient = UserRecord & { email: string };

/** A mail, and what is said of the link in it that opens the account. */
interface Composed {
  mail: ComposedMail;
  secret?: MailSecret;
}

/** One mail of an event. */
interface Template {
  name: string;
  applies?: (user: Recipient, event: EventRecord) => boolean;
  /** Where it goes when not to the account's address; null for nowhere. */
  to?: (user: Recipient) => Promise<string | null>;
  compose(user: Recipient, input: MailInput, event: EventRecord): Promise<Composed>;
}

const plain = (
  name: string,
  compose: (
    user: Recipient,
    input: MailInput,
    event: EventRecord,
  ) => ComposedMail | Promise<ComposedMail>,
): Template => ({
  name,
  compose: async (user, input, event) => ({ mail: await compose(user, input, event) }),
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
  async compose(user, input) {
    const { token, secret } = await createLinkToken(purpose, user._id.toHexString(), user.email);
    return { mail: compose({ ...input, token }), secret };
  },
});

const verification: Template = {
  ...withLink('verification', 'verifyEmail', verificationMail),
  applies: (user) => !user.emailVerified,
};

/** Whether somebody signed in on a device that is new; events of the version before say nothing of it. */
const isOnNewDevice = ({ data }: EventRecord): boolean =>
  (data as Partial<EventMap['session.started']>).isNewDevice === true;

const newDevice: Template = {
  ...plain('newDevice', async ({ language }, input, { data, at }) => {
    const { userId, sessionId } = data as EventMap['session.started'];
    const device = (await findSession(sessionId, userId))?.device ?? deviceName('');
    return newDeviceMail({ ...input, device: deviceNameIn(device, language), at });
  }),
  applies: (_user, event) => isOnNewDevice(event),
};

const changeMail = (
  name: string,
  kind: EmailChangeMailKind,
  purpose: LinkPurpose,
  to: 'oldEmail' | 'newEmail',
): Template => ({
  name,
  async to({ _id }) {
    const change = await findEmailChange(_id.toHexString());
    if (!change) return null;
    // Where accounts are hidden an address that is taken is passed over in silence.
    const isTaken = kind === 'confirm' && (await findUserByEmail(change.newEmail)) !== null;
    return isTaken ? null : change[to];
  },
  async compose({ _id }, input) {
    const userId = _id.toHexString();
    const change = await findEmailChange(userId);
    if (!change) throw new Error('There is no change of address.');
    const { token, secret } = await createLinkToken(purpose, userId, change[to]);
    const { newEmail } = change;
    return { mail: emailChangeMail(kind, { ...input, token, newEmail }), secret };
  },
});

/** Whether an administrator made the account: what it is for is written by whoever asked for it. */
const madeByOthers = ({ _id }: Recipient, { actorId }: EventRecord): boolean =>
  actorId !== null && actorId !== _id.toHexString();

const mailsOf: Partial<Record<EventType, Template[]>> = {
  'user.registered': [
    {
      ...plain('welcome', (_user, input) => welcomeMail(input)),
      applies: (user, event) => !madeByOthers(user, event),
    },
    {
      ...verification,
      applies: (user, event) => !user.emailVerified && !madeByOthers(user, event),
    },
  ],
  'user.emailChangeRequested': [
    changeMail('emailChange', 'confirm', 'changeEmail', 'newEmail'),
    changeMail('emailChangeAsked', 'requested', 'revokeEmail', 'oldEmail'),
  ],
  'user.emailChanged': [changeMail('emailChanged', 'changed', 'revokeEmail', 'oldEmail')],
  'user.verificationRequested': [verification],
  'user.passwordResetRequested': [withLink('passwordReset', 'resetPassword', passwordResetMail)],
  'user.passwordChanged': [plain('passwordChanged', (_user, input) => passwordChangedMail(input))],
  'user.signInLocked': [plain('signInLocked', (_user, input) => signInLockedMail(input))],
  'user.signUpRepeated': [plain('accountExists', (_user, input) => accountExistsMail(input))],
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
  canWait: true,
  types: [...(Object.keys(mailsOf) as EventType[]), 'user.deleted'],
  concerns: (event) => event.type !== 'session.started' || isOnNewDevice(event),
  subject: ({ data }) => (data as { userId: string | null }).userId ?? '',
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
    const to = template.to ? await template.to(user) : user.email;
    if (!to) continue;
    await requestMail({
      to,
      userId: user._id.toHexString(),
      language: user.language,
      ...(await template.compose(user, input, event)),
      cause: `${event._id.toHexString()}:${template.name}`,
    });
  }
}
