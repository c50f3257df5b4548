import { pathTo } from '@wiki/domain';
import { colombiaTime } from './layout/colombia-time.ts';
import { layOut } from './layout/layout.ts';
import { type ComposedMail, type MailInput, mailLanguage } from './layout/mail.ts';

/** What the mail tells of a sign-in. */
interface NewDeviceInput extends MailInput {
  /** The device in the reader's language, such as `Chrome on Android`. */
  device: string;
  at: Date;
}

const words = {
  en: {
    subject: 'New sign-in to your account',
    title: 'New sign-in',
    intro: (name: string) =>
      `Hello ${name}. Someone just signed in to your account from a device we haven’t seen before.`,
    device: 'Device',
    well: 'If it was you, there’s nothing else to do.',
    otherwise:
      'If it wasn’t you, choose a new password now. That signs out every other device as well:',
    button: 'Reset my password',
    reason: 'You’re receiving this message because it’s about the security of your account.',
  },
  es: {
    subject: 'Nuevo inicio de sesión en su cuenta',
    title: 'Nuevo inicio de sesión',
    intro: (name: string) =>
      `Hola, ${name}. Acaban de iniciar sesión en su cuenta desde un dispositivo que no habíamos visto antes.`,
    device: 'Dispositivo',
    well: 'Si fue usted, no tiene que hacer nada más.',
    otherwise:
      'Si no fue usted, elija una contraseña nueva ahora. Así también se cierra la sesión en los demás dispositivos:',
    button: 'Restablecer mi contraseña',
    reason: 'Usted recibe este mensaje sobre la seguridad de su cuenta.',
  },
} as const;

/** Tells the owner of an account that it was signed in to on a new device, with the way out. */
export function newDeviceMail(input: NewDeviceInput): ComposedMail {
  const language = mailLanguage(input.language);
  const word = words[language];
  return layOut({
    subject: word.subject,
    preview: input.device,
    title: word.title,
    blocks: [
      { kind: 'paragraph', text: word.intro(input.name) },
      {
        kind: 'quote',
        label: word.device,
        text: `${input.device}\n${colombiaTime(input.at, language)}`,
      },
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
