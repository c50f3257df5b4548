import { pathTo } from '@wiki/domain';
import {
  type NotificationEntries,
  reasonOf,
  type TypesOf,
} from '../../kits/notifications/index.ts';

type Params = Record<string, string>;

/** The discussion, opened at the comment that it is about. */
const post = ({ discussionId = 'unknown', commentId }: Params) => {
  const path = pathTo('discussion', { discussionId });
  return commentId ? `${path}?comment=${commentId}` : path;
};

/** What happens in the forum, told to authors, followers, the mentioned and administrators. */
export const forumNotifications = {
  discussionReply: {
    url: post,
    en: ({ actor = 'Somebody', title = '' }) => ({
      title: `New reply in “${title}”`,
      text: `${actor} wrote in a discussion that you follow.`,
    }),
    es: ({ actor = 'Alguien', title = '' }) => ({
      title: `Nueva respuesta en «${title}»`,
      text: `${actor} escribió en una discusión que usted sigue.`,
    }),
  },
  postReply: {
    url: post,
    en: ({ actor = 'Somebody', title = '' }) => ({
      title: `${actor} replied to you`,
      text: `Read the reply to your comment in “${title}”.`,
    }),
    es: ({ actor = 'Alguien', title = '' }) => ({
      title: `${actor} le respondió`,
      text: `Lea la respuesta a su comentario en «${title}».`,
    }),
  },
  postMention: {
    url: post,
    en: ({ actor = 'Somebody', title = '' }) => ({
      title: `${actor} mentioned you`,
      text: `You were mentioned in “${title}”.`,
    }),
    es: ({ actor = 'Alguien', title = '' }) => ({
      title: `${actor} lo mencionó`,
      text: `Hay una mención de usted en «${title}».`,
    }),
  },
  postLiked: {
    url: post,
    en: ({ actor = 'Somebody', title = '' }) => ({
      title: `${actor} likes what you wrote`,
      text: `In “${title}”.`,
    }),
    es: ({ actor = 'Alguien', title = '' }) => ({
      title: `A ${actor} le gusta lo que usted escribió`,
      text: `En «${title}».`,
    }),
  },
  answerAccepted: {
    url: post,
    en: ({ title = '' }) => ({
      title: 'Your answer was accepted',
      text: `It stands first in “${title}”. Thank you for helping.`,
    }),
    es: ({ title = '' }) => ({
      title: 'Aceptaron su respuesta',
      text: `Está de primera en «${title}». Gracias por ayudar.`,
    }),
  },
  postHeld: {
    url: () => pathTo('adminDiscussions'),
    en: ({ title = '' }) => ({
      title: 'A post waits for your decision',
      text: `It has a phrase of the blacklist: “${title}”.`,
    }),
    es: ({ title = '' }) => ({
      title: 'Una publicación espera su decisión',
      text: `Tiene una frase de la lista negra: «${title}».`,
    }),
  },
  postPublished: {
    url: post,
    en: ({ title = '' }) => ({
      title: 'Your post is published',
      text: `Everybody can read it now: “${title}”.`,
    }),
    es: ({ title = '' }) => ({
      title: 'Su publicación ya se puede leer',
      text: `Ahora todos pueden leerla: «${title}».`,
    }),
  },
  postRefused: {
    url: post,
    en: ({ title = '', ...params }) => ({
      title: 'Your post was not published',
      text: `“${title}”. Reason: ${reasonOf(params, 'en')}. Your text is kept; you can edit it and send it again.`,
    }),
    es: ({ title = '', ...params }) => ({
      title: 'Su publicación no se publicó',
      text: `«${title}». Motivo: ${reasonOf(params, 'es')}. Su texto está guardado; puede editarlo y enviarlo de nuevo.`,
    }),
  },
  postRemoved: {
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
  postRestored: {
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
