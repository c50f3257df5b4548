import { businessInvitationMail } from '@wiki/emails';
import type { Config } from '../../config.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { JobHandler } from '../../platform/jobs/job-handler.ts';
import { hashToken, newToken } from '../accounts/index.ts';
import { requestMail } from '../mail/index.ts';
import { notify } from '../notifications/index.ts';
import { findUserByEmail, type UserRecord } from '../users/index.ts';
import type { BusinessRecord } from './business.model.ts';
import { findBusiness } from './business.store.ts';
import type { InvitationRecord } from './people/invitation.model.ts';
import { siteIdentity } from '../../platform/site/site.ts';
import { findInvitation, keepToken, sendInvitationJob } from './people/invitation.store.ts';

/** What is known of whom an invitation goes to. */
interface Letter {
  invitation: InvitationRecord & { email: string };
  business: BusinessRecord;
  recipient: UserRecord | null;
}

/**
 * Writes to somebody who is invited: a mail with the way in, in the language of their account or
 * else of the inviter, and a notification to those who have an account. Run again, it does what is
 * still to do; an invitation that does not wait any more is not sent.
 */
export const sendInvitationHandler: JobHandler = {
  type: sendInvitationJob,
  maxAttempts: 20,
  async run({ payload }, { config }) {
    const invitation = await findInvitation(String(payload.invitationId));
    const business = invitation && (await findBusiness(invitation.businessId));
    if (!invitation?.email || !business) return;
    const { email } = invitation;
    const recipient = await findUserByEmail(email);
    const letter = { invitation: { ...invitation, email }, business, recipient };
    await inTransaction(() => write(letter, config));
    if (recipient) await inTransaction(() => tell(recipient, letter));
  },
};

/** The database keeps the token's hash and, until the mail is sent, the mail's body. */
async function write({ invitation, business, recipient }: Letter, config: Config): Promise<void> {
  const token = newToken();
  if (!(await keepToken(invitation._id, hashToken(token)))) return;
  const language = recipient?.language ?? invitation.language;
  await requestMail({
    to: invitation.email,
    userId: recipient?._id.toHexString() ?? null,
    language,
    mail: businessInvitationMail({
      language,
      name: recipient?.displayName ?? `${invitation.firstName} ${invitation.lastName}`,
      baseUrl: config.baseUrl,
      socialLinks: config.socialLinks,
      site: siteIdentity(),
      businessName: business.name,
      role: invitation.role,
      invitationId: invitation._id.toHexString(),
      token,
      hasAccount: recipient !== null,
      expiresAt: invitation.expiresAt,
    }),
    cause: causeOf(invitation),
    secret: { expiresAt: invitation.expiresAt, slot: causeOf(invitation) },
  });
}

async function tell(recipient: UserRecord, { invitation, business }: Letter): Promise<void> {
  await notify({
    userId: recipient._id.toHexString(),
    type: 'businessInvitation',
    params: { business: business.name, invitationId: invitation._id.toHexString() },
    cause: causeOf(invitation),
  });
}

const causeOf = ({ _id }: InvitationRecord) => `business-invitation:${_id.toHexString()}`;
