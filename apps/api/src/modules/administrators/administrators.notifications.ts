import { type Language, pathTo } from '@wiki/domain';
import type { NotificationEntries, TypesOf } from '../../kits/notifications/index.ts';

const works: Readonly<Record<string, Record<Language, string>>> = {
  moderator: {
    en: 'moderation: reports, the forum, reviews and listings',
    es: 'la moderación: reportes, foro, reseñas y publicaciones',
  },
  support: { en: 'customer service', es: 'el servicio al cliente' },
  billing: {
    en: 'invoices, payments and memberships',
    es: 'las facturas, los pagos y las membresías',
  },
};
const work = (role: string): Record<Language, string> =>
  works[role] ?? { en: 'the back office', es: 'la administración' };

/** What people are told of their role. */
export const administratorNotifications = {
  administratorMade: {
    topic: 'SECURITY',
    url: () => pathTo('adminUsers'),
    en: () => ({
      title: 'You’re now an administrator',
      text: 'You can open the back office: applications, businesses, payments and accounts. What you do there is recorded under your name.',
    }),
    es: () => ({
      title: 'Ahora usted administra la red',
      text: 'Tiene acceso a la administración: solicitudes, empresas, pagos y cuentas. Lo que haga allí queda registrado a su nombre.',
    }),
  },
  staffRoleGiven: {
    topic: 'SECURITY',
    url: () => pathTo('adminAnalytics'),
    en: ({ role = '' }) => ({
      title: 'You have a role in the back office',
      text: `You take care of ${work(role).en}. What you do there is recorded under your name.`,
    }),
    es: ({ role = '' }) => ({
      title: 'Usted tiene un rol en la administración',
      text: `Usted se encarga de ${work(role).es}. Lo que haga allí queda registrado a su nombre.`,
    }),
  },
  administratorRemoved: {
    topic: 'SECURITY',
    url: () => pathTo('myProfile'),
    en: () => ({
      title: 'You’re no longer an administrator',
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
