import { paragraphs } from './layout/blocks.ts';
import { layOut } from './layout/layout.ts';
import { type ComposedMail, type MailInput, mailLanguage } from './layout/mail.ts';

const words = {
  en: {
    subject: 'A test of your mail server',
    text: 'If you’re reading this, e-mails from this installation arrive: confirmations, invitations, receipts and replies from customer service.',
    reason: 'You’re receiving this message because an administrator tried out the mail server.',
  },
  es: {
    subject: 'Prueba de su servidor de correo',
    text: 'Si usted lee esto, los correos de esta instalación llegan: confirmaciones, invitaciones, recibos y respuestas de servicio al cliente.',
    reason: 'Usted recibe este mensaje porque un administrador probó el servidor de correo.',
  },
} as const;

/** A mail that shows that mails arrive. */
export function testMail(input: MailInput): ComposedMail {
  const language = mailLanguage(input.language);
  const word = words[language];
  return layOut({
    subject: word.subject,
    preview: word.text,
    title: word.subject,
    blocks: paragraphs(word.text),
    reason: word.reason,
    to: input,
  });
}
