import { type Language, type NotificationTopic, oneStop } from '@wiki/domain';
import type { NotificationAct } from '../../graphql/generated/resolvers.ts';
import type { NotificationTarget } from './targets.ts';

/** What a notification says and where in the client it leads. */
export interface NotificationText {
  title: string;
  text: string;
  /** A path within the client. */
  url: string;
}

type Params = Record<string, string>;

/** Something that a notification asks its reader to do. */
export interface NotificationTask {
  act: NotificationAct;
  /** What waits for it: the module's `notificationTargets` say whether it still does, for this reader. */
  waits: (params: Params) => NotificationTarget;
  /** Where it is done; left out where the notification itself leads there. */
  url?: (params: Params) => string;
}

/**
 * A type of notification: its words in both languages and where it leads. Parameters are inserted as
 * text; `actor` is who acted, and of a group `actorCount` how many did.
 */
export type NotificationEntry = {
  /** What people choose it by among their preferences. */
  topic: NotificationTopic;
  url: (params: Params) => string;
  /**
   * The thing that makes alike ones one: those of the same type and thing within a day are a group.
   * Left out for what stands alone: mentions, payments, reviews, decisions.
   */
  groupBy?: (params: Params) => string;
  /**
   * Of what it tells the present state, and how far that had come: one of a greater step takes the
   * place of the one before, whatever its type, and an earlier one that is late says nothing.
   */
  currentOf?: (params: Params) => { thing: string; step: number };
  /** What it is about: when that cannot be read any more, the notification says so instead. */
  about?: (params: Params) => NotificationTarget;
  /** Whose words stand beneath it; null where it is about none. They are read anew, never kept in it. */
  quotes?: (params: Params) => NotificationTarget | null;
  /** What is to be done about it: its button stays as long as that waits. */
  task?: NotificationTask;
  /** The name of what it leads to, in each language. */
  place?: (params: Params, language: Language) => string;
} & Record<Language, (params: Params) => Omit<NotificationText, 'url'>>;

/** What a module's `x.notifications.ts` declares. */
export type NotificationEntries = Readonly<Record<string, NotificationEntry>>;

/** Every type of notification; modules add theirs beside its words. */
export interface NotificationTypes {}

/** The types that a module declares, for `NotificationTypes`. */
export type TypesOf<Entries extends NotificationEntries> = { [Type in keyof Entries]: true };

export type NotificationType = keyof NotificationTypes;

/** A notification as its words need it. */
export interface NotificationNews {
  type: NotificationType;
  params: Params;
}

let entries: ReadonlyMap<string, NotificationEntry> = new Map();

/** Sets the words of all modules; called once by `server.ts`. Throws when two have a type in common. */
export function registerNotifications(given: readonly NotificationEntries[]): void {
  const all = given.flatMap((each) => Object.entries(each));
  entries = new Map(all);
  if (entries.size < all.length) throw new Error('Two modules have a notification in common.');
}

function entryOf(type: NotificationType): NotificationEntry {
  const entry = entries.get(type);
  if (!entry) throw new Error(`The notification ${type} has no words.`);
  return entry;
}

/** A notification's words in a language. */
export function notificationText(
  { type, params }: NotificationNews,
  language: Language,
): NotificationText {
  const entry = entryOf(type);
  const { title, text, ...others } = entry[language](params);
  return { ...others, title: oneStop(title), text: oneStop(text), url: entry.url(params) };
}

/** The topic of a type. */
export const topicOf = (type: NotificationType): NotificationTopic => entryOf(type).topic;

/** The types of a topic. */
export const typesOfTopics = (topics: readonly NotificationTopic[]): NotificationType[] =>
  [...entries].flatMap(([type, { topic }]) =>
    topics.includes(topic) ? [type as NotificationType] : [],
  );

/** How far what a notification tells of had come; null for what tells of no present state. */
export const stepOf = ({ type, params }: NotificationNews): number | null =>
  entryOf(type).currentOf?.(params).step ?? null;

/** The group that a notification belongs to; null for what stands alone. */
export function groupOf({ type, params }: NotificationNews): string | null {
  const current = entryOf(type).currentOf?.(params);
  if (current) return `current:${current.thing}`;
  const thing = entryOf(type).groupBy?.(params);
  return thing === undefined ? null : `${type}:${thing}`;
}

/** What a notification is about, or null when it depends on nothing. */
export const targetOf = ({ type, params }: NotificationNews): NotificationTarget | null =>
  entryOf(type).about?.(params) ?? null;

/** The thing whose words a notification shows, or null. */
export const quotedBy = ({ type, params }: NotificationNews): NotificationTarget | null =>
  entryOf(type).quotes?.(params) ?? null;

/** What a notification asks its reader to do, where, and what waits for it; null for most. */
export function taskOf({ type, params }: NotificationNews) {
  const { task, url } = entryOf(type);
  return task ? { act: task.act, url: (task.url ?? url)(params), waits: task.waits(params) } : null;
}

/** The name of what a notification leads to, or null. */
export const placeOf = ({ type, params }: NotificationNews, language: Language): string | null =>
  entryOf(type).place?.(params, language) || null;

/** Whether several people acted: verbs follow them. */
export const areMany = ({ actorCount = '1' }: Params): boolean => Number(actorCount) > 1;
