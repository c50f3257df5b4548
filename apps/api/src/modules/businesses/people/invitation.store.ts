import { lifetimes, type Language } from '@wiki/domain';
import { type QueryFilter, Types } from 'mongoose';
import { parseObjectId } from '../../../platform/database/object-id.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import {
  type BusinessRole,
  InvitationModel,
  type InvitationRecord,
  type InvitationStatus,
} from './invitation.model.ts';

/** Whom to invite. The address is in lower case. */
export interface NewInvitation {
  businessId: string;
  email: string;
  firstName: string;
  lastName: string;
  role: BusinessRole;
  /** What the mail is written in for those without an account. */
  language: Language;
}

/** The job that writes to somebody who is invited. */
export const sendInvitationJob = 'send-business-invitation';

const waiting = (): QueryFilter<InvitationRecord> => ({
  status: 'open',
  expiresAt: { $gt: new Date() },
});

/**
 * Stores an invitation and the job that sends it, joining the caller's transaction. An earlier one to
 * the address that has expired makes room; one that is open fails with the unique index's error
 * (code 11000).
 */
export async function createInvitation(given: NewInvitation): Promise<InvitationRecord> {
  const now = new Date();
  const { businessId, email } = given;
  await InvitationModel.updateOne(
    { businessId, email, status: 'open', expiresAt: { $lte: now } },
    { status: 'expired' },
  );
  const invitation: InvitationRecord = {
    ...given,
    _id: new Types.ObjectId(),
    status: 'open',
    tokenHash: null,
    dateSent: now,
    expiresAt: new Date(now.getTime() + lifetimes.businessInvitation * 1000),
  };
  await InvitationModel.create([invitation]);
  const invitationId = invitation._id.toHexString();
  await enqueueJob({
    type: sendInvitationJob,
    key: `${sendInvitationJob}:${invitationId}`,
    payload: { invitationId },
  });
  return invitation;
}

/** The open invitation with the id, or null. */
export async function findInvitation(id: string): Promise<InvitationRecord | null> {
  const _id = parseObjectId(id);
  return _id && InvitationModel.findOne({ _id, ...waiting() }).lean();
}

/**
 * Answers or withdraws an open invitation, with an address only one to it; null when there is none
 * such: of any number of attempts at once one closes it. Joins the caller's transaction.
 */
export async function closeInvitation(
  id: string,
  status: Exclude<InvitationStatus, 'open'>,
  email?: string,
): Promise<InvitationRecord | null> {
  const _id = parseObjectId(id);
  return (
    _id &&
    InvitationModel.findOneAndUpdate(
      { _id, ...(email === undefined ? {} : { email }), ...waiting() },
      { $set: { status } },
      { returnDocument: 'after' },
    ).lean()
  );
}

/** The open invitations to an address, the latest first. */
export async function openInvitationsTo(email: string): Promise<InvitationRecord[]> {
  return InvitationModel.find({ email, ...waiting() })
    .sort({ dateSent: -1, _id: -1 })
    .lean();
}

/** The open invitations of businesses, the latest first. */
export async function openInvitationsOf(
  businessIds: readonly string[],
): Promise<InvitationRecord[]> {
  return InvitationModel.find({ businessId: { $in: [...businessIds] }, ...waiting() })
    .sort({ dateSent: -1, _id: -1 })
    .lean();
}

/**
 * Keeps the hash of the token for the mail, once: false when it has one already or does not wait any
 * more. Joins the caller's transaction.
 */
export async function keepToken(id: Types.ObjectId, tokenHash: string): Promise<boolean> {
  const { modifiedCount } = await InvitationModel.updateOne(
    { _id: id, tokenHash: null, ...waiting() },
    { $set: { tokenHash } },
  );
  return modifiedCount === 1;
}

/** Withdraws what was sent to an address and forgets whom it named. Joins the caller's transaction. */
export async function eraseInvitationsTo(email: string): Promise<void> {
  await InvitationModel.updateMany({ email, status: 'open' }, { $set: { status: 'cancelled' } });
  await InvitationModel.updateMany(
    { email },
    { $set: { email: null, firstName: '', lastName: '' } },
  );
}
