import { pathTo, type ListingType, listingTypes } from '@wiki/domain';
import {
  type NotificationEntries,
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

/** What people write beneath listings, told to those it is for. */
export const engagementNotifications = {
  listingComment: {
    url: page,
    en: ({ nameEn = '' }) => ({
      title: 'New comment on a listing',
      text: `Somebody commented on “${nameEn}”. Read it and answer.`,
    }),
    es: ({ nameEs = '' }) => ({
      title: 'Nuevo comentario en una publicación',
      text: `Comentaron sobre «${nameEs}». Lea el comentario y responda.`,
    }),
  },
  commentReply: {
    url: page,
    en: ({ nameEn = '' }) => ({
      title: 'Somebody replied to your comment',
      text: `Your comment on “${nameEn}” has a new reply.`,
    }),
    es: ({ nameEs = '' }) => ({
      title: 'Respondieron a su comentario',
      text: `Su comentario sobre «${nameEs}» tiene una respuesta nueva.`,
    }),
  },
  commentDeleted: {
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
} as const satisfies NotificationEntries;

declare module '../../kits/notifications/texts.ts' {
  interface NotificationTypes extends TypesOf<typeof engagementNotifications> {}
}
