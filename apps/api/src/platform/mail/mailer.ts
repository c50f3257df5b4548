import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { OutboxMailModel } from './mail.model.ts';

/** A mail ready to go. */
export interface Mail {
  /** Stable for its cause: a repeat carries the same. With angle brackets, as in the header. */
  messageId: string;
  from: string;
  to: string;
  replyTo?: string | null;
  subject: string;
  html: string;
  text: string;
}

/** Sends mails. Throws when a mail could not be handed over; the job then tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

let smtp: { url: string; mailer: Mailer } | undefined;

/** SMTP when it is configured, else the local outbox that /dev/mail shows. */
export function mailer(config: Config): Mailer {
  if (!config.smtpUrl) return localOutbox;
  if (smtp?.url !== config.smtpUrl)
    smtp = { url: config.smtpUrl, mailer: overSmtp(config.smtpUrl) };
  return smtp.mailer;
}

function overSmtp(url: string): Mailer {
  const transport = createTransport(url, undefined);
  return {
    async send({ replyTo, ...mail }) {
      await transport.sendMail({
        ...mail,
        ...(replyTo ? { replyTo } : {}),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
}

const localOutbox: Mailer = {
  async send({ messageId, replyTo = null, ...mail }) {
    await OutboxMailModel.updateOne(
      { messageId },
      { $setOnInsert: { ...mail, replyTo, dateSent: new Date() } },
      { upsert: true },
    );
  },
};
