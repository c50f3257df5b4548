import { pathTo } from '@wiki/domain';
import type { NotificationEntries, TypesOf } from '../../kits/notifications/index.ts';

const chat = ({ chatId = 'unknown' }: Record<string, string>) => pathTo('chat', { chatId });

/** What people are told of notifications themselves. */
export const ownNotifications = {
  awayMailFailed: {
    topic: 'MESSAGES',
    url: chat,
    en: ({ person = '' }) => ({
      title: `We couldn’t e-mail ${person}`,
      text: 'Your message is in the conversation and waits there. Only the e-mail about it didn’t arrive.',
    }),
    es: ({ person = '' }) => ({
      title: `No pudimos escribirle un correo a ${person}`,
      text: 'Su mensaje está en la conversación y lo espera allí. Solo no llegó el correo que lo avisa.',
    }),
  },
} as const satisfies NotificationEntries;

declare module '../../kits/notifications/texts.ts' {
  interface NotificationTypes extends TypesOf<typeof ownNotifications> {}
}
