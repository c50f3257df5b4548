import { pathTo } from '@wiki/domain';
import {
  areMany,
  type NotificationEntries,
  type NotificationTarget,
  reasonOf,
  type TypesOf,
} from '../../kits/notifications/index.ts';

type Params = Record<string, string>;

/** The discussion, opened at the comment that it is about. */
const post = ({ discussionId = 'unknown', commentId }: Params) => {
  const path = pathTo('discussion', { discussionId });
  return commentId ? `${path}?comment=${commentId}` : path;
};

const discussionOf = ({ discussionId = '' }: Params): string => discussionId;
const postOf = ({ discussionId = '', commentId = discussionId }: Params): string => commentId;
const titleOf = ({ title = '' }: Params): string => title;

const aboutPost = ({ discussionId = '', commentId }: Params): NotificationTarget =>
  commentId
    ? { kind: 'discussionComment', id: commentId }
    : { kind: 'discussion', id: discussionId };

/** Of a discussion that is liked its title says enough. */
const quotedComment = (params: Params): NotificationTarget | null =>
  params['commentId'] ? aboutPost(params) : null;

/** What happens in the forum, told to authors, followers, the mentioned and administrators. */
export const forumNotifications = {
  discussionReply: {
    topic: 'FOLLOWED_DISCUSSIONS',
    groupBy: discussionOf,
    about: aboutPost,
    quotes: aboutPost,
    place: titleOf,
    url: post,
    en: ({ actor = 'Someone', title = '' }) => ({
      title: `${actor} replied to a discussion you follow`,
      text: `There’s something new in “${title}”.`,
    }),
    es: ({ actor = 'Alguien', title = '', ...params }) => ({
      title: `${actor} ${areMany(params) ? 'respondieron' : 'respondió'} en una discusión que usted sigue`,
      text: `Hay algo nuevo en «${title}».`,
    }),
  },
  postReply: {
    topic: 'REPLIES',
    groupBy: discussionOf,
    about: aboutPost,
    quotes: aboutPost,
    place: titleOf,
    url: post,
    en: ({ actor = 'Someone', title = '' }) => ({
      title: `${actor} replied to you`,
      text: `There’s a reply to your comment in “${title}”.`,
    }),
    es: ({ actor = 'Alguien', title = '', ...params }) => ({
      title: `${actor} le ${areMany(params) ? 'respondieron' : 'respondió'}`,
      text: `Hay una respuesta a su comentario en «${title}».`,
    }),
  },
  postMention: {
    topic: 'MENTIONS',
    about: aboutPost,
    quotes: aboutPost,
    place: titleOf,
    url: post,
    en: ({ actor = 'Someone', title = '' }) => ({
      title: `${actor} mentioned you`,
      text: `You were mentioned in “${title}”.`,
    }),
    es: ({ actor = 'Alguien', title = '' }) => ({
      title: `${actor} le hizo una mención`,
      text: `Hay una mención de usted en «${title}».`,
    }),
  },
  postLiked: {
    topic: 'LIKES',
    groupBy: postOf,
    about: aboutPost,
    quotes: quotedComment,
    place: titleOf,
    url: post,
    en: ({ actor = 'Someone', title = '', ...params }) => ({
      title: `${actor} ${areMany(params) ? 'like' : 'likes'} what you wrote`,
      text: `In “${title}”.`,
    }),
    es: ({ actor = 'Alguien', title = '', ...params }) => ({
      title: `A ${actor} ${areMany(params) ? 'les' : 'le'} gusta lo que usted escribió`,
      text: `En «${title}».`,
    }),
  },
  answerAccepted: {
    topic: 'REPLIES',
    about: aboutPost,
    place: titleOf,
    url: post,
    en: ({ title = '' }) => ({
      title: 'Your answer was accepted',
      text: `It’s now first in “${title}”. Thank you for helping.`,
    }),
    es: ({ title = '' }) => ({
      title: 'Aceptaron su respuesta',
      text: `Ahora aparece primero en «${title}». Gracias por ayudar.`,
    }),
  },
  postHeld: {
    topic: 'ADMINISTRATION',
    url: () => `${pathTo('adminManageDiscussions')}?tab=held`,
    en: ({ title = '' }) => ({
      title: 'A post is waiting for your decision',
      text: `It contains a blacklisted phrase: “${title}”.`,
    }),
    es: ({ title = '' }) => ({
      title: 'Una publicación espera su decisión',
      text: `Tiene una frase de la lista negra: «${title}».`,
    }),
  },
  postPublished: {
    topic: 'DECISIONS',
    about: aboutPost,
    place: titleOf,
    url: post,
    en: ({ title = '' }) => ({
      title: 'Your post is published',
      text: `Everyone can read it now: “${title}”.`,
    }),
    es: ({ title = '' }) => ({
      title: 'Su publicación ya se puede leer',
      text: `Ahora todos pueden leerla: «${title}».`,
    }),
  },
  postRefused: {
    topic: 'DECISIONS',
    url: post,
    en: ({ title = '', ...params }) => ({
      title: 'Your post wasn’t published',
      text: `“${title}”. Reason: ${reasonOf(params, 'en')}. Your text is kept; you can edit it and send it again.`,
    }),
    es: ({ title = '', ...params }) => ({
      title: 'Su publicación no se publicó',
      text: `«${title}». Motivo: ${reasonOf(params, 'es')}. Su texto está guardado; puede editarlo y enviarlo de nuevo.`,
    }),
  },
  postRemoved: {
    topic: 'DECISIONS',
    url: post,
    en: ({ title = '', ...params }) => ({
      title: 'An administrator removed your post',
      text: `“${title}”. Reason: ${reasonOf(params, 'en')}.`,
    }),
    es: ({ title = '', ...params }) => ({
      title: 'La administración eliminó su publicación',
      text: `«${title}». Motivo: ${reasonOf(params, 'es')}.`,
    }),
  },
  postHidden: {
    topic: 'DECISIONS',
    url: post,
    en: ({ title = '' }) => ({
      title: 'Your post is hidden for now',
      text: `Several people reported what you wrote in “${title}”. Only you can see it until we’ve reviewed it.`,
    }),
    es: ({ title = '' }) => ({
      title: 'Su publicación está oculta por ahora',
      text: `Varias personas reportaron lo que usted escribió en «${title}». Mientras lo revisamos, solo usted puede verlo.`,
    }),
  },
  postHeldAgain: {
    topic: 'DECISIONS',
    url: post,
    en: ({ title = '' }) => ({
      title: 'Your post is waiting for review again',
      text: `We undid our decision about “${title}” and will let you know the new one.`,
    }),
    es: ({ title = '' }) => ({
      title: 'Su publicación está de nuevo en revisión',
      text: `Anulamos nuestra decisión sobre «${title}» y le contaremos la nueva.`,
    }),
  },
  postRestored: {
    topic: 'DECISIONS',
    url: post,
    en: ({ title = '' }) => ({
      title: 'Your post is back',
      text: `An administrator restored it: “${title}”.`,
    }),
    es: ({ title = '' }) => ({
      title: 'Su publicación volvió',
      text: `La administración la restauró: «${title}».`,
    }),
  },
} as const satisfies NotificationEntries;

declare module '../../kits/notifications/texts.ts' {
  interface NotificationTypes extends TypesOf<typeof forumNotifications> {}
}
