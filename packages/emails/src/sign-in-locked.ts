import { pathTo } from '@wiki/domain';
import { layOut } from './layout/layout.ts';
import { type ComposedMail, type MailInput, mailLanguage } from './layout/mail.ts';

const words = {
  en: {
    subject: 'Someone tried to sign in to your account',
    title: 'Too many wrong passwords',
    intro: (name: string) =>
      `Hello ${name}. Someone entered a wrong password for your account several times, so we’ve blocked attempts from there for a while.`,
    well: 'If it was you, wait a few minutes and try again, or choose a new password now. The devices you already use aren’t affected.',
    otherwise:
      'If it wasn’t you, there’s nothing else to do: nobody has signed in. We write about this at most once a day.',
    button: 'Reset my password',
    reason: 'You’re receiving this message because it’s about the security of your account.',
  },
  es: {
    subject: 'Alguien intentó iniciar sesión en su cuenta',
    title: 'Demasiadas contraseñas equivocadas',
    intro: (name: string) =>
      `Hola, ${name}. Alguien escribió varias veces una contraseña equivocada para su cuenta, así que bloqueamos por un rato los intentos desde allí.`,
    well: 'Si fue usted, espere unos minutos e inténtelo de nuevo, o elija una contraseña nueva ahora. Los dispositivos que ya usa no se ven afectados.',
    otherwise:
      'Si no fue usted, no tiene que hacer nada más: nadie ha iniciado sesión. Le escribimos sobre esto una vez al día como máximo.',
    button: 'Restablecer mi contraseña',
    reason: 'Usted recibe este mensaje sobre la seguridad de su cuenta.',
  },
} as const;

/** Tells the owner of an account that somebody was kept from guessing its password. */
export function signInLockedMail(input: MailInput): ComposedMail {
  const language = mailLanguage(input.language);
  const word = words[language];
  return layOut({
    subject: word.subject,
    preview: word.title,
    title: word.title,
    blocks: [
      { kind: 'paragraph', text: word.intro(input.name) },
      { kind: 'paragraph', text: word.well },
      {
        kind: 'button',
        label: word.button,
        href: `${input.baseUrl}${pathTo('forgotPassword')}`,
      },
      { kind: 'paragraph', text: word.otherwise },
    ],
    reason: word.reason,
    to: input,
  });
}
