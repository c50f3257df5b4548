import { parseObjectId } from '../../platform/database/object-id.ts';
import {
  type JobContext,
  type JobHandler,
  ObsoleteError,
} from '../../platform/jobs/job-handler.ts';
import { mailer, mailPlaces, takesMail } from '../../platform/mail/mailer.ts';
import { senderOf } from '../../platform/mail/sender.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { MailRequestModel, type MailRequestRecord } from './mail-request.model.ts';
import { expired, sendMailJob, settleMail } from './mail-request.store.ts';

/** With delays that grow to an hour, a mail that is refused is tried for more than three days. */
const maxAttempts = 90;

/**
 * Sends one mail request. Run again, it sends under the same Message-ID; sent already or erased
 * with its account, it does nothing. A body that holds a secret is erased as soon as it was handed
 * over or given up, or when its link has ended meanwhile: then it is not sent.
 */
export const sendMailHandler: JobHandler = {
  type: sendMailJob,
  maxAttempts,
  places: mailPlaces,
  awaits: (config) => (takesMail(config) ? null : 'SMTP_URL'),
  async run(job, context) {
    const _id = parseObjectId(job.payload.mailRequestId);
    const request = await MailRequestModel.findOneAndUpdate(
      { _id, status: 'PENDING' },
      { $inc: { attempts: 1 } },
      { returnDocument: 'after' },
    ).lean();
    if (!request) return;
    if (request.expiresAt && request.expiresAt <= new Date()) {
      await settleMail(request, 'EXPIRED');
      throw new ObsoleteError(expired);
    }
    await send(request, context);
    await settleMail(request, 'SENT');
  },
  async giveUp({ payload }) {
    const _id = parseObjectId(payload.mailRequestId);
    const request = await MailRequestModel.findOne({ _id, status: 'PENDING' }).lean();
    if (!request) return;
    const { cause, userId } = request;
    await inTransaction(async () => {
      await settleMail(request, 'FAILED');
      await recordEvent('mail.failed', null, { cause, userId });
    });
  },
  async retry({ payload }) {
    const _id = parseObjectId(payload.mailRequestId);
    const { matchedCount } = await MailRequestModel.updateOne(
      { _id, status: { $in: ['PENDING', 'FAILED'] }, 'message.html': { $ne: null } },
      { $set: { status: 'PENDING' } },
    );
    return matchedCount === 1;
  },
};

async function send(
  { emailID, to, replyTo, references, unsubscribeUrl, message }: MailRequestRecord,
  { config, signal }: JobContext,
): Promise<void> {
  const { subject, html, text } = message;
  if (html === null || text === null) throw new Error('The mail has no body.');
  const messageId = `<${emailID}@${new URL(config.baseUrl).hostname}>`;
  const mail = {
    messageId,
    from: senderOf(config),
    to,
    replyTo,
    // Requests of the version before follow none.
    references: (references ?? []).map((id) => `<${id}>`),
    unsubscribeUrl,
    subject,
    html,
    text,
  };
  await mailer(config).send(mail, signal);
}
