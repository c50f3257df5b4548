import { pathTo } from '@wiki/domain';
import { layOut } from './layout/layout.ts';
import { type ComposedMail, type MailInput, mailLanguage } from './layout/mail.ts';

const words = {
  en: {
    subject: 'You already have an account',
    title: 'You already have an account',
    intro: (name: string) =>
      `Hello ${name}. Someone just tried to create an account with this e-mail address, which is yours already. Nothing has changed.`,
    well: 'If it was you, sign in with your password. If you don’t remember it, or never confirmed this address, choose a new one now.',
    otherwise:
      'If it wasn’t you, there’s nothing to do: whoever tried wasn’t told that you have an account.',
    button: 'Reset my password',
    reason: 'You’re receiving this message because it’s about the security of your account.',
  },
  es: {
    subject: 'Usted ya tiene una cuenta',
    title: 'Usted ya tiene una cuenta',
    intro: (name: string) =>
      `Hola, ${name}. Alguien acaba de intentar crear una cuenta con este correo, que ya es el de la suya. Nada ha cambiado.`,
    well: 'Si fue usted, inicie sesión con su contraseña. Si no la recuerda, o nunca confirmó este correo, elija una nueva ahora.',
    otherwise:
      'Si no fue usted, no tiene que hacer nada: a quien lo intentó no se le dijo que usted tiene una cuenta.',
    button: 'Restablecer mi contraseña',
    reason: 'Usted recibe este mensaje sobre la seguridad de su cuenta.',
  },
} as const;

/** Tells the owner of an account that somebody signed up with its address, where nobody else is told. */
export function accountExistsMail(input: MailInput): ComposedMail {
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
