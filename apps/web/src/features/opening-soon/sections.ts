import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A part of the network that has its place but is not open yet. */
export interface UpcomingSection {
  /** Colours of its woven picture. */
  palette: 'jade' | 'maize' | 'clay' | 'sky' | 'plum';
  title: MessageDescriptor;
  /** What one will be able to do there. */
  text: MessageDescriptor;
}

export const sections = {
  forum: {
    palette: 'plum',
    title: msg`Forum`,
    text: msg`Here you will ask, answer and share what you have learned with other entrepreneurs.`,
  },
  news: {
    palette: 'sky',
    title: msg`News`,
    text: msg`Here you will read what is new in the network and in the business of the region.`,
  },
  analytics: {
    palette: 'sky',
    title: msg`Analytics`,
    text: msg`Here you will see how the network grows: members, listings, conversations and payments.`,
  },
  adminDiscussions: {
    palette: 'plum',
    title: msg`Discussions`,
    text: msg`Here you will look after the forum and keep the lists of words and phrases.`,
  },
  adminNews: {
    palette: 'plum',
    title: msg`News`,
    text: msg`Here you will write and publish the news of the network.`,
  },
} satisfies Record<string, UpcomingSection>;

export type SectionName = keyof typeof sections;
