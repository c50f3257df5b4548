import { type ListingType, listingTypes, pathTo } from '@wiki/domain';
import type { NotificationEntries, TypesOf } from '../../kits/notifications/index.ts';

type Params = Record<string, string>;

const typeOf = (name: string | undefined): ListingType =>
  listingTypes.find((type) => type === name) ?? 'product';

/** What is new from whom and what somebody follows. */
export const followNotifications = {
  followedListing: {
    topic: 'FOLLOWING',
    url: ({ listingType, listingId = 'unknown' }: Params) =>
      pathTo(typeOf(listingType), { id: listingId }),
    groupBy: ({ businessId = '' }) => businessId,
    about: ({ listingId = '' }) => ({ kind: 'listing', id: listingId }),
    place: ({ nameEn = '', nameEs = '' }, language) => (language === 'es' ? nameEs : nameEn),
    en: ({ business = 'A business', nameEn = '' }) => ({
      title: `${business} published something new`,
      text: `You follow this business. See “${nameEn}”.`,
    }),
    es: ({ business = 'Una empresa', nameEs = '' }) => ({
      title: `${business} publicó algo nuevo`,
      text: `Usted sigue a esta empresa. Vea «${nameEs}».`,
    }),
  },
  followedDiscussion: {
    topic: 'FOLLOWING',
    url: ({ discussionId = 'unknown' }: Params) => pathTo('discussion', { discussionId }),
    about: ({ discussionId = '' }) => ({ kind: 'discussion', id: discussionId }),
    place: ({ title = '' }) => title,
    en: ({ actor = 'Someone', title = '' }) => ({
      title: `${actor} started a discussion`,
      text: `It’s about something you follow: “${title}”.`,
    }),
    es: ({ actor = 'Alguien', title = '' }) => ({
      title: `${actor} abrió una discusión`,
      text: `Trata de algo que usted sigue: «${title}».`,
    }),
  },
  followedNews: {
    topic: 'NEWS',
    url: ({ slug = 'unknown' }: Params) => pathTo('newsItem', { slug }),
    about: ({ newsId = '' }) => ({ kind: 'newsItem', id: newsId }),
    place: ({ titleEn = '', titleEs = '' }, language) => (language === 'es' ? titleEs : titleEn),
    en: ({ titleEn = '' }) => ({
      title: 'Network news',
      text: `“${titleEn}”. You follow the news.`,
    }),
    es: ({ titleEs = '' }) => ({
      title: 'Noticias de la red',
      text: `«${titleEs}». Usted sigue las noticias.`,
    }),
  },
} as const satisfies NotificationEntries;

declare module '../../kits/notifications/texts.ts' {
  interface NotificationTypes extends TypesOf<typeof followNotifications> {}
}
