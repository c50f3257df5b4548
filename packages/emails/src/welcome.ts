import { pathTo } from '@wiki/domain';
import { pageButton, paragraphs } from './layout/blocks.ts';
import { tagline } from './layout/brand.ts';
import { layOut } from './layout/layout.ts';
import { type ComposedMail, type MailInput, mailLanguage, siteNameOf } from './layout/mail.ts';

const words = {
  en: {
    subject: (site: string) => `Welcome to ${site}`,
    title: (name: string) => `Welcome, ${name}`,
    intro: `Your account is ready. ${tagline.en}: you’re part of it from today.`,
    first: 'A few good ways to start:',
    steps: [
      'Discover products, services and properties of companies in the region.',
      'Complete your profile, so others know who they’re dealing with.',
      'Take part in the forum: ask, answer and recommend.',
    ],
    member:
      'Do you have a company? As a business member, you can publish your own products, services and properties.',
    button: 'Become a business member',
    reason: 'You’re receiving this message because an account was created with this address.',
  },
  es: {
    subject: (site: string) => `Le damos la bienvenida a ${site}`,
    title: (name: string) => `Le damos la bienvenida, ${name}`,
    intro: `Su cuenta está lista. ${tagline.es}: desde hoy usted forma parte de ella.`,
    first: 'Algunas buenas formas de empezar:',
    steps: [
      'Descubra productos, servicios e inmuebles de empresas de la región.',
      'Complete su perfil, para que los demás sepan con quién tratan.',
      'Participe en el foro: pregunte, responda y recomiende.',
    ],
    member:
      '¿Tiene una empresa? Como miembro empresarial puede publicar sus propios productos, servicios e inmuebles.',
    button: 'Hacerse miembro empresarial',
    reason: 'Usted recibe este mensaje porque se creó una cuenta con esta dirección.',
  },
} as const;

/** The mail after signing up: the tagline, the social links and the way to become a business member. */
export function welcomeMail(input: MailInput): ComposedMail {
  const language = mailLanguage(input.language);
  const word = words[language];
  return layOut({
    subject: word.subject(siteNameOf(input)),
    preview: word.intro,
    title: word.title(input.name),
    blocks: [
      ...paragraphs(word.intro, word.first),
      { kind: 'list', items: word.steps },
      ...paragraphs(word.member),
      pageButton(input, word.button, pathTo('becomeMember')),
    ],
    reason: word.reason,
    to: input,
  });
}
