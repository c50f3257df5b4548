import { pathTo } from '@wiki/domain';
import type { NotificationEntries, TypesOf } from '../../kits/notifications/index.ts';

/** What people are told of their role. */
export const administratorNotifications = {
  administratorMade: {
    topic: 'SECURITY',
    url: () => pathTo('adminUsers'),
    en: () => ({
      title: 'You are now an administrator',
      text: 'You can open the back office: applications, businesses, payments and accounts. What you do there is recorded under your name.',
    }),
    es: () => ({
      title: 'Ahora usted administra la red',
      text: 'Tiene acceso a la administración: solicitudes, empresas, pagos y cuentas. Lo que haga allí queda registrado a su nombre.',
    }),
  },
  administratorRemoved: {
    topic: 'SECURITY',
    url: () => pathTo('myProfile'),
    en: () => ({
      title: 'You are no longer an administrator',
      text: 'Your account stays as it is, without the back office.',
    }),
    es: () => ({
      title: 'Usted ya no administra la red',
      text: 'Su cuenta sigue igual, sin acceso a la administración.',
    }),
  },
} as const satisfies NotificationEntries;

declare module '../../kits/notifications/texts.ts' {
  interface NotificationTypes extends TypesOf<typeof administratorNotifications> {}
}
