import { pathTo } from '@wiki/domain';
import { pageButton, paragraphs } from './layout/blocks.ts';
import { layOut } from './layout/layout.ts';
import { type ComposedMail, type MailInput, mailLanguage, siteNameOf } from './layout/mail.ts';

const words = {
  en: {
    subject: (business: string) => `Your account for ${business}`,
    title: 'We created an account for you',
    intro: (name: string, business: string, site: string) =>
      `Hello ${name}. An administrator of ${site} created an account for you so you can work for ${business}.`,
    manages: 'You manage the business: its profile, its listings, its people and its membership.',
    works: 'You look after its listings, its messages and its reviews.',
    next: 'Choose your password first: nobody else knows it.',
    button: 'Choose my password',
    validity:
      'The link works once, within seven days. After that, you can ask for another on the sign-in page.',
    reason: 'You’re receiving this message because an account was created with this address.',
  },
  es: {
    subject: (business: string) => `Su cuenta para ${business}`,
    title: 'Creamos una cuenta para usted',
    intro: (name: string, business: string, site: string) =>
      `Hola, ${name}. Un administrador de ${site} creó una cuenta para que usted trabaje en ${business}.`,
    manages: 'Usted administra la empresa: su perfil, sus publicaciones, su equipo y su membresía.',
    works: 'Usted atiende sus publicaciones, sus mensajes y sus reseñas.',
    next: 'Primero elija su contraseña: nadie más la conoce.',
    button: 'Elegir mi contraseña',
    validity:
      'El enlace sirve una sola vez, durante siete días. Después puede pedir otro en la página de ingreso.',
    reason: 'Usted recibe este mensaje porque se creó una cuenta con esta dirección.',
  },
} as const;

/** The mail to somebody for whom an administrator made an account: what for, and the way to a password. */
export function accountCreatedMail(
  input: MailInput & { token: string; businessName: string; isManager: boolean },
): ComposedMail {
  const language = mailLanguage(input.language);
  const word = words[language];
  const { businessName, isManager } = input;
  const intro = word.intro(input.name, businessName, siteNameOf(input));
  return layOut({
    subject: word.subject(businessName),
    preview: intro,
    title: word.title,
    blocks: [
      ...paragraphs(intro, isManager ? word.manages : word.works, word.next),
      pageButton(input, word.button, pathTo('resetPassword'), input.token),
      ...paragraphs(word.validity),
    ],
    reason: word.reason,
    to: input,
  });
}
