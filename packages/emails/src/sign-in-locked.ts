import { paragraphs } from './layout/blocks.ts';
import type { ComposedMail, MailInput } from './layout/mail.ts';
import { securityMail } from './layout/security-mail.ts';

const words = {
  en: {
    subject: 'Someone tried to sign in to your account',
    title: 'Too many wrong passwords',
    intro: (name: string) =>
      `Hello ${name}. Someone entered a wrong password for your account several times, so we’ve blocked attempts from there for a while.`,
    well: 'If it was you, wait a few minutes and try again, or choose a new password now. The devices you already use aren’t affected.',
    otherwise:
      'If it wasn’t you, there’s nothing else to do: nobody has signed in. We write about this at most once a day.',
  },
  es: {
    subject: 'Alguien intentó iniciar sesión en su cuenta',
    title: 'Demasiadas contraseñas equivocadas',
    intro: (name: string) =>
      `Hola, ${name}. Alguien escribió varias veces una contraseña equivocada para su cuenta, así que bloqueamos por un rato los intentos desde allí.`,
    well: 'Si fue usted, espere unos minutos e inténtelo de nuevo, o elija una contraseña nueva ahora. Los dispositivos que ya usa no se ven afectados.',
    otherwise:
      'Si no fue usted, no tiene que hacer nada más: nadie ha iniciado sesión. Le escribimos sobre esto una vez al día como máximo.',
  },
};

/** Tells the owner of an account that somebody was kept from guessing its password. */
export const signInLockedMail = (input: MailInput): ComposedMail =>
  securityMail(words, input, ({ title, well, otherwise }, way) => ({
    preview: title,
    blocks: [...paragraphs(well), way, ...paragraphs(otherwise)],
  }));
