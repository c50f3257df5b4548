import { writtenDay } from '@wiki/domain';
import { type Block, paragraphs } from './layout/blocks.ts';
import { layOut } from './layout/layout.ts';
import { type ComposedMail, type MailInput, mailLanguage } from './layout/mail.ts';

/** The mails of customer service. */
export type TicketMailKind = 'received' | 'answered' | 'extended' | 'closed';

/** What they take beside the usual. */
export interface TicketMailInput extends MailInput {
  number: number;
  subject: string;
  /** What customer service wrote; left out where it wrote nothing. */
  text?: string;
  /** The last day to answer that the law sets, as a date in words; null for other requests. */
  dueOn?: Date | null;
  /** The page of the request, for members. */
  url?: string | null;
  /** Where the answer can be rated. */
  ratingUrl?: string | null;
  /** Whether an answer to this mail arrives. */
  canReply: boolean;
}

const words = {
  en: {
    subject: {
      received: 'We received your request',
      answered: 'An answer to your request',
      extended: 'Your request takes a little longer',
      closed: 'Your request is closed',
    },
    intro: {
      received: (name: string, subject: string) =>
        `Hello ${name}. We received your request “${subject}”. Someone on our team will read it and write to you.`,
      answered: (name: string, subject: string) =>
        `Hello ${name}. We answered your request “${subject}”.`,
      extended: (name: string, subject: string) =>
        `Hello ${name}. We need more time for your request “${subject}”. Here’s why.`,
      closed: (name: string, subject: string) =>
        `Hello ${name}. We closed your request “${subject}”. If something is missing, write to us again.`,
    },
    number: (number: number) => `Your request number: ${number}`,
    due: (day: string) => `By law, we have until ${day} to answer.`,
    answer: 'Our answer:',
    reason: 'The reason:',
    reply: 'To write again, reply to this message.',
    noReply: (number: number) =>
      `To write again, use the contact form and mention number ${number}.`,
    open: 'Open my request',
    rate: 'Rate our answer',
    why: 'You’re receiving this message because you wrote to customer service.',
  },
  es: {
    subject: {
      received: 'Recibimos su caso',
      answered: 'Una respuesta a su caso',
      extended: 'Su caso toma un poco más de tiempo',
      closed: 'Cerramos su caso',
    },
    intro: {
      received: (name: string, subject: string) =>
        `Hola, ${name}. Recibimos su caso «${subject}». Alguien de nuestro equipo lo leerá y le escribirá.`,
      answered: (name: string, subject: string) =>
        `Hola, ${name}. Respondimos su caso «${subject}».`,
      extended: (name: string, subject: string) =>
        `Hola, ${name}. Necesitamos más tiempo para su caso «${subject}». Este es el motivo.`,
      closed: (name: string, subject: string) =>
        `Hola, ${name}. Cerramos su caso «${subject}». Si falta algo, escríbanos de nuevo.`,
    },
    number: (number: number) => `Número de su caso: ${number}`,
    due: (day: string) => `La ley nos da plazo hasta el ${day} para responder.`,
    answer: 'Nuestra respuesta:',
    reason: 'El motivo:',
    reply: 'Para escribir de nuevo, responda este mensaje.',
    noReply: (number: number) =>
      `Para escribir de nuevo, use el formulario de contacto y mencione el número ${number}.`,
    open: 'Abrir mi caso',
    rate: 'Calificar nuestra respuesta',
    why: 'Usted recibe este mensaje porque escribió a servicio al cliente.',
  },
} as const;

/** A mail of customer service to whoever asked. It never repeats what they wrote themselves. */
export function ticketMail(kind: TicketMailKind, input: TicketMailInput): ComposedMail {
  const language = mailLanguage(input.language);
  const word = words[language];
  const { number, subject, text, dueOn, url, ratingUrl, canReply } = input;
  const intro = word.intro[kind](input.name, subject);
  const facts = [word.number(number), ...(dueOn ? [word.due(writtenDay(dueOn, language))] : [])];
  const label = kind === 'extended' ? word.reason : word.answer;
  const blocks: Block[] = [
    ...paragraphs(intro),
    ...(text ? [{ kind: 'quote', label, text } as const] : []),
    { kind: 'list', items: facts },
    ...paragraphs(canReply ? word.reply : word.noReply(number)),
    ...buttonTo(word.open, url),
    ...buttonTo(word.rate, ratingUrl),
  ];
  return layOut({
    subject: `${word.subject[kind]} [${number}]`,
    preview: text ?? intro,
    title: word.subject[kind],
    blocks,
    reason: word.why,
    to: input,
  });
}

const buttonTo = (label: string, href: string | null | undefined): Block[] =>
  href ? [{ kind: 'button', label, href }] : [];
