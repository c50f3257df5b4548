import { lifetimes } from '@wiki/domain';
import { changeUser, type UserRecord } from '../../users/index.ts';
import { EmailChangeModel, type EmailChangeRecord } from './email-change.model.ts';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

/** The change of somebody's address that was asked for last, or null. Joins the caller's transaction. */
export async function findEmailChange(userId: string): Promise<EmailChangeRecord | null> {
  return EmailChangeModel.findOne({ _id: userId, expiresAt: { $gt: new Date() } }).lean();
}

/** Notes that somebody asked for another address. Joins the caller's transaction. */
export async function noteEmailChange(
  userId: string,
  oldEmail: string,
  newEmail: string,
): Promise<void> {
  await EmailChangeModel.replaceOne(
    { _id: userId },
    {
      oldEmail,
      newEmail,
      dateRequested: new Date(),
      dateConfirmed: null,
      expiresAt: inSeconds(lifetimes.emailChange),
    },
    { upsert: true },
  );
}

/**
 * Gives somebody the address whose link was opened, and keeps the old one for them for a while. Joins
 * the caller's transaction. Null when it is not what they asked for last; a duplicate key when
 * somebody else has the address.
 */
export async function confirmEmailChange(
  userId: string,
  email: string,
): Promise<UserRecord | null> {
  const change = await EmailChangeModel.findOneAndUpdate(
    { _id: userId, newEmail: email, dateConfirmed: null },
    { $set: { dateConfirmed: new Date(), expiresAt: inSeconds(lifetimes.emailChangeUndo) } },
    { returnDocument: 'after' },
  ).lean();
  return change && changeUser(userId, { email, emailVerified: true }, { email: change.oldEmail });
}

/** Forgets what somebody asked for. Joins the caller's transaction. */
export async function forgetEmailChange(userId: string): Promise<void> {
  await EmailChangeModel.deleteOne({ _id: userId });
}

/** Whether an address is kept for somebody who has just changed it. */
export async function isAddressKept(email: string): Promise<boolean> {
  const kept = { oldEmail: email, dateConfirmed: { $ne: null }, expiresAt: { $gt: new Date() } };
  return (await EmailChangeModel.exists(kept)) !== null;
}
