import { type Language, pathTo } from '@wiki/domain';
import { type Block, pageButton, paragraphs } from './blocks.ts';
import { layOut } from './layout.ts';
import { type ComposedMail, type MailInput, mailLanguage } from './mail.ts';

/** What a mail about the security of an account says. */
interface SecurityWords {
  subject: string;
  title: string;
  intro: (name: string) => string;
  /** If it was the owner. */
  well: string;
  /** If it was somebody else. */
  otherwise: string;
}

const common = {
  en: {
    button: 'Reset my password',
    reason: 'You’re receiving this message because it’s about the security of your account.',
  },
  es: {
    button: 'Restablecer mi contraseña',
    reason: 'Usted recibe este mensaje sobre la seguridad de su cuenta.',
  },
} as const;

/**
 * A mail to the owner of an account about its security: what happened, then what the mail makes of
 * its words and of the way to a new password.
 */
export function securityMail<Words extends SecurityWords>(
  words: Readonly<Record<Language, Words>>,
  to: MailInput,
  rest: (word: Words, way: Block, language: Language) => { preview: string; blocks: Block[] },
): ComposedMail {
  const language = mailLanguage(to.language);
  const word = words[language];
  const way = pageButton(to, common[language].button, pathTo('forgotPassword'));
  const { preview, blocks } = rest(word, way, language);
  return layOut({
    subject: word.subject,
    preview,
    title: word.title,
    blocks: [...paragraphs(word.intro(to.name)), ...blocks],
    reason: common[language].reason,
    to,
  });
}
