import { randomUUID } from 'node:crypto';
import type { Language } from '@wiki/domain';
import type { ComposedMail } from '@wiki/emails';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { OutboxMailModel } from '../../platform/mail/mail.model.ts';
import type { UserRecord } from '../users/index.ts';
import { emailIdOf } from './mail.loaders.ts';
import { MailRequestModel } from './mail-request.model.ts';
import { leaveUnsent, sendMailJob, sendMailKey } from './mail-request.store.ts';

/** An e-mail to be sent. */
export interface NewMail {
  to: string;
  userId: string | null;
  /** The other people whom it names by the ids of their accounts. */
  namedIds?: readonly string[];
  language: Language;
  mail: ComposedMail;
  /** What it comes from, such as an event's id and the template's name. */
  cause: string;
  /** Of the link in it that opens the account: its body is not kept longer than it takes to go. */
  secret?: MailSecret;
  replyTo?: string | null;
  /** The part of its Message-ID before the `@`; made up when left out. */
  emailID?: string;
  /** The Message-IDs of the mails that it follows, the oldest first, without brackets. */
  references?: readonly string[];
  /** Where one click switches such mails off; left out for mails that always go. */
  unsubscribeUrl?: string;
}

/** What is said of a link that opens the account, so that it is not sent when it does not any more. */
export interface MailSecret {
  /** Until when it works. */
  expiresAt: Date;
  /** What it is for: whoever asks for another one ends those before. */
  slot: string;
}

/**
 * Stores an e-mail and the job that sends it, joining the caller's transaction: what caused it and
 * the mail are both there or neither. The same cause makes one mail.
 */
export async function requestMail(request: NewMail): Promise<void> {
  const { to, userId, language, mail, cause, secret, replyTo = null } = request;
  const { emailID = randomUUID(), references = [] } = request;
  const { unsubscribeUrl = null, namedIds = [] } = request;
  const { upsertedId } = await MailRequestModel.updateOne(
    { cause },
    {
      $setOnInsert: {
        emailID,
        userId,
        to,
        namedIds: [...namedIds],
        message: mail,
        replyTo,
        references,
        unsubscribeUrl,
        language,
        holdsSecret: secret !== undefined,
        ...secret,
        status: 'PENDING',
        attempts: 0,
        dateCreated: new Date(),
        dateSent: null,
      },
    },
    { upsert: true },
  );
  if (!upsertedId) return;
  await enqueueJob({
    type: sendMailJob,
    key: sendMailKey(upsertedId),
    payload: { mailRequestId: upsertedId.toHexString() },
  });
  if (secret) await leaveUnsent({ slot: secret.slot, _id: { $ne: upsertedId } });
}

/** What is kept of the mails to a person, without their bodies, for the export of their data. */
export async function mailDataOf(userId: string): Promise<Record<string, unknown>> {
  const emails = await MailRequestModel.find({ userId })
    .sort({ dateCreated: 1 })
    .select({ _id: 0, to: 1, status: 1, dateCreated: 1, dateSent: 1, 'message.subject': 1 })
    .lean();
  return { emails };
}

/** Erases the mails to a person; what was not sent yet will not be. Joins the caller's transaction. */
export async function eraseMailsTo(userId: string): Promise<void> {
  await MailRequestModel.deleteMany({ userId });
}

/** Gives the Message-IDs, without brackets, of the mails to a person that have to be proven. */
export type ProofSource = (person: UserRecord) => Promise<readonly string[]>;
const proofSources: ProofSource[] = [];

/** Has mails kept as a proof when an account goes: their Message-ID, address and date, not their words. */
export function keepAsProof(source: ProofSource): void {
  proofSources.push(source);
}

/**
 * Takes what proves that something was sent out of the account that is erased: the mails keep when
 * and where they went under which Message-ID. Joins the caller's transaction.
 */
export async function keepProofs(person: UserRecord): Promise<void> {
  for (const source of proofSources) {
    const emailIDs = (await source(person)).map(emailIdOf);
    await MailRequestModel.updateMany(
      { emailID: { $in: emailIDs }, status: 'SENT' },
      {
        $set: {
          isProof: true,
          userId: null,
          namedIds: [],
          message: { subject: '', html: null, text: null },
          replyTo: null,
          references: [],
          unsubscribeUrl: null,
        },
      },
    );
  }
}

/**
 * Erases whatever was written to an address, also before it had an account, and what the local
 * outbox keeps of it. Joins the caller's transaction.
 */
export async function eraseMailsToAddress(email: string): Promise<void> {
  await MailRequestModel.deleteMany({ to: email, isProof: { $ne: true } });
  await OutboxMailModel.deleteMany({ to: email });
}

/** Erases the mails to others that name a person, as the above does. Joins the caller's transaction. */
export async function eraseMailsNaming(userId: string): Promise<void> {
  const mails = await MailRequestModel.find({ namedIds: userId }, { emailID: 1 }).lean();
  await MailRequestModel.deleteMany({ namedIds: userId });
  for (const { emailID } of mails) {
    await OutboxMailModel.deleteMany({ messageId: { $regex: `^<${emailID}@` } });
  }
}
