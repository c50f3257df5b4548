import { createHmac, randomUUID } from 'node:crypto';
import type { Api, Mail } from './api.ts';

/** What the platform of the journeys is told about answers by mail. */
export const inboundMail = {
  INBOUND_MAIL_ADDRESS: 'ayuda@wiki.example',
  INBOUND_MAIL_SECRET: 'what the mail server of the journeys signs with',
};

/** How a mail was answered: the status, and what became of it. */
interface Outcome {
  status: number;
  outcome?: string;
}

/** A mail that answers another, signed by the mail server as `docs/OPERATIONS.md` says; posting it tells. */
export function replyTo(
  { url }: Api,
  { messageId, references, to, subject }: Mail,
  text: string,
): { post: (secret?: string) => Promise<Outcome> } {
  const body = JSON.stringify({
    messageId: `<${randomUUID()}@correo.example>`,
    from: to,
    subject: `Re: ${subject}`,
    text,
    inReplyTo: messageId,
    references: [...references, messageId],
    autoSubmitted: 'no',
  });
  const seconds = Math.floor(Date.now() / 1_000);
  return {
    async post(secret = inboundMail.INBOUND_MAIL_SECRET) {
      const hex = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
      const response = await fetch(`${url}/mail/inbound`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'wiki-signature': `t=${seconds},v1=${hex}` },
        body,
      });
      const { outcome } = (await response.json()) as { outcome?: string };
      return { status: response.status, ...(outcome ? { outcome } : {}) };
    },
  };
}
