import { pathTo, writtenDay } from '@wiki/domain';
import { paragraphs } from './layout/blocks.ts';
import { layOut } from './layout/layout.ts';
import { type ComposedMail, type MailInput, mailLanguage, siteNameOf } from './layout/mail.ts';

/** What an invitation tells beside the usual. */
export interface BusinessInvitationInput extends MailInput {
  businessName: string;
  role: 'business' | 'businessAdmin';
  invitationId: string;
  /** Proves that the reader received this mail. */
  token: string;
  /** Whether the address belongs to an account: others register first. */
  hasAccount: boolean;
  expiresAt: Date;
}

const words = {
  en: {
    subject: (business: string) => `${business} has invited you to its team`,
    title: (business: string) => `${business} has invited you to its team`,
    intro: (name: string, business: string, site: string) =>
      `Hello ${name}. ${business} would like you to act for it on ${site}, the business network where everyone wins.`,
    role: {
      business: 'As an authorized user, you’ll keep its profile and its listings up to date.',
      businessAdmin:
        'As a business administrator, you’ll manage its profile, its listings, its people and its membership.',
    },
    member: 'Open the invitation to accept or decline it.',
    newcomer:
      'First you need an account with this e-mail address. Creating one takes a minute and brings you back to the invitation.',
    button: { member: 'Open the invitation', newcomer: 'Create my account' },
    validity: (date: string) => `The invitation is open until ${date}.`,
    ignore: 'If you don’t know this business, you can ignore this message.',
    reason: 'You’re receiving this message because a business invited this address.',
  },
  es: {
    subject: (business: string) => `Invitación al equipo de ${business}`,
    title: (business: string) => `Invitación al equipo de ${business}`,
    intro: (name: string, business: string, site: string) =>
      `Hola, ${name}. ${business} quiere que usted actúe en su nombre en ${site}, la red de negocios donde todos ganamos.`,
    role: {
      business: 'Como usuario autorizado, mantendrá al día su perfil y sus publicaciones.',
      businessAdmin:
        'Como administrador de la empresa, manejará su perfil, sus publicaciones, sus personas y su membresía.',
    },
    member: 'Abra la invitación para aceptarla o rechazarla.',
    newcomer:
      'Primero necesita una cuenta con este correo electrónico. Crearla toma un minuto y lo lleva de vuelta a la invitación.',
    button: { member: 'Abrir la invitación', newcomer: 'Crear mi cuenta' },
    validity: (date: string) => `La invitación está abierta hasta el ${date}.`,
    ignore: 'Si no conoce esta empresa, puede ignorar este mensaje.',
    reason: 'Usted recibe este mensaje porque una empresa invitó a esta dirección.',
  },
} as const;

/** The mail that invites somebody to work for a business, with or without an account. */
export function businessInvitationMail(input: BusinessInvitationInput): ComposedMail {
  const language = mailLanguage(input.language);
  const word = words[language];
  const reader = input.hasAccount ? 'member' : 'newcomer';
  return layOut({
    subject: word.subject(input.businessName),
    preview: word[reader],
    title: word.title(input.businessName),
    blocks: [
      ...paragraphs(
        word.intro(input.name, input.businessName, siteNameOf(input)),
        word.role[input.role],
        word[reader],
      ),
      {
        kind: 'button',
        label: word.button[reader],
        href: addressOf(input),
      },
      ...paragraphs(word.validity(writtenDay(input.expiresAt, language)), word.ignore),
    ],
    reason: word.reason,
    to: input,
  });
}

/** The invitation's page, for those without an account by way of registering. */
function addressOf({ baseUrl, invitationId, token, hasAccount }: BusinessInvitationInput): string {
  const query = new URLSearchParams({ invitation: invitationId, token });
  const page = `${pathTo('businessInvitation')}?${query.toString()}`;
  return hasAccount
    ? `${baseUrl}${page}`
    : `${baseUrl}${pathTo('register')}?next=${encodeURIComponent(page)}`;
}
