import { lifetimes, type Language } from '@wiki/domain';
import { Types } from 'mongoose';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { type BusinessRole, InvitationModel, type InvitationRecord } from './invitation.model.ts';

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

/**
 * Stores an invitation and the job that sends it, joining the caller's transaction. An earlier one to
 * the address that has expired makes room; one that is open fails with the unique index's error
 * (code 11000).
 */
export async function createInvitation(given: NewInvitation): Promise<InvitationRecord> {
  const now = new Date();
  await InvitationModel.updateOne(
    {
      businessId: given.businessId,
      email: given.email,
      status: 'open',
      expiresAt: { $lte: now },
    },
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
