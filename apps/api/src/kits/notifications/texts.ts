import type { Language } from '@wiki/domain';

/** What a notification says and where in the client it leads. */
export interface NotificationText {
  title: string;
  text: string;
  /** A path within the client. */
  url: string;
}

type Params = Record<string, string>;

/** A type of notification: its words in both languages and where it leads. Parameters are inserted as text. */
export type NotificationEntry = { url: (params: Params) => string } & Record<
  Language,
  (params: Params) => Omit<NotificationText, 'url'>
>;

/** What a module's `x.notifications.ts` declares. */
export type NotificationEntries = Readonly<Record<string, NotificationEntry>>;

/** Every type of notification; modules add theirs beside its words. */
export interface NotificationTypes {}

/** The types that a module declares, for `NotificationTypes`. */
export type TypesOf<Entries extends NotificationEntries> = { [Type in keyof Entries]: true };

export type NotificationType = keyof NotificationTypes;

let entries: ReadonlyMap<string, NotificationEntry> = new Map();

/** Sets the words of all modules; called once by `server.ts`. Throws when two have a type in common. */
export function registerNotifications(given: readonly NotificationEntries[]): void {
  const all = given.flatMap((each) => Object.entries(each));
  entries = new Map(all);
  if (entries.size < all.length) throw new Error('Two modules have a notification in common.');
}

/** A notification's words in a language. */
export function notificationText(
  { type, params }: { type: NotificationType; params: Params },
  language: Language,
): NotificationText {
  const entry = entries.get(type);
  if (!entry) throw new Error(`The notification ${type} has no words.`);
  return { ...entry[language](params), url: entry.url(params) };
}
