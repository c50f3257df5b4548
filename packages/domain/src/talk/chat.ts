/** The signs that people answer a message with, in the order they are offered. */
export const reactionSigns = ['THUMB', 'HEART', 'IDEA', 'LAUGH', 'CELEBRATE'] as const;
export type ReactionSign = (typeof reactionSigns)[number];

/** Who may add people to a group. */
export const groupAdders = ['OWNER', 'MEMBERS'] as const;
export type GroupAdders = (typeof groupAdders)[number];

/** What a conversation is. */
export const chatKinds = ['PERSON', 'GROUP', 'LISTING', 'BUSINESS'] as const;
export type ChatKind = (typeof chatKinds)[number];

/** What happened in a group, told where it happened. */
export const chatNotices = [
  'CREATED',
  'ADDED',
  'REMOVED',
  'LEFT',
  'CHANGED',
  'HANDED_OVER',
] as const;
export type ChatNotice = (typeof chatNotices)[number];

/** What somebody lets others know of their presence, and is let known by them. */
export interface PresenceSwitches {
  /** Whether they are online and when they were last here. */
  showsOnline: boolean;
  /** That they are writing. */
  showsTyping: boolean;
  /** Which messages arrived and were seen. */
  showsSeen: boolean;
}

/** What holds for who never chose. */
export const defaultPresence: PresenceSwitches = {
  showsOnline: true,
  showsTyping: true,
  showsSeen: true,
};
