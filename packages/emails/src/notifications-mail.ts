import { pathTo } from '@wiki/domain';
import { pageButton, paragraphs } from './layout/blocks.ts';
import { layOut } from './layout/layout.ts';
import { type ComposedMail, type MailInput, mailLanguage } from './layout/mail.ts';

/** What a mail about notifications tells. */
export interface NotificationsMailInput extends MailInput {
  /** What just happened, or the digest. */
  kind: 'now' | 'digest';
  /** In the reader's language, the newest first; paths of the client. */
  items: readonly { title: string; text: string; url: string }[];
  /** How many more there are. */
  more: number;
  /** Where such mails are switched off. */
  unsubscribeUrl: string;
  /** Administrators have their notifications in the back office. */
  isAdministrator: boolean;
}

const words = {
  en: {
    several: (count: number) => `${count} updates for you`,
    digest: (count: number) => (count === 1 ? 'One update' : `${count} updates`),
    digestTitle: 'What’s new for you',
    intro: (name: string) => `Hello ${name}.`,
    more: (count: number) => (count === 1 ? 'And one more.' : `And ${count} more.`),
    open: 'Open',
    openAll: 'See all notifications',
    reason: {
      now: 'You’re receiving this message because you chose to hear about this by e-mail.',
      digest:
        'You’re receiving this digest because you chose it. If there’s nothing new, we don’t send it.',
    },
    unsubscribe: { now: 'No more e-mails of this kind', digest: 'No more digests' },
    preferences: 'Choose how we reach you',
  },
  es: {
    several: (count: number) => `${count} novedades para usted`,
    digest: (count: number) => (count === 1 ? 'Hay una novedad' : `Hay ${count} novedades`),
    digestTitle: 'Novedades para usted',
    intro: (name: string) => `Hola, ${name}.`,
    more: (count: number) => (count === 1 ? 'Y una más.' : `Y ${count} más.`),
    open: 'Abrir',
    openAll: 'Ver todas las notificaciones',
    reason: {
      now: 'Usted recibe este mensaje porque eligió enterarse de esto por correo.',
      digest: 'Usted recibe este resumen porque lo eligió. Si no hay nada nuevo, no se envía.',
    },
    unsubscribe: { now: 'No recibir más correos de este tipo', digest: 'No recibir más resúmenes' },
    preferences: 'Elegir cómo enterarse',
  },
} as const;

/** Tells of one notification, of several that waited together, or of what the digest gathered. */
export function notificationsMail(input: NotificationsMailInput): ComposedMail {
  const { kind, items, more, baseUrl, isAdministrator } = input;
  const language = mailLanguage(input.language);
  const word = words[language];
  const count = items.length + more;
  const [first] = items;
  const only = kind === 'now' && count === 1 ? first : undefined;
  const list = pathTo(isAdministrator ? 'adminNotifications' : 'notifications');
  const preferences = pathTo(
    isAdministrator ? 'adminNotificationPreferences' : 'notificationPreferences',
  );
  const several = kind === 'digest' ? word.digest(count) : word.several(count);
  return layOut({
    subject: only?.title ?? several,
    preview: only?.text ?? items.map(({ title }) => title).join(' · '),
    title: only?.title ?? (kind === 'digest' ? word.digestTitle : several),
    blocks: [
      ...paragraphs(word.intro(input.name)),
      ...(only
        ? paragraphs(only.text)
        : [
            {
              kind: 'links' as const,
              items: items.map(({ title, text, url }) => ({
                title,
                text,
                href: `${baseUrl}${url}`,
              })),
            },
          ]),
      ...(more > 0 ? paragraphs(word.more(more)) : []),
      pageButton(input, only ? word.open : word.openAll, only?.url ?? list),
    ],
    reason: word.reason[kind],
    ways: [
      { label: word.unsubscribe[kind], href: input.unsubscribeUrl },
      { label: word.preferences, href: `${baseUrl}${preferences}` },
    ],
    to: input,
  });
}
