import { type Language, pathTo } from '@wiki/domain';
import type { NotificationEntries, TypesOf } from '../../kits/notifications/index.ts';

type Params = Record<string, string>;

/** What was reported, as a sentence names it. Never what it says: it may be gone for good reasons. */
const things: Readonly<Record<string, Record<Language, string>>> = {
  discussion: { en: 'the discussion', es: 'la discusión' },
  discussionComment: { en: 'the comment', es: 'el comentario' },
  listingComment: { en: 'the comment', es: 'el comentario' },
  review: { en: 'the review', es: 'la reseña' },
  listing: { en: 'the listing', es: 'la publicación' },
  business: { en: 'the business', es: 'la empresa' },
  businessQuestion: { en: 'the question', es: 'la pregunta' },
  user: { en: 'the profile', es: 'el perfil' },
  chatMessage: { en: 'the message', es: 'el mensaje' },
};
const unknown = { en: 'the content', es: 'el contenido' };
const thing = ({ kind = '' }: Params) => things[kind] ?? unknown;

/** The thing while it can be read, else one's notifications. */
const place = ({ path }: Params) => path || pathTo('notifications');

/** Of one case a reporter has one notification: what became of it last. */
const outcome = ({ caseId = '', step = '' }: Params) => ({
  thing: `report:${caseId}`,
  step: Number(step),
});

/** What becomes of reports, told to who made them; and that something waits, to administrators. */
export const moderationNotifications = {
  caseOpened: {
    topic: 'ADMINISTRATION',
    url: ({ caseId = '' }) => `${pathTo('adminManageDiscussions')}?case=${caseId}`,
    en: (params) => ({
      title: 'Something was reported',
      text: `Someone reported ${thing(params).en}. Decide whether it can stay.`,
    }),
    es: (params) => ({
      title: 'Hay un reporte nuevo',
      text: `Alguien reportó ${thing(params).es}. Decida si puede quedarse.`,
    }),
  },
  reportUpheld: {
    topic: 'DECISIONS',
    currentOf: outcome,
    url: () => pathTo('notifications'),
    en: (params) => ({
      title: 'We acted on your report',
      text: `We reviewed ${thing(params).en} that you reported, and it’s no longer shown. Thank you for looking after the network.`,
    }),
    es: (params) => ({
      title: 'Actuamos por su reporte',
      text: `Revisamos ${thing(params).es} que usted reportó y ya no se muestra. Gracias por cuidar la red.`,
    }),
  },
  reportKept: {
    topic: 'DECISIONS',
    currentOf: outcome,
    url: place,
    en: (params) => ({
      title: 'We reviewed your report',
      text: `We looked at ${thing(params).en} that you reported and left it as it is because it follows the rules of the network.`,
    }),
    es: (params) => ({
      title: 'Revisamos su reporte',
      text: `Revisamos ${thing(params).es} que usted reportó y lo dejamos como está: cumple las reglas de la red.`,
    }),
  },
  reportWithdrawn: {
    topic: 'DECISIONS',
    currentOf: outcome,
    url: () => pathTo('notifications'),
    en: (params) => ({
      title: 'What you reported is gone',
      text: `The author removed ${thing(params).en} you reported before we decided.`,
    }),
    es: (params) => ({
      title: 'Lo que usted reportó ya no está',
      text: `Quien lo escribió retiró ${thing(params).es} que usted reportó antes de que decidiéramos.`,
    }),
  },
  reportReopened: {
    topic: 'DECISIONS',
    currentOf: outcome,
    url: () => pathTo('notifications'),
    en: (params) => ({
      title: 'We’re looking at your report again',
      text: `We took back our decision about ${thing(params).en} that you reported, and will tell you the new one.`,
    }),
    es: (params) => ({
      title: 'Estamos revisando de nuevo su reporte',
      text: `Anulamos nuestra decisión sobre ${thing(params).es} que usted reportó y le contaremos la nueva.`,
    }),
  },
} as const satisfies NotificationEntries;

declare module '../../kits/notifications/texts.ts' {
  interface NotificationTypes extends TypesOf<typeof moderationNotifications> {}
}
