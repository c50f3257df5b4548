import { paragraphs } from './layout/blocks.ts';
import type { ComposedMail, MailInput } from './layout/mail.ts';
import { securityMail } from './layout/security-mail.ts';

const words = {
  en: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    intro: (name: string) =>
      `Hello ${name}. The password of your account was just changed, and your other devices were signed out.`,
    well: 'If it was you, there’s nothing else to do.',
    otherwise: 'If it wasn’t you, choose a new password now:',
  },
  es: {
    subject: 'Su contraseña cambió',
    title: 'Su contraseña cambió',
    intro: (name: string) =>
      `Hola, ${name}. La contraseña de su cuenta acaba de cambiar y cerramos la sesión en sus otros dispositivos.`,
    well: 'Si fue usted, no tiene que hacer nada más.',
    otherwise: 'Si no fue usted, elija una contraseña nueva ahora:',
  },
};

/** The notice after a password was changed, with the way out for someone who did not do it. */
export const passwordChangedMail = (input: MailInput): ComposedMail =>
  securityMail(words, input, ({ well, otherwise }, way) => ({
    preview: well,
    blocks: [...paragraphs(well, otherwise), way],
  }));
