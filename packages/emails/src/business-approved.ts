import { pathTo } from '@wiki/domain';
import { pageButton, paragraphs } from './layout/blocks.ts';
import { layOut } from './layout/layout.ts';
import { type ComposedMail, type MailInput, mailLanguage } from './layout/mail.ts';

const words = {
  en: {
    subject: (business: string) => `${business} is now a business member`,
    title: 'Your business application is approved',
    intro: (name: string, business: string) =>
      `Hello ${name}. Congratulations: ${business} is now part of the business network where everyone wins.`,
    create: 'You can now create products, services and properties.',
    menu: 'You’ll find everything about your business under “My business profile” in the menu. Start by completing the profile: it’s what others see first. The e-mail, phone and address of your application stay private: choose there which contact details everyone sees.',
    button: 'Edit my business profile',
    why: 'You’re receiving this message because you applied to become a business member.',
  },
  es: {
    subject: (business: string) => `${business} ya es miembro empresarial`,
    title: 'Su solicitud empresarial fue aprobada',
    intro: (name: string, business: string) =>
      `Hola, ${name}. Felicitaciones: ${business} ya forma parte de la red de negocios donde todos ganamos.`,
    create: 'Desde ahora puede crear productos, servicios e inmuebles.',
    menu: 'Todo lo de su empresa está en el menú, en «Mi perfil de empresa». Empiece por completar el perfil: es lo primero que ven los demás. El correo, el teléfono y la dirección de su solicitud son privados: elija allí qué datos de contacto ven todos.',
    button: 'Editar mi perfil de empresa',
    why: 'Usted recibe este mensaje porque solicitó ser miembro empresarial.',
  },
} as const;

/**
 * The mail of an application that became a business: greets the person and the business by name and
 * leads to the profile (specification, section 1).
 */
export function businessApprovedMail(input: MailInput & { businessName: string }): ComposedMail {
  const language = mailLanguage(input.language);
  const word = words[language];
  return layOut({
    subject: word.subject(input.businessName),
    preview: word.create,
    title: word.title,
    blocks: [
      ...paragraphs(word.intro(input.name, input.businessName), word.create, word.menu),
      pageButton(input, word.button, pathTo('editBusiness')),
    ],
    reason: word.why,
    to: input,
  });
}
