import { pathTo } from '@wiki/domain';
import { siteName } from '../../platform/site/site.ts';
import type { NotificationEntries, TypesOf } from '../../kits/notifications/index.ts';

/** What happens to an account, for its owner. */
export const accountNotifications = {
  welcome: {
    topic: 'DECISIONS',
    url: () => pathTo('becomeMember'),
    en: () => ({
      title: `Welcome to ${siteName()}`,
      text: 'Your account is ready. When your company wants to sell on the network, apply to become a business member.',
    }),
    es: () => ({
      title: `Le damos la bienvenida a ${siteName()}`,
      text: 'Su cuenta está lista. Cuando su empresa quiera vender en la red, solicite ser miembro empresarial.',
    }),
  },
  emailVerified: {
    topic: 'DECISIONS',
    url: () => pathTo('myProfile'),
    en: () => ({
      title: 'Your e-mail address is verified',
      text: 'Thank you. The whole network is now open to you.',
    }),
    es: () => ({
      title: 'Su correo electrónico está verificado',
      text: 'Gracias. Ahora tiene abierta toda la red.',
    }),
  },
  emailChanged: {
    topic: 'SECURITY',
    url: () => pathTo('security'),
    en: () => ({
      title: 'Your e-mail address was changed',
      text: 'From now on you sign in with the new one. For seven days, the previous address can recover the account.',
    }),
    es: () => ({
      title: 'Su correo electrónico cambió',
      text: 'Desde ahora usted inicia sesión con el nuevo. Durante siete días el correo anterior puede recuperar la cuenta.',
    }),
  },
  passwordChanged: {
    topic: 'SECURITY',
    url: () => pathTo('security'),
    en: () => ({
      title: 'Your password was changed',
      text: 'Your other devices were signed out. If it wasn’t you, reset the password now.',
    }),
    es: () => ({
      title: 'Su contraseña cambió',
      text: 'Cerramos la sesión en sus otros dispositivos. Si no fue usted, restablezca la contraseña ahora.',
    }),
  },
  personalTokenCreated: {
    topic: 'SECURITY',
    url: () => pathTo('security'),
    en: () => ({
      title: 'A personal token was created',
      text: 'A program can now act for you with it. If it wasn’t you, delete it and change your password.',
    }),
    es: () => ({
      title: 'Se creó un token personal',
      text: 'Con él un programa puede actuar por usted. Si no fue usted, elimínelo y cambie su contraseña.',
    }),
  },
  reinstated: {
    topic: 'SECURITY',
    url: () => pathTo('myProfile'),
    en: () => ({
      title: 'Your account is active again',
      text: 'The suspension has ended and you can use the network as before.',
    }),
    es: () => ({
      title: 'Su cuenta está activa de nuevo',
      text: 'La suspensión terminó y puede usar la red como antes.',
    }),
  },
} as const satisfies NotificationEntries;

declare module '../../kits/notifications/texts.ts' {
  interface NotificationTypes extends TypesOf<typeof accountNotifications> {}
}
