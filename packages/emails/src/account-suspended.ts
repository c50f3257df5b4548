import { writtenTime } from '@wiki/domain';
import { paragraphs } from './layout/blocks.ts';
import { layOut } from './layout/layout.ts';
import { type ComposedMail, type MailInput, mailLanguage } from './layout/mail.ts';

const words = {
  en: {
    subject: 'Your account is suspended',
    title: 'Your account is suspended',
    intro: (name: string) =>
      `Hello ${name}. An administrator suspended your account. You can’t sign in while it’s suspended.`,
    reasonLabel: 'The reason:',
    until: (date: string) => `The suspension ends automatically on ${date}.`,
    noEnd: 'The suspension has no end date.',
    answer: 'If you think this is a mistake, reply to this message and tell us why.',
    why: 'You’re receiving this message because it’s about your account.',
  },
  es: {
    subject: 'Su cuenta está suspendida',
    title: 'Su cuenta está suspendida',
    intro: (name: string) =>
      `Hola, ${name}. Un administrador suspendió su cuenta. Mientras dure la suspensión no podrá iniciar sesión.`,
    reasonLabel: 'El motivo:',
    until: (date: string) => `La suspensión termina automáticamente el ${date}.`,
    noEnd: 'La suspensión no tiene fecha de fin.',
    answer: 'Si cree que se trata de un error, responda este mensaje y cuéntenos por qué.',
    why: 'Usted recibe este mensaje sobre su cuenta.',
  },
} as const;

/** The notice of a suspension: its reason as written, and when it ends. */
export function accountSuspendedMail(
  input: MailInput & { reason: string; until: Date | null },
): ComposedMail {
  const language = mailLanguage(input.language);
  const word = words[language];
  return layOut({
    subject: word.subject,
    preview: word.reasonLabel,
    title: word.title,
    blocks: [
      ...paragraphs(word.intro(input.name)),
      { kind: 'quote', label: word.reasonLabel, text: input.reason },
      ...paragraphs(
        input.until ? word.until(writtenTime(input.until, language)) : word.noEnd,
        word.answer,
      ),
    ],
    reason: word.why,
    to: input,
  });
}
