import { pathTo } from '@wiki/domain';
import { pageButton, paragraphs } from './layout/blocks.ts';
import { layOut } from './layout/layout.ts';
import { type ComposedMail, type MailInput, mailLanguage } from './layout/mail.ts';

const words = {
  en: {
    subject: 'Verify your e-mail address',
    title: 'Verify your e-mail address',
    intro: (name: string) =>
      `Hello ${name}. Please confirm that this address is yours so we can reach you and keep your account safe.`,
    button: 'Verify my address',
    validity: 'The link works once, within 24 hours.',
    ignore: 'If you didn’t create an account with us, you can ignore this message.',
    reason: 'You’re receiving this message because an account uses this address.',
  },
  es: {
    subject: 'Verifique su correo electrónico',
    title: 'Verifique su correo electrónico',
    intro: (name: string) =>
      `Hola, ${name}. Por favor, confirme que esta dirección es suya, para poder comunicarnos con usted y cuidar su cuenta.`,
    button: 'Verificar mi correo',
    validity: 'El enlace sirve una sola vez, dentro de las próximas 24 horas.',
    ignore: 'Si usted no creó una cuenta con nosotros, puede ignorar este mensaje.',
    reason: 'Usted recibe este mensaje porque una cuenta usa esta dirección.',
  },
} as const;

/** The mail with the link that confirms an address. */
export function verificationMail(input: MailInput & { token: string }): ComposedMail {
  const language = mailLanguage(input.language);
  const word = words[language];
  return layOut({
    subject: word.subject,
    preview: word.validity,
    title: word.title,
    blocks: [
      ...paragraphs(word.intro(input.name)),
      pageButton(input, word.button, pathTo('verifyEmail'), input.token),
      ...paragraphs(word.validity, word.ignore),
    ],
    reason: word.reason,
    to: input,
  });
}
