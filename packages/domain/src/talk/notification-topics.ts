/** How word of something reaches a person. */
export const notificationChannels = ['APP', 'MAIL', 'DIGEST', 'PUSH'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** The sections in which topics stand, in the list and among the preferences. */
export const notificationSections = [
  'MESSAGES',
  'FORUM',
  'BUSINESS',
  'NETWORK',
  'ACCOUNT',
  'ADMINISTRATION',
] as const;
export type NotificationSection = (typeof notificationSections)[number];

interface TopicDeclaration {
  section: NotificationSection;
  /** Channels that the person cannot switch off. Mail that is always on is written by the module itself. */
  always?: readonly NotificationChannel[];
  /** Channels that do not exist for it. */
  never?: readonly NotificationChannel[];
  /** The channels of whoever has not chosen, beside those that are always on. */
  initially: readonly NotificationChannel[];
}

/**
 * What people are told of, as they choose it: each type of notification belongs to one topic. The
 * order is that of the preferences.
 */
export const notificationTopics = {
  MESSAGES: { section: 'MESSAGES', initially: ['APP', 'DIGEST', 'PUSH'] },
  GROUP_MESSAGES: { section: 'MESSAGES', initially: ['APP'] },
  REPLIES: { section: 'FORUM', initially: ['APP', 'MAIL', 'PUSH'] },
  MENTIONS: { section: 'FORUM', initially: ['APP', 'MAIL', 'PUSH'] },
  FOLLOWED_DISCUSSIONS: { section: 'FORUM', initially: ['APP', 'DIGEST'] },
  LIKES: { section: 'FORUM', initially: ['APP'] },
  REVIEWS: { section: 'BUSINESS', initially: ['APP', 'MAIL', 'PUSH'] },
  LISTING_COMMENTS: { section: 'BUSINESS', initially: ['APP', 'MAIL'] },
  SAVES: { section: 'BUSINESS', never: ['PUSH'], initially: ['APP', 'DIGEST'] },
  FOLLOWING: { section: 'NETWORK', initially: ['APP', 'DIGEST'] },
  NEWS: { section: 'NETWORK', never: ['PUSH'], initially: ['APP', 'DIGEST'] },
  // The modules that decide write their own mails: of the rest nobody is mailed who has not asked.
  DECISIONS: { section: 'ACCOUNT', always: ['APP'], initially: ['PUSH'] },
  PAYMENTS: { section: 'ACCOUNT', always: ['MAIL'], never: ['DIGEST'], initially: ['APP', 'PUSH'] },
  SECURITY: { section: 'ACCOUNT', always: ['APP', 'MAIL'], never: ['DIGEST'], initially: ['PUSH'] },
  SERVICE: { section: 'ACCOUNT', always: ['APP', 'MAIL'], never: ['DIGEST'], initially: ['PUSH'] },
  ADMINISTRATION: { section: 'ADMINISTRATION', always: ['APP'], initially: ['DIGEST'] },
} as const satisfies Record<string, TopicDeclaration>;

export type NotificationTopic = keyof typeof notificationTopics;
export const notificationTopicNames = Object.keys(notificationTopics) as NotificationTopic[];

const declared = (topic: NotificationTopic): TopicDeclaration => notificationTopics[topic];

/** Whether a person may switch a channel of a topic on and off. */
export function isChoice(topic: NotificationTopic, channel: NotificationChannel): boolean {
  const { always = [], never = [] } = declared(topic);
  return !always.includes(channel) && !never.includes(channel);
}

/** Whether a channel of a topic is always on. */
export const isAlwaysOn = (topic: NotificationTopic, channel: NotificationChannel): boolean =>
  declared(topic).always?.includes(channel) ?? false;

/** The channels of a topic: those always on, and of the others the ones chosen, else the initial ones. */
export function channelsOf(
  topic: NotificationTopic,
  chosen: readonly NotificationChannel[] | null | undefined,
): NotificationChannel[] {
  const { always = [], initially } = declared(topic);
  const wanted = new Set(chosen ?? initially);
  return notificationChannels.filter(
    (channel) => always.includes(channel) || (wanted.has(channel) && isChoice(topic, channel)),
  );
}

/** The topics of a section, in the order of the preferences. */
export const topicsIn = (section: NotificationSection): NotificationTopic[] =>
  notificationTopicNames.filter((topic) => notificationTopics[topic].section === section);

/** The topics that stay when a person wants only what matters: messages, mentions and the account. */
const whatMatters: ReadonlySet<NotificationTopic> = new Set([
  'MESSAGES',
  'MENTIONS',
  'DECISIONS',
  'PAYMENTS',
  'SECURITY',
  'SERVICE',
  'ADMINISTRATION',
]);

/** What remains chosen of each topic when a person wants only what matters. */
export const onlyWhatMatters = (
  topic: NotificationTopic,
  chosen: readonly NotificationChannel[],
): NotificationChannel[] => (whatMatters.has(topic) ? [...chosen] : []);
