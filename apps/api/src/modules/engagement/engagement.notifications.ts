import { type Language, type ListingType, listingTypes, pathTo } from '@wiki/domain';
import {
  areMany,
  type NotificationEntries,
  type NotificationTarget,
  reasonOf,
  type TypesOf,
} from '../../kits/notifications/index.ts';

const lists = { product: 'products', service: 'services', property: 'properties' } as const;

const typeOf = (name = ''): ListingType => listingTypes.find((type) => type === name) ?? 'product';

/** The page of the listing, else the list of its type. */
const page = ({ listingType, listingId }: Record<string, string>) => {
  const type = typeOf(listingType);
  return listingId ? pathTo(type, { id: listingId }) : pathTo(lists[type]);
};

type Params = Record<string, string>;

const listingOf = ({ listingId = '' }: Params): string => listingId;
const nameOf = ({ nameEn = '', nameEs = '' }: Params, language: Language): string =>
  language === 'es' ? nameEs : nameEn;
const aboutListing = ({ listingId = '' }: Params): NotificationTarget => ({
  kind: 'listing',
  id: listingId,
});

const quotedComment = ({ commentId }: Params): NotificationTarget | null =>
  commentId ? { kind: 'listingComment', id: commentId } : null;

/** What people write beneath listings and that they keep them, told to those it is for. */
export const engagementNotifications = {
  listingComment: {
    topic: 'LISTING_COMMENTS',
    groupBy: listingOf,
    about: aboutListing,
    quotes: quotedComment,
    place: nameOf,
    url: page,
    en: ({ actor = 'Someone', nameEn = '' }) => ({
      title: `${actor} commented on your listing`,
      text: `Read what was said about “${nameEn}” and answer.`,
    }),
    es: ({ actor = 'Alguien', nameEs = '', ...params }) => ({
      title: `${actor} ${areMany(params) ? 'comentaron' : 'comentó'} en su publicación`,
      text: `Lea lo que se dijo de «${nameEs}» y responda.`,
    }),
  },
  listingSaved: {
    topic: 'SAVES',
    groupBy: listingOf,
    about: aboutListing,
    place: nameOf,
    url: page,
    en: ({ nameEn = '' }) => ({
      title: 'Saved to favorites',
      text: `Someone saved “${nameEn}” to come back to it.`,
    }),
    es: ({ nameEs = '' }) => ({
      title: 'Guardaron su publicación',
      text: `Alguien guardó «${nameEs}» en sus favoritos.`,
    }),
  },
  commentReply: {
    topic: 'REPLIES',
    groupBy: listingOf,
    about: aboutListing,
    quotes: quotedComment,
    place: nameOf,
    url: page,
    en: ({ actor = 'Someone', nameEn = '' }) => ({
      title: `${actor} replied to your comment`,
      text: `Your comment on “${nameEn}” has a new reply.`,
    }),
    es: ({ actor = 'Alguien', nameEs = '', ...params }) => ({
      title: `${actor} ${areMany(params) ? 'respondieron' : 'respondió'} a su comentario`,
      text: `Su comentario sobre «${nameEs}» tiene una respuesta nueva.`,
    }),
  },
  commentDeleted: {
    topic: 'DECISIONS',
    url: page,
    en: ({ nameEn = '', ...params }) => ({
      title: 'Your comment was deleted',
      text: `We deleted your comment on “${nameEn}”. The reason: ${reasonOf(params, 'en')}.`,
    }),
    es: ({ nameEs = '', ...params }) => ({
      title: 'Eliminamos su comentario',
      text: `Eliminamos su comentario sobre «${nameEs}». El motivo: ${reasonOf(params, 'es')}.`,
    }),
  },
  commentHidden: {
    topic: 'DECISIONS',
    url: page,
    en: ({ nameEn = '' }) => ({
      title: 'Your comment is hidden for now',
      text: `Several people reported your comment on “${nameEn}”. Nobody can read it until we’ve reviewed it.`,
    }),
    es: ({ nameEs = '' }) => ({
      title: 'Su comentario está oculto por ahora',
      text: `Varias personas reportaron su comentario sobre «${nameEs}». Nadie puede leerlo mientras lo revisamos.`,
    }),
  },
  commentRestored: {
    topic: 'DECISIONS',
    url: page,
    en: ({ nameEn = '' }) => ({
      title: 'Your comment is back',
      text: `We reviewed your comment on “${nameEn}”, and everyone can read it again.`,
    }),
    es: ({ nameEs = '' }) => ({
      title: 'Su comentario volvió',
      text: `Revisamos su comentario sobre «${nameEs}» y todos pueden leerlo de nuevo.`,
    }),
  },
} as const satisfies NotificationEntries;

declare module '../../kits/notifications/texts.ts' {
  interface NotificationTypes extends TypesOf<typeof engagementNotifications> {}
}
