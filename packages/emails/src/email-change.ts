import { pathTo } from '@wiki/domain';
import { pageButton, paragraphs } from './layout/blocks.ts';
import { layOut } from './layout/layout.ts';
import { type ComposedMail, type MailInput, mailLanguage } from './layout/mail.ts';

/** Which of the mails about a change of address. */
export type EmailChangeMailKind = 'confirm' | 'requested' | 'changed';

const words = {
  en: {
    confirm: {
      subject: 'Confirm your new e-mail address',
      title: 'Is this your new address?',
      intro: (name: string, email: string) =>
        `Hello ${name}. You asked to use ${email} for your account. Confirm it with the button: from then on you sign in with it and we write to it.`,
      button: 'Confirm this address',
      end: 'The link works for 24 hours. If you didn’t ask for this, ignore this message: nothing will change.',
      reason: 'You’re receiving this message because someone gave this address for their account.',
    },
    requested: {
      subject: 'Someone asked to change your e-mail address',
      title: 'Your address is about to change',
      intro: (name: string, email: string) =>
        `Hello ${name}. Someone who knows your password asked to change the address of your account to ${email}. Nothing changes until the link we sent there is opened.`,
      button: 'This wasn’t me',
      end: 'If it was you, there’s nothing to do. If it wasn’t, the button lets you set a new password, signs out every device and keeps this address.',
      reason: 'You’re receiving this message because this is the address of your account.',
    },
    changed: {
      subject: 'Your e-mail address was changed',
      title: 'Your address has changed',
      intro: (name: string, email: string) =>
        `Hello ${name}. Your account’s address is now ${email}. We won’t write here anymore.`,
      button: 'Take my account back',
      end: 'If it was you, there’s nothing to do. If it wasn’t, within seven days the button restores this address, lets you set a new password and signs out every device.',
      reason: 'You’re receiving this message because this was the address of your account.',
    },
  },
  es: {
    confirm: {
      subject: 'Confirme su nuevo correo electrónico',
      title: '¿Este es su nuevo correo?',
      intro: (name: string, email: string) =>
        `Hola, ${name}. Usted pidió usar ${email} en su cuenta. Confírmelo con el botón: desde ese momento iniciará sesión con él y le escribiremos allí.`,
      button: 'Confirmar este correo',
      end: 'El enlace sirve durante 24 horas. Si usted no lo pidió, ignore este mensaje: nada cambia.',
      reason: 'Usted recibe este mensaje porque alguien dio este correo para su cuenta.',
    },
    requested: {
      subject: 'Alguien pidió cambiar su correo electrónico',
      title: 'Su correo está por cambiar',
      intro: (name: string, email: string) =>
        `Hola, ${name}. Alguien que conoce su contraseña pidió cambiar el correo de su cuenta a ${email}. Nada cambia hasta que se abra el enlace que enviamos allí.`,
      button: 'No fui yo',
      end: 'Si fue usted, no tiene que hacer nada. Si no, con el botón puede crear una contraseña nueva, cerrar la sesión en todos los dispositivos y conservar este correo.',
      reason: 'Usted recibe este mensaje porque este es el correo de su cuenta.',
    },
    changed: {
      subject: 'Su correo electrónico cambió',
      title: 'Su correo cambió',
      intro: (name: string, email: string) =>
        `Hola, ${name}. El correo de su cuenta es ahora ${email}. Ya no le escribiremos aquí.`,
      button: 'Recuperar mi cuenta',
      end: 'Si fue usted, no tiene que hacer nada. Si no, durante siete días el botón restablece este correo, le permite crear una contraseña nueva y cierra la sesión en todos los dispositivos.',
      reason: 'Usted recibe este mensaje porque este era el correo de su cuenta.',
    },
  },
} as const;

/** A mail about a change of somebody's address: to the new one to confirm it, to the old one to stop it. */
export function emailChangeMail(
  kind: EmailChangeMailKind,
  input: MailInput & { token: string; newEmail: string },
): ComposedMail {
  const language = mailLanguage(input.language);
  const word = words[language][kind];
  const path = pathTo(kind === 'confirm' ? 'verifyEmail' : 'resetPassword');
  const intro = word.intro(input.name, input.newEmail);
  return layOut({
    subject: word.subject,
    preview: intro,
    title: word.title,
    blocks: [
      ...paragraphs(intro),
      pageButton(input, word.button, path, input.token),
      ...paragraphs(word.end),
    ],
    reason: word.reason,
    to: input,
  });
}
