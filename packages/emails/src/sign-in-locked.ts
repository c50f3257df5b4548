import { pathTo } from '@wiki/domain';
import { layOut } from './layout.ts';
import { type ComposedMail, type MailInput, mailLanguage } from './mail.ts';

const words = {
  en: {
    subject: 'Someone tried to sign in to your account',
    title: 'Too many wrong passwords',
    intro: (name: string) =>
      `Hello ${name}. Someone entered a wrong password for your account several times, so we stopped taking attempts from there for a while.`,
    well: 'If it was you, wait a few minutes and try again, or choose a new password now. The devices you already use are not affected.',
    otherwise:
      'If it was not you, there is nothing else to do: nobody has signed in. We write at most once a day about this.',
    button: 'Reset my password',
    fallback: 'If the button does not open, copy this address into your browser:',
    reason: 'You receive this message because it concerns the safety of your account.',
  },
  es: {
    subject: 'Alguien intentó ingresar a su cuenta',
    title: 'Demasiadas contraseñas equivocadas',
    intro: (name: string) =>
      `Hola, ${name}. Alguien escribió varias veces una contraseña equivocada para su cuenta, así que por un rato no recibimos más intentos desde allí.`,
    well: 'Si fue usted, espere unos minutos e intente de nuevo, o elija una contraseña nueva ahora. Los dispositivos que ya usa no se ven afectados.',
    otherwise:
      'Si no fue usted, no tiene que hacer nada más: nadie ha ingresado. Le escribimos sobre esto una vez al día como máximo.',
    button: 'Restablecer mi contraseña',
    fallback: 'Si el botón no abre, copie esta dirección en su navegador:',
    reason: 'Usted recibe este mensaje porque se trata de la seguridad de su cuenta.',
  },
} as const;

/** Tells the owner of an account that somebody was kept from guessing its password. */
export function signInLockedMail(input: MailInput): ComposedMail {
  const language = mailLanguage(input.language);
  const word = words[language];
  return layOut({
    language,
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
        fallback: word.fallback,
      },
      { kind: 'paragraph', text: word.otherwise },
    ],
    reason: word.reason,
    baseUrl: input.baseUrl,
    socialLinks: input.socialLinks,
    site: input.site,
  });
}
