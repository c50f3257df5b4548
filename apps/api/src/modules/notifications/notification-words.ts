import { type Language, pathTo } from '@wiki/domain';
import {
  actorPhrase,
  notificationText,
  placeOf,
  targetOf,
  taskOf,
} from '../../kits/notifications/index.ts';
import type { NotificationRecord } from './notification.model.ts';

/** What is said of a notification whose thing cannot be read any more: nothing of the thing itself. */
const gone = {
  en: {
    title: 'What this was about is gone',
    text: 'It was removed or is no longer shown. There is nothing left for you to do.',
  },
  es: {
    title: 'Aquello de lo que se trataba ya no está',
    text: 'Fue retirado o ya no se muestra. No queda nada pendiente para usted.',
  },
} as const;

/** A notification as it reads in one language. */
export interface NotificationWords {
  title: string;
  text: string;
  url: string;
  /** Who acted, as the title says it; null where it names nobody. */
  actors: string | null;
  /** The name of what it leads to. */
  place: string | null;
}

/** What the words of a notification depend on beside itself. */
export interface WordFacts {
  /** The names of who acted, the last first. */
  names: readonly string[];
  /** Whether what it is about can be read. */
  isReadable: boolean;
}

/** How many of those who acted are named. */
const named = 2;

/** Those who are named, the last first. */
export const namedActors = ({ actorIds }: Pick<NotificationRecord, 'actorIds'>): string[] =>
  actorIds.slice(-named).toReversed();

/** A notification in a language. */
export function wordsOf(
  { type, params, actorCount }: Pick<NotificationRecord, 'type' | 'params' | 'actorCount'>,
  language: Language,
  { names, isReadable }: WordFacts,
): NotificationWords {
  if (!isReadable) {
    return { ...gone[language], url: pathTo('notifications'), actors: null, place: null };
  }
  const actors = names.some(Boolean) ? actorPhrase(names, actorCount, language) : null;
  const news = {
    type,
    params: actors === null ? params : { ...params, actor: actors, actorCount: `${actorCount}` },
  };
  return { ...notificationText(news, language), actors, place: placeOf(news, language) };
}

/** What a notification asks its reader to do, or null; whether it still waits is another question. */
export const askedBy = ({ type, params }: Pick<NotificationRecord, 'type' | 'params'>) =>
  taskOf({ type, params });

/** What a notification is about, or null when it depends on nothing. */
export const aboutOf = ({ type, params }: Pick<NotificationRecord, 'type' | 'params'>) =>
  targetOf({ type, params });
