import { describe, expect, it } from 'vitest';
import {
  channelsOf,
  isAlwaysOn,
  isChoice,
  notificationChannels,
  notificationSections,
  notificationTopicNames,
  notificationTopics,
  onlyWhatMatters,
  topicsIn,
} from './notification-topics.ts';

describe.each(notificationTopicNames)('the topic %s', (topic) => {
  const { initially, ...rest } = notificationTopics[topic];
  const { always = [], never = [] } = rest as { always?: string[]; never?: string[] };

  it('has no channel that is always on and does not exist', () => {
    expect(always.filter((channel) => never.includes(channel))).toEqual([]);
    for (const channel of initially) expect(isChoice(topic, channel)).toBe(true);
  });

  it('keeps what is always on, whatever is chosen, and nothing that does not exist', () => {
    const none = channelsOf(topic, []);
    expect(none).toEqual(notificationChannels.filter((channel) => always.includes(channel)));
    const all = channelsOf(topic, notificationChannels);
    expect(all.filter((channel) => never.includes(channel))).toEqual([]);
    for (const channel of notificationChannels) {
      expect(all.includes(channel)).toBe(isChoice(topic, channel) || isAlwaysOn(topic, channel));
    }
  });

  it('does not begin with mail at once and the digest together', () => {
    const channels = channelsOf(topic, null);
    expect(channels.includes('MAIL') && channels.includes('DIGEST')).toBe(false);
  });
});

it('every topic stands in one section', () => {
  const all = notificationSections.flatMap(topicsIn);
  expect(all.toSorted()).toEqual(notificationTopicNames.toSorted());
});

it('only what matters leaves messages, mentions and the account as chosen', () => {
  expect(onlyWhatMatters('MENTIONS', ['APP', 'PUSH'])).toEqual(['APP', 'PUSH']);
  expect(onlyWhatMatters('LIKES', ['APP', 'PUSH'])).toEqual([]);
});
