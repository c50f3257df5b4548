import type { Language } from '@wiki/domain';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { createLinkToken, deleteLinkTokens } from '../accounts/index.ts';
import {
  activeSuspension,
  changeUser,
  createUser,
  findUserByEmail,
  lockAdministrators,
  type UserRecord,
} from '../users/index.ts';
import { appoint } from './appoint.ts';

/** Who is to administer, as the operator names them. */
export interface Invitee {
  /** In lower case. */
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
}

/** What became of it. */
export interface Invited {
  user: UserRecord;
  outcome: 'created' | 'promoted' | 'wasAdministrator';
  /** Whether a suspension was lifted for it. */
  wasSuspended: boolean;
  /** Sets a new password, once, within an hour. Goes to the operator's console and nowhere else. */
  token: string;
}

/**
 * Makes an administrator for the operator of the installation, who may do so whatever anybody else
 * may: creates the account or promotes the one with the address, lifts a suspension, and gives the
 * token of a link that sets a password; older links of the account stop working.
 * Refused with `WORKS_FOR_BUSINESS`.
 */
export async function inviteAdministrator(invitee: Invitee): Promise<Invited> {
  return inTransaction(async () => {
    await lockAdministrators();
    const known = await findUserByEmail(invitee.email);
    const wasSuspended = known !== null && activeSuspension(known) !== null;
    const before = known ?? (await createUser(invitee));
    const userId = before._id.toHexString();
    if (wasSuspended) await changeUser(userId, { suspension: null });
    const user = await appoint(userId, null);
    const isNew = before.memberType !== 'wikiAdmin';
    if (!isNew) await recordEvent('administrator.linkIssued', null, { userId });
    await deleteLinkTokens(userId);
    const { token } = await createLinkToken('resetPassword', userId, invitee.email);
    const outcome = !known ? 'created' : isNew ? 'promoted' : 'wasAdministrator';
    return { user, outcome, wasSuspended, token };
  });
}
