import type { NotificationEntry } from './notification-texts.ts';
import { reasonOf } from './reason-of.ts';

const lists: Record<string, string> = {
  product: '/products',
  service: '/services',
  property: '/property',
};

/** The page of the listing, else the list of its type. */
const page = ({ listingType = 'product', listingId }: Record<string, string>) => {
  const list = lists[listingType] ?? '/products';
  return listingId ? `${list}/${listingId}` : list;
};

/** What people write beneath listings, told to those it is for. */
export const engagementTexts = {
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
} as const satisfies Record<string, NotificationEntry>;
