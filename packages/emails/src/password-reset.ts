import { pathTo } from '@wiki/domain';
import { pageButton, paragraphs } from './layout/blocks.ts';
import { layOut } from './layout/layout.ts';
import { type ComposedMail, type MailInput, mailLanguage } from './layout/mail.ts';

const words = {
  en: {
    subject: 'Password Reset Request',
    title: 'Choose a new password',
    intro: (name: string) =>
      `Hello ${name}. We received a request to reset the password of your account. Use the button to choose a new one.`,
    button: 'Reset my password',
    validity: 'The link works once, within one hour.',
    adviceTitle: 'A password that protects you',
    advice:
      'We recommend at least eight characters with upper and lower case letters, numbers and special symbols.',
    ignore:
      'If you didn’t ask for this, ignore this message: your password hasn’t changed and nobody has signed in to your account.',
    reason:
      'You’re receiving this message because a password reset was requested for this address.',
  },
  es: {
    subject: 'Solicitud de restablecimiento de contraseña',
    title: 'Elija una contraseña nueva',
    intro: (name: string) =>
      `Hola, ${name}. Recibimos una solicitud para restablecer la contraseña de su cuenta. Use el botón para elegir una nueva.`,
    button: 'Restablecer mi contraseña',
    validity: 'El enlace sirve una sola vez, dentro de la próxima hora.',
    adviceTitle: 'Una contraseña que lo protege',
    advice:
      'Le aconsejamos al menos ocho caracteres con letras mayúsculas y minúsculas, números y símbolos especiales.',
    ignore:
      'Si usted no lo pidió, ignore este mensaje: su contraseña sigue igual y nadie ha iniciado sesión en su cuenta.',
    reason:
      'Usted recibe este mensaje porque se solicitó restablecer la contraseña de esta dirección.',
  },
} as const;

/** The mail with the link that resets a password, and the advice for a good one. */
export function passwordResetMail(input: MailInput & { token: string }): ComposedMail {
  const language = mailLanguage(input.language);
  const word = words[language];
  return layOut({
    subject: word.subject,
    preview: word.validity,
    title: word.title,
    blocks: [
      ...paragraphs(word.intro(input.name)),
      pageButton(input, word.button, pathTo('resetPassword'), input.token),
      ...paragraphs(word.validity),
      { kind: 'note', title: word.adviceTitle, text: word.advice },
      ...paragraphs(word.ignore),
    ],
    reason: word.reason,
    to: input,
  });
}
