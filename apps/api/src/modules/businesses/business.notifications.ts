import { pathTo } from '@wiki/domain';
import type { NotificationEntries, TypesOf } from '../../kits/notifications/index.ts';

const ownProfile = () => pathTo('editBusiness');

/** Invitations, for who is invited; what concerns a profile, for its managers and administrators. */
export const businessNotifications = {
  verificationLost: {
    topic: 'DECISIONS',
    url: ownProfile,
    en: ({ business = '' }) => ({
      title: 'The verified badge is paused',
      text: `It belongs to the name and place we checked. You changed them for ${business}: we’ll confirm the new ones and the badge will come back.`,
    }),
    es: ({ business = '' }) => ({
      title: 'El sello de verificada está en pausa',
      text: `Corresponde al nombre y al lugar que revisamos. Usted los cambió en ${business}: confirmaremos los nuevos y el sello volverá.`,
    }),
  },
  businessVerified: {
    topic: 'DECISIONS',
    url: ({ businessId = 'unknown' }) => pathTo('entrepreneur', { businessId }),
    en: ({ business = '' }) => ({
      title: 'Your business is verified',
      text: `We confirmed the name and place of ${business}. Everyone can see the verified badge.`,
    }),
    es: ({ business = '' }) => ({
      title: 'Su empresa está verificada',
      text: `Confirmamos el nombre y el lugar de ${business}. Todos ven el sello de verificada.`,
    }),
  },
  businessToConfirm: {
    topic: 'ADMINISTRATION',
    url: ({ businessId = 'unknown' }) => pathTo('adminBusiness', { businessId }),
    en: ({ business = '' }) => ({
      title: 'A verified business changed its name or place',
      text: `Check what changed at ${business} and confirm it: until then it has no verified badge.`,
    }),
    es: ({ business = '' }) => ({
      title: 'Una empresa verificada cambió de nombre o de lugar',
      text: `Revise lo que cambió en ${business} y confírmelo: mientras tanto no lleva el sello de verificada.`,
    }),
  },
  contactsWithdrawn: {
    topic: 'SECURITY',
    url: ownProfile,
    en: ({ business = '' }) => ({
      title: 'Choose which contact details are public',
      text: `The e-mail, phone and street of your application were shown on the page of ${business}. We removed them: publish the ones you want there.`,
    }),
    es: ({ business = '' }) => ({
      title: 'Elija qué datos de contacto son públicos',
      text: `El correo, el teléfono y la dirección de su solicitud aparecían en la página de ${business}. Los retiramos: publique allí los que usted quiera.`,
    }),
  },
  businessInvitation: {
    topic: 'SECURITY',
    url: ({ invitationId }) => `${pathTo('businessInvitation')}?invitation=${invitationId}`,
    en: ({ business = '' }) => ({
      title: 'You’re invited to a business',
      text: `You can act on the network for ${business}. Accept or decline within 14 days.`,
    }),
    es: ({ business = '' }) => ({
      title: 'Tiene una invitación de una empresa',
      text: `Usted puede actuar en la red en nombre de ${business}. Acepte o rechace en los próximos 14 días.`,
    }),
  },
  businessRole: {
    topic: 'DECISIONS',
    url: ({ businessId = 'unknown' }) => pathTo('entrepreneur', { businessId }),
    en: ({ actor = 'Someone', business = '', role }) => ({
      title:
        role === 'businessAdmin'
          ? `You manage ${business} now`
          : `You don’t manage ${business} any more`,
      text:
        role === 'businessAdmin'
          ? `${actor} changed your role: you can edit its profile and choose who acts for it.`
          : `${actor} changed your role: you still act on the network for it.`,
    }),
    es: ({ actor = 'Alguien', business = '', role }) => ({
      title:
        role === 'businessAdmin'
          ? `Usted administra ahora ${business}`
          : `Usted ya no administra ${business}`,
      text:
        role === 'businessAdmin'
          ? `${actor} cambió su rol: usted puede editar el perfil y elegir quién actúa en su nombre.`
          : `${actor} cambió su rol: usted sigue actuando en la red en su nombre.`,
    }),
  },
  businessLeft: {
    topic: 'DECISIONS',
    url: ({ businessId = 'unknown' }) => pathTo('entrepreneur', { businessId }),
    en: ({ actor = 'Someone', business = '' }) => ({
      title: `You don’t act for ${business} any more`,
      text: `${actor} removed you from the business. Your own account stays as it is.`,
    }),
    es: ({ actor = 'Alguien', business = '' }) => ({
      title: `Usted ya no actúa en nombre de ${business}`,
      text: `${actor} hizo el cambio. Su cuenta personal sigue como está.`,
    }),
  },
} as const satisfies NotificationEntries;

declare module '../../kits/notifications/texts.ts' {
  interface NotificationTypes extends TypesOf<typeof businessNotifications> {}
}
