import { pathTo } from '@wiki/domain';
import {
  dayOf,
  type NotificationEntries,
  type NotificationTarget,
  reasonOf,
  type TypesOf,
} from '../../kits/notifications/index.ts';

type Params = Record<string, string>;

const review = ({ reviewId = 'unknown' }: Params) => pathTo('review', { reviewId });
const dispute = ({ disputeId = '' }: Params) =>
  pathTo('adminDispute', { disputeId: disputeId ?? 'unknown' });
const ofBusiness = ({ business = '' }: Params) => business;

const aboutReview = ({ reviewId = '' }: Params): NotificationTarget => ({
  kind: 'review',
  id: reviewId,
});

/** The life of a review, told to its author, its business and the administrators. */
export const reviewNotifications = {
  reviewReceived: {
    topic: 'REVIEWS',
    about: aboutReview,
    task: {
      act: 'REPLY_TO_REVIEW',
      waits: ({ reviewId = '' }) => ({ kind: 'reviewToReplyTo', id: reviewId }),
    },
    url: review,
    en: ({ subject = '', rating = '', ...params }) => ({
      title: `New review of ${ofBusiness(params)}`,
      text: `“${subject}”, ${rating} out of 5. You can reply once, in public.`,
    }),
    es: ({ subject = '', rating = '', ...params }) => ({
      title: `Nueva reseña de ${ofBusiness(params)}`,
      text: `«${subject}», ${rating} de 5. Puede responder una sola vez, en público.`,
    }),
  },
  reviewReplied: {
    topic: 'REVIEWS',
    about: aboutReview,
    url: review,
    en: (params) => ({
      title: 'Your review has a reply',
      text: `Read what ${ofBusiness(params)} replied to your review.`,
    }),
    es: (params) => ({
      title: 'Su reseña tiene respuesta',
      text: `Lea lo que ${ofBusiness(params)} respondió a su reseña.`,
    }),
  },
  reviewRemoved: {
    topic: 'DECISIONS',
    url: review,
    en: (params) => ({
      title: 'Your review was removed',
      text: `We removed your review of ${ofBusiness(params)}. The reason: ${reasonOf(params, 'en')}.`,
    }),
    es: (params) => ({
      title: 'Retiramos su reseña',
      text: `Retiramos su reseña de ${ofBusiness(params)}. El motivo: ${reasonOf(params, 'es')}.`,
    }),
  },
  reviewRemovedForBusiness: {
    topic: 'REVIEWS',
    url: review,
    en: (params) => ({
      title: 'A review was removed',
      text: `We removed a review of ${ofBusiness(params)}. The reason: ${reasonOf(params, 'en')}.`,
    }),
    es: (params) => ({
      title: 'Se retiró una reseña',
      text: `Retiramos una reseña de ${ofBusiness(params)}. El motivo: ${reasonOf(params, 'es')}.`,
    }),
  },
  reviewRestored: {
    topic: 'DECISIONS',
    url: review,
    en: (params) => ({
      title: 'Your review is back',
      text: `We reviewed what you wrote about ${ofBusiness(params)}, and everyone can read it again.`,
    }),
    es: (params) => ({
      title: 'Su reseña volvió',
      text: `Revisamos lo que escribió sobre ${ofBusiness(params)} y todos pueden leerlo de nuevo.`,
    }),
  },
  reviewRestoredForBusiness: {
    topic: 'REVIEWS',
    url: review,
    en: (params) => ({
      title: 'A review is shown again',
      text: `The review of ${ofBusiness(params)} that was removed is back, and counts again.`,
    }),
    es: (params) => ({
      title: 'Una reseña se muestra de nuevo',
      text: `La reseña de ${ofBusiness(params)} que se había retirado volvió y cuenta de nuevo.`,
    }),
  },
  reviewKept: {
    topic: 'REVIEWS',
    url: review,
    en: (params) => ({
      title: 'Your review stays',
      text: `We looked into the dispute of ${ofBusiness(params)} and keep your review as it is.`,
    }),
    es: (params) => ({
      title: 'Su reseña se mantiene',
      text: `Revisamos la disputa de ${ofBusiness(params)} y dejamos su reseña como está.`,
    }),
  },
  disputeAnswered: {
    topic: 'REVIEWS',
    url: review,
    en: (params) => ({
      title: 'Your dispute has an answer',
      text: `The review of ${ofBusiness(params)} stays. Our answer: ${reasonOf(params, 'en')}.`,
    }),
    es: (params) => ({
      title: 'Su disputa tiene respuesta',
      text: `La reseña de ${ofBusiness(params)} se mantiene. Nuestra respuesta: ${reasonOf(params, 'es')}.`,
    }),
  },
  reviewEditRequested: {
    topic: 'REVIEWS',
    url: review,
    en: ({ dueAt, ...params }) => ({
      title: 'Please edit your review',
      text: `You can edit your review of ${ofBusiness(params)} until ${dayOf(dueAt, 'en')}. The reason: ${reasonOf(params, 'en')}.`,
    }),
    es: ({ dueAt, ...params }) => ({
      title: 'Le pedimos editar su reseña',
      text: `Puede editar su reseña de ${ofBusiness(params)} hasta el ${dayOf(dueAt, 'es')}. El motivo: ${reasonOf(params, 'es')}.`,
    }),
  },
  disputeEditRequested: {
    topic: 'REVIEWS',
    url: review,
    en: ({ dueAt, ...params }) => ({
      title: 'We asked for an edit',
      text: `The author can edit the review of ${ofBusiness(params)} until ${dayOf(dueAt, 'en')}.`,
    }),
    es: ({ dueAt, ...params }) => ({
      title: 'Pedimos editar la reseña',
      text: `Quien escribió la reseña de ${ofBusiness(params)} puede editarla hasta el ${dayOf(dueAt, 'es')}.`,
    }),
  },
  disputedReviewEdited: {
    topic: 'REVIEWS',
    url: review,
    en: (params) => ({
      title: 'A disputed review was edited',
      text: `The author edited the review of ${ofBusiness(params)}. That ends the dispute.`,
    }),
    es: (params) => ({
      title: 'Se editó una reseña en disputa',
      text: `La reseña de ${ofBusiness(params)} fue editada. Con eso termina la disputa.`,
    }),
  },
  reviewEditMissed: {
    topic: 'REVIEWS',
    url: review,
    en: (params) => ({
      title: 'The time to edit your review is over',
      text: `Our team will now decide about your review of ${ofBusiness(params)}.`,
    }),
    es: (params) => ({
      title: 'Terminó el plazo para editar su reseña',
      text: `Nuestro equipo decide ahora sobre su reseña de ${ofBusiness(params)}.`,
    }),
  },
  disputeSubmitted: {
    topic: 'ADMINISTRATION',
    url: dispute,
    en: (params) => ({
      title: 'New dispute to review',
      text: `A dispute by ${ofBusiness(params)} is waiting for an answer.`,
    }),
    es: (params) => ({
      title: 'Nueva disputa por revisar',
      text: `Una disputa de ${ofBusiness(params)} espera respuesta.`,
    }),
  },
  disputeEdited: {
    topic: 'ADMINISTRATION',
    url: dispute,
    en: (params) => ({
      title: 'A review was edited as asked',
      text: `The review of ${ofBusiness(params)} was edited, and its dispute has ended.`,
    }),
    es: (params) => ({
      title: 'Una reseña se editó como se pidió',
      text: `La reseña de ${ofBusiness(params)} fue editada y su disputa terminó.`,
    }),
  },
  disputeEditMissed: {
    topic: 'ADMINISTRATION',
    url: dispute,
    en: (params) => ({
      title: 'A review wasn’t edited in time',
      text: `The dispute about the review of ${ofBusiness(params)} is waiting for a decision.`,
    }),
    es: (params) => ({
      title: 'Una reseña no se editó a tiempo',
      text: `La disputa sobre la reseña de ${ofBusiness(params)} espera una decisión.`,
    }),
  },
} as const satisfies NotificationEntries;

declare module '../../kits/notifications/texts.ts' {
  interface NotificationTypes extends TypesOf<typeof reviewNotifications> {}
}
