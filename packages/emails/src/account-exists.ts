import { paragraphs } from './layout/blocks.ts';
import type { ComposedMail, MailInput } from './layout/mail.ts';
import { securityMail } from './layout/security-mail.ts';

const words = {
  en: {
    subject: 'You already have an account',
    title: 'You already have an account',
    intro: (name: string) =>
      `Hello ${name}. Someone just tried to create an account with this e-mail address, which is yours already. Nothing has changed.`,
    well: 'If it was you, sign in with your password. If you don’t remember it, or never confirmed this address, choose a new one now.',
    otherwise:
      'If it wasn’t you, there’s nothing to do: whoever tried wasn’t told that you have an account.',
  },
  es: {
    subject: 'Usted ya tiene una cuenta',
    title: 'Usted ya tiene una cuenta',
    intro: (name: string) =>
      `Hola, ${name}. Alguien acaba de intentar crear una cuenta con este correo, que ya es el de la suya. Nada ha cambiado.`,
    well: 'Si fue usted, inicie sesión con su contraseña. Si no la recuerda, o nunca confirmó este correo, elija una nueva ahora.',
    otherwise:
      'Si no fue usted, no tiene que hacer nada: a quien lo intentó no se le dijo que usted tiene una cuenta.',
  },
};

/** Tells the owner of an account that somebody signed up with its address, where nobody else is told. */
export const accountExistsMail = (input: MailInput): ComposedMail =>
  securityMail(words, input, ({ title, well, otherwise }, way) => ({
    preview: title,
    blocks: [...paragraphs(well), way, ...paragraphs(otherwise)],
  }));
