import { pathTo } from '@wiki/domain';
import {
  type NotificationEntries,
  reasonOf,
  type TypesOf,
} from '../../kits/notifications/index.ts';

/** Listings, told to those who manage their business. */
export const listingNotifications = {
  listingRemoved: {
    topic: 'DECISIONS',
    url: ({ listingId = 'unknown' }) => pathTo('previewListing', { listingId }),
    en: ({ nameEn = '', ...params }) => ({
      title: 'A listing was removed',
      text: `We removed “${nameEn}” from the network. The reason: ${reasonOf(params, 'en')}.`,
    }),
    es: ({ nameEs = '', ...params }) => ({
      title: 'Retiramos una publicación',
      text: `Retiramos «${nameEs}» de la red. El motivo: ${reasonOf(params, 'es')}.`,
    }),
  },
  listingRestored: {
    topic: 'DECISIONS',
    url: ({ listingId = 'unknown' }) => pathTo('editListing', { listingId }),
    en: ({ nameEn = '' }) => ({
      title: 'A listing was restored',
      text: `We restored “${nameEn}” to your business, as it was before.`,
    }),
    es: ({ nameEs = '' }) => ({
      title: 'Recuperamos una publicación',
      text: `Devolvimos «${nameEs}» a su empresa, tal como estaba.`,
    }),
  },
} as const satisfies NotificationEntries;

declare module '../../kits/notifications/texts.ts' {
  interface NotificationTypes extends TypesOf<typeof listingNotifications> {}
}
