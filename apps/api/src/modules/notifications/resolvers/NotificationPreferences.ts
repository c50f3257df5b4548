import {
  channelsOf,
  isAlwaysOn,
  isChoice,
  nextDigest,
  notificationChannels,
  notificationTopicNames,
} from '@wiki/domain';
import type { NotificationPreferencesResolvers } from '../../../graphql/generated/resolvers.ts';

export const NotificationPreferences: NotificationPreferencesResolvers = {
  id: ({ _id }) => _id,
  topics: ({ channels }) =>
    notificationTopicNames.map((topic) => ({
      topic,
      channels: channelsOf(topic, channels[topic]),
      choices: notificationChannels.filter((channel) => isChoice(topic, channel)),
      always: notificationChannels.filter((channel) => isAlwaysOn(topic, channel)),
    })),
  digest: ({ digest, quietHours, timeZone }) => ({
    ...digest,
    dateNext: nextDigest(new Date(), digest, quietHours, timeZone),
  }),
  quietHours: ({ quietHours }) => ({ ...quietHours, days: [...quietHours.days] }),
};
