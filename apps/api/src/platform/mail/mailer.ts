import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { FinalError, ServiceAwayError } from '../jobs/job-handler.ts';
import { OutboxMailModel } from './mail.model.ts';

/** A mail ready to go. */
export interface Mail {
  /** Stable for its cause: a repeat carries the same. With angle brackets, as in the header. */
  messageId: string;
  from: string;
  to: string;
  replyTo?: string | null;
  /** The mails that it follows, the oldest first, with angle brackets. */
  references?: readonly string[];
  /** Where one click switches such mails off (RFC 8058). */
  unsubscribeUrl?: string | null;
  subject: string;
  html: string;
  text: string;
}

/** Sends mails. Throws when a mail could not be handed over; the job then tries again. */
export interface Mailer {
  /**
   * Hands a mail over, unless the signal ends it before, and answers what the mail server said.
   * @throws ServiceAwayError when the mail server is the reason: every mail would fail; FinalError
   * when there is no such recipient.
   */
  send(mail: Mail, signal: AbortSignal): Promise<string>;
}

/** How many mails are handed over side by side: as many connections are kept open. */
export const mailPlaces = 5;

/** How long the mail server may take for each step, in milliseconds. */
const patience = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
  socketCloseTimeout: 1_000,
};

let smtp: { url: string; mailer: Mailer } | undefined;

/** Whether mails go anywhere: to a mail server, or where /dev/mail shows them. */
export const takesMail = ({
  smtpUrl,
  hasDevelopmentMailbox,
}: Pick<Config, 'smtpUrl' | 'hasDevelopmentMailbox'>): boolean =>
  smtpUrl !== null || hasDevelopmentMailbox;

/**
 * SMTP when it is configured, else the local outbox that /dev/mail shows. Where nobody could look
 * into that one either, mails wait.
 * @throws ServiceAwayError from its `send` then
 */
export function mailer(config: Config): Mailer {
  if (!takesMail(config)) return nowhere;
  if (!config.smtpUrl) return localOutbox;
  if (smtp?.url !== config.smtpUrl)
    smtp = { url: config.smtpUrl, mailer: overSmtp(config.smtpUrl) };
  return smtp.mailer;
}

function overSmtp(url: string): Mailer {
  const transport = createTransport({ url, pool: true, maxConnections: mailPlaces, ...patience });
  return {
    async send({ replyTo, references = [], unsubscribeUrl, ...mail }, signal) {
      try {
        const { response } = await transport.sendMail({
          ...mail,
          ...(replyTo ? { replyTo } : {}),
          ...(references.length > 0
            ? { references: [...references], inReplyTo: references.at(-1) }
            : {}),
          headers: unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : {},
          disableFileAccess: true,
          disableUrlAccess: true,
          signal,
        });
        return response;
      } catch (error) {
        if (!refusesMail(error)) throw new ServiceAwayError('The mail server', error);
        throw hasNoRecipient(error) ? new FinalError(error.message, { cause: error }) : error;
      }
    },
  };
}

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** What nodemailer says when the server refused this recipient or this text. */
const mailCodes = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM']);

/** "Service not available, closing": said of a mail, and meant of all. */
const closing = 421;

/** An error of nodemailer, with what the server answered. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

function refusesMail(error: unknown): error is SmtpError {
  const { code, responseCode } = error as SmtpError;
  return mailCodes.has(code ?? '') && responseCode !== closing;
}

/**
 * Whether the address of the recipient is wrong for good (RFC 3463, 3.2: X.1). Any other refusal may be
 * of this installation, its sender or its network, and is mended by whoever runs it.
 */
const hasNoRecipient = ({ command, response = '' }: SmtpError): boolean =>
  command === 'RCPT TO' && /^5\d\d[ -]5\.1\.\d/.test(response);

const nowhere: Mailer = {
  send: () => Promise.reject(new ServiceAwayError('The mail server', 'SMTP_URL is not set')),
};

const localOutbox: Mailer = {
  async send({ messageId, replyTo = null, references = [], unsubscribeUrl = null, ...mail }) {
    const dateSent = new Date();
    await OutboxMailModel.updateOne(
      { messageId },
      { $setOnInsert: { ...mail, replyTo, references, unsubscribeUrl, dateSent } },
      { upsert: true },
    );
    return '250 OK';
  },
};
