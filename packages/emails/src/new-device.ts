import { writtenTime } from '@wiki/domain';
import { paragraphs } from './layout/blocks.ts';
import type { ComposedMail, MailInput } from './layout/mail.ts';
import { securityMail } from './layout/security-mail.ts';

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
  },
};

/** Tells the owner of an account that it was signed in to on a new device, with the way out. */
export const newDeviceMail = (input: NewDeviceInput): ComposedMail =>
  securityMail(words, input, ({ device, well, otherwise }, way, language) => ({
    preview: input.device,
    blocks: [
      {
        kind: 'quote',
        label: device,
        text: `${input.device}\n${writtenTime(input.at, language)}`,
      },
      ...paragraphs(well, otherwise),
      way,
    ],
  }));
