import type { Config } from '../../config.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import type { JobHandler } from '../../platform/jobs/job-handler.ts';
import { mailer } from '../../platform/mail/mailer.ts';
import { MailRequestModel, type MailRequestRecord } from './mail-request.model.ts';
import { sendMailJob } from './request-mail.ts';

/** With delays that grow to an hour, an outage of more than three days loses nothing. */
const maxAttempts = 90;

/**
 * Sends one mail request. Run again, it sends under the same Message-ID; sent already or erased
 * with its account, it does nothing. A body that holds a secret is erased as soon as it was handed
 * over or given up.
 */
export const sendMailHandler: JobHandler = {
  type: sendMailJob,
  maxAttempts,
  async run(job, { config }) {
    const _id = parseObjectId(job.payload.mailRequestId);
    const request = await MailRequestModel.findOneAndUpdate(
      { _id, status: 'PENDING' },
      { $inc: { attempts: 1 } },
      { returnDocument: 'after' },
    ).lean();
    if (!request) return;
    try {
      await send(request, config);
    } catch (error) {
      if (job.attempts >= maxAttempts) await settle(request, 'FAILED');
      throw error;
    }
    await settle(request, 'SENT');
  },
};

async function send({ emailID, to, replyTo, message }: MailRequestRecord, config: Config) {
  const { subject, html, text } = message;
  if (html === null || text === null) throw new Error('The mail has no body.');
  const messageId = `<${emailID}@${new URL(config.baseUrl).hostname}>`;
  await mailer(config).send({
    messageId,
    from: config.mailFrom,
    to,
    replyTo,
    subject,
    html,
    text,
  });
}

async function settle(
  { _id, holdsSecret }: MailRequestRecord,
  status: 'SENT' | 'FAILED',
): Promise<void> {
  await MailRequestModel.updateOne(
    { _id },
    {
      $set: {
        status,
        ...(status === 'SENT' ? { dateSent: new Date() } : {}),
        ...(holdsSecret ? { 'message.html': null, 'message.text': null } : {}),
      },
    },
  );
}
