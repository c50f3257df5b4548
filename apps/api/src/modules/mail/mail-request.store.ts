import type { QueryFilter, Types } from 'mongoose';
import { inTransaction } from '../../platform/database/transaction.ts';
import { discardWaitingJob } from '../../platform/jobs/enqueue-job.ts';
import { MailRequestModel, type MailRequestRecord, type MailStatus } from './mail-request.model.ts';

/** The job that sends one mail request. */
export const sendMailJob = 'send-mail';

/** The key of the job that sends a mail request. */
export const sendMailKey = (_id: Types.ObjectId): string => `${sendMailJob}:${_id.toHexString()}`;

/** Why a mail was left unsent, as administrators read it. */
export const expired = 'The link in it no longer works.';

/** Ends a mail request. What opens an account is not kept any longer. Joins the caller's transaction. */
export async function settleMail(
  { _id, holdsSecret }: Pick<MailRequestRecord, '_id' | 'holdsSecret'>,
  status: Exclude<MailStatus, 'PENDING'>,
): Promise<void> {
  const forgotten = { 'message.html': null, 'message.text': null };
  await MailRequestModel.updateOne(
    { _id },
    {
      $set: {
        status,
        expiresAt: null,
        slot: null,
        ...(status === 'SENT' ? { dateSent: new Date() } : {}),
        ...(holdsSecret ? forgotten : {}),
      },
    },
  );
}

/** Leaves mails unsent that wait and whose links have ended. Joins the caller's transaction. */
export async function leaveUnsent(which: QueryFilter<MailRequestRecord>): Promise<void> {
  const mails = await MailRequestModel.find({ ...which, status: 'PENDING' })
    .select({ holdsSecret: 1 })
    .lean();
  for (const mail of mails) {
    await settleMail(mail, 'EXPIRED');
    await discardWaitingJob(sendMailKey(mail._id), expired);
  }
}

/** How many mails one look leaves unsent at most. */
const atOnce = 500;

/** Leaves unsent, and forgets, what waited longer than its link works. */
export async function leaveExpiredUnsent(now = new Date()): Promise<void> {
  const over = await MailRequestModel.find({ expiresAt: { $type: 'date', $lte: now } })
    .sort({ expiresAt: 1 })
    .limit(atOnce)
    .select({ _id: 1 })
    .lean();
  for (const { _id } of over) await inTransaction(() => leaveUnsent({ _id }));
}
