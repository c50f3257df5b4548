import type { Language } from '@wiki/domain';
import { applicationTexts } from './application-texts.ts';
import { billingTexts } from './billing-texts.ts';
import { listingTexts } from './listing-texts.ts';
import { chatTexts } from './chat-texts.ts';
import { engagementTexts } from './engagement-texts.ts';
import { reviewTexts } from './review-texts.ts';

/** What a notification says and where in the client it leads. */
export interface NotificationText {
  title: string;
  text: string;
  /** A path within the client. */
  url: string;
}

type Params = Record<string, string>;
/** A type of notification: its words in both languages and where it leads. */
export type NotificationEntry = { url: (params: Params) => string } & Record<
  Language,
  (params: Params) => Omit<NotificationText, 'url'>
>;

const define = <Type extends string>(entries: Record<Type, NotificationEntry>) => entries;

/** Every type of notification in both languages. Parameters are inserted as text, never as markup. */
const notificationTexts = define({
  ...applicationTexts,
  ...billingTexts,
  ...listingTexts,
  ...chatTexts,
  ...engagementTexts,
  ...reviewTexts,
  welcome: {
    url: () => '/become-a-business-member',
    en: () => ({
      title: 'Welcome to Wiki empresarios',
      text: 'Your account is ready. When your company wants to sell on the network, apply to become a business member.',
    }),
    es: () => ({
      title: 'Le damos la bienvenida a Wiki empresarios',
      text: 'Su cuenta está lista. Cuando su empresa quiera vender en la red, solicite ser miembro empresarial.',
    }),
  },
  emailVerified: {
    url: () => '/my-profile',
    en: () => ({
      title: 'Your e-mail address is verified',
      text: 'Thank you. The whole network is now open to you.',
    }),
    es: () => ({
      title: 'Su correo electrónico está verificado',
      text: 'Gracias. Ahora tiene abierta toda la red.',
    }),
  },
  passwordChanged: {
    url: () => '/account/security',
    en: () => ({
      title: 'Your password was changed',
      text: 'Your other devices were signed out. If it was not you, reset the password now.',
    }),
    es: () => ({
      title: 'Su contraseña cambió',
      text: 'Cerramos la sesión en sus otros dispositivos. Si no fue usted, restablezca la contraseña ahora.',
    }),
  },
  reinstated: {
    url: () => '/my-profile',
    en: () => ({
      title: 'Your account is active again',
      text: 'The suspension has ended and you can use the network as before.',
    }),
    es: () => ({
      title: 'Su cuenta está activa de nuevo',
      text: 'La suspensión terminó y puede usar la red como antes.',
    }),
  },
  businessInvitation: {
    url: ({ invitationId }) => `/business-invitation?invitation=${invitationId}`,
    en: ({ business = '' }) => ({
      title: 'You are invited to a business',
      text: `You may act on the network for ${business}. Accept or decline within 14 days.`,
    }),
    es: ({ business = '' }) => ({
      title: 'Una empresa le invita',
      text: `Usted puede actuar en la red en nombre de ${business}. Acepte o rechace en los próximos 14 días.`,
    }),
  },
});

export type NotificationType = keyof typeof notificationTexts;

/** Every type there is. */
export const notificationTypes = Object.keys(notificationTexts) as NotificationType[];

/** A notification's words in a language. */
export function notificationText(
  { type, params }: { type: NotificationType; params: Params },
  language: Language,
): NotificationText {
  const entry = notificationTexts[type];
  return { ...entry[language](params), url: entry.url(params) };
}
