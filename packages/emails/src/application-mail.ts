import { cannedReason, type Language, type ReasonGiven, writtenTime } from '@wiki/domain';
import { type Block, pageButton, paragraphs } from './layout/blocks.ts';
import { type ApplicationMailWords, applicationMailWords } from './application-words.ts';
import { fieldLabel } from './layout/field-labels.ts';
import { layOut } from './layout/layout.ts';
import { type ComposedMail, type MailInput, mailLanguage } from './layout/mail.ts';

/** What an applicant is written about. */
export type ApplicationMailKind = keyof typeof applicationMailWords;

/** What the mails about an application take. */
export interface ApplicationMailInput extends MailInput {
  businessName: string;
  /** Until when to do what the mail asks for. */
  dueAt?: Date | null;
  /** Comments by the names of the form's fields. */
  comments?: readonly { field: string; comment: string }[];
  /** Why it was refused or closed. */
  reason?: ReasonGiven | null;
}

/** A mail to an applicant about a step of their application. */
export function applicationMail(
  kind: ApplicationMailKind,
  input: ApplicationMailInput,
): ComposedMail {
  const language = mailLanguage(input.language);
  const words: ApplicationMailWords = applicationMailWords[kind][language];
  const { businessName } = input;
  const parts = { name: input.name, business: businessName, due: dueTime(input, language) };
  return layOut({
    subject: words.subject,
    preview: words.intro(parts),
    title: words.title,
    blocks: [
      ...paragraphs(words.intro(parts)),
      ...commentBlocks(input, language),
      ...reasonBlocks(input, words),
      ...paragraphs(words.next),
      pageButton(input, words.button, applicationMailWords[kind].path),
    ],
    reason: why[language],
    to: input,
  });
}

const why = {
  en: 'You’re receiving this message because you applied to become a business member.',
  es: 'Usted recibe este mensaje porque solicitó ser miembro empresarial.',
} as const;

const dueTime = ({ dueAt }: ApplicationMailInput, language: Language): string =>
  dueAt ? writtenTime(dueAt, language) : '';

function commentBlocks({ comments = [] }: ApplicationMailInput, language: Language): Block[] {
  if (comments.length === 0) return [];
  const items = comments.map(({ field, comment }) => `${fieldLabel(field, language)}: ${comment}`);
  return [{ kind: 'list', items }];
}

/** The reason in the reader's language: the canned part, then the free part as written. */
function reasonBlocks(
  { reason, language }: ApplicationMailInput,
  { reasonLabel }: ApplicationMailWords,
): Block[] {
  if (!reason || !reasonLabel) return [];
  const canned = reason.key && cannedReason(reason.key)?.[mailLanguage(language)];
  const text = [canned, reason.text].filter(Boolean).join('\n');
  return [{ kind: 'quote', label: reasonLabel, text }];
}
