import { pathTo } from '@wiki/domain';
import {
  areMany,
  type NotificationEntries,
  type NotificationTarget,
  reasonOf,
  type TypesOf,
} from '../../kits/notifications/index.ts';

type Params = Record<string, string>;

const page = ({ businessId }: Params) =>
  businessId ? pathTo('entrepreneur', { businessId }) : pathTo('entrepreneurs');
const businessOf = ({ businessId = '' }: Params): string => businessId;
const nameOf = ({ businessName = '' }: Params): string => businessName;
const aboutBusiness = ({ businessId = '' }: Params): NotificationTarget => ({
  kind: 'business',
  id: businessId,
});

const quotedQuestion = ({ questionId }: Params): NotificationTarget | null =>
  questionId ? { kind: 'businessQuestion', id: questionId } : null;

/** What is asked of businesses and answered, told to those it is for. */
export const businessQuestionNotifications = {
  businessQuestion: {
    topic: 'LISTING_COMMENTS',
    groupBy: businessOf,
    about: aboutBusiness,
    quotes: quotedQuestion,
    task: {
      act: 'ANSWER_QUESTION',
      waits: ({ businessId = '' }) => ({ kind: 'businessToAnswerFor', id: businessId }),
    },
    place: nameOf,
    url: page,
    en: ({ actor = 'Someone' }) => ({
      title: `${actor} asked your business something`,
      text: 'Everyone can read the question once you answer it.',
    }),
    es: ({ actor = 'Alguien', ...params }) => ({
      title: `${actor} ${areMany(params) ? 'preguntaron' : 'preguntó'} algo a su empresa`,
      text: 'Todos leen la pregunta cuando usted la responda.',
    }),
  },
  businessAnswer: {
    topic: 'REPLIES',
    groupBy: businessOf,
    about: aboutBusiness,
    quotes: quotedQuestion,
    place: nameOf,
    url: page,
    en: ({ businessName = '' }) => ({
      title: 'Your question was answered',
      text: `${businessName || 'The business'} answered what you asked.`,
    }),
    es: ({ businessName = '' }) => ({
      title: 'Respondieron su pregunta',
      text: `${businessName || 'La empresa'} respondió lo que usted preguntó.`,
    }),
  },
  questionDeleted: {
    topic: 'DECISIONS',
    url: page,
    en: ({ businessName = '', ...params }) => ({
      title: 'What you wrote to a business was deleted',
      text: `We deleted what you wrote on the page of ${businessName}. The reason: ${reasonOf(params, 'en')}.`,
    }),
    es: ({ businessName = '', ...params }) => ({
      title: 'Eliminamos lo que escribió a una empresa',
      text: `Eliminamos lo que usted escribió en la página de ${businessName}. El motivo: ${reasonOf(params, 'es')}.`,
    }),
  },
  questionHidden: {
    topic: 'DECISIONS',
    url: page,
    en: ({ businessName = '' }) => ({
      title: 'What you wrote to a business is hidden for now',
      text: `Several people reported what you wrote on the page of ${businessName}. Nobody reads it until we have reviewed it.`,
    }),
    es: ({ businessName = '' }) => ({
      title: 'Lo que escribió a una empresa está oculto por ahora',
      text: `Varias personas reportaron lo que usted escribió en la página de ${businessName}. Nadie lo lee mientras lo revisamos.`,
    }),
  },
  questionRestored: {
    topic: 'DECISIONS',
    url: page,
    en: ({ businessName = '' }) => ({
      title: 'What you wrote to a business is back',
      text: `We reviewed what you wrote on the page of ${businessName}, and everyone can read it again.`,
    }),
    es: ({ businessName = '' }) => ({
      title: 'Lo que escribió a una empresa volvió',
      text: `Revisamos lo que usted escribió en la página de ${businessName} y todos pueden leerlo de nuevo.`,
    }),
  },
} as const satisfies NotificationEntries;

declare module '../../kits/notifications/texts.ts' {
  interface NotificationTypes extends TypesOf<typeof businessQuestionNotifications> {}
}
