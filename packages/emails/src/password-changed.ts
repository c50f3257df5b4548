import { pathTo } from '@wiki/domain';
import { layOut } from './layout/layout.ts';
import { type ComposedMail, type MailInput, mailLanguage } from './layout/mail.ts';

const words = {
  en: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    intro: (name: string) =>
      `Hello ${name}. The password of your account was just changed, and your other devices were signed out.`,
    well: 'If it was you, there’s nothing else to do.',
    otherwise: 'If it wasn’t you, choose a new password now:',
    button: 'Reset my password',
    reason: 'You’re receiving this message because it’s about the security of your account.',
  },
  es: {
    subject: 'Su contraseña cambió',
    title: 'Su contraseña cambió',
    intro: (name: string) =>
      `Hola, ${name}. La contraseña de su cuenta acaba de cambiar y cerramos la sesión en sus otros dispositivos.`,
    well: 'Si fue usted, no tiene que hacer nada más.',
    otherwise: 'Si no fue usted, elija una contraseña nueva ahora:',
    button: 'Restablecer mi contraseña',
    reason: 'Usted recibe este mensaje sobre la seguridad de su cuenta.',
  },
} as const;

/** The notice after a password was changed, with the way out for someone who did not do it. */
export function passwordChangedMail(input: MailInput): ComposedMail {
  const language = mailLanguage(input.language);
  const word = words[language];
  return layOut({
    subject: word.subject,
    preview: word.well,
    title: word.title,
    blocks: [
      { kind: 'paragraph', text: word.intro(input.name) },
      { kind: 'paragraph', text: word.well },
      { kind: 'paragraph', text: word.otherwise },
      {
        kind: 'button',
        label: word.button,
        href: `${input.baseUrl}${pathTo('forgotPassword')}`,
      },
    ],
    reason: word.reason,
    to: input,
  });
}
