import { pathTo } from '@wiki/domain';
import { pageButton, paragraphs } from './layout/blocks.ts';
import { layOut } from './layout/layout.ts';
import { type ComposedMail, type MailInput, mailLanguage } from './layout/mail.ts';

const words = {
  en: {
    subject: 'Choose which contact details of your business are public',
    title: 'Your contact details are private again',
    intro: (name: string, business: string) =>
      `Hello ${name}. The page of ${business} showed contact details that you gave us in your application, and only for it: the e-mail, the phone or the street address.`,
    done: 'We should have asked you first, and we’re sorry. They are off the page, the contact card and what search engines read. Copies that others made before are out of our reach.',
    choose:
      'If you want customers to see an e-mail, a phone or an address, write them in your business profile. Members can message you there in any case.',
    button: 'Choose what is public',
    why: 'You’re receiving this message because you manage this business.',
  },
  es: {
    subject: 'Elija qué datos de contacto de su empresa son públicos',
    title: 'Sus datos de contacto vuelven a ser privados',
    intro: (name: string, business: string) =>
      `Hola, ${name}. La página de ${business} mostraba datos de contacto que usted nos dio en la solicitud, y solo para ella: el correo, el teléfono o la dirección.`,
    done: 'Debimos preguntarle antes y lo sentimos. Ya no están en la página, en la tarjeta de contacto ni en lo que leen los buscadores. Las copias que otros hicieron antes están fuera de nuestro alcance.',
    choose:
      'Si quiere que los clientes vean un correo, un teléfono o una dirección, escríbalos en el perfil de su empresa. En todo caso, los miembros pueden enviarle mensajes por la red.',
    button: 'Elegir qué es público',
    why: 'Usted recibe este mensaje porque administra esta empresa.',
  },
} as const;

/** Tells who manages a business that the contact details of its application are not public any more. */
export function contactsWithdrawnMail(input: MailInput & { businessName: string }): ComposedMail {
  const language = mailLanguage(input.language);
  const word = words[language];
  return layOut({
    subject: word.subject,
    preview: word.choose,
    title: word.title,
    blocks: [
      ...paragraphs(word.intro(input.name, input.businessName), word.done, word.choose),
      pageButton(input, word.button, pathTo('editBusiness')),
    ],
    reason: word.why,
    to: input,
  });
}
