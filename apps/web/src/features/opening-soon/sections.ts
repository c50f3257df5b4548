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
  analytics: {
    palette: 'sky',
    title: msg`Analytics`,
    text: msg`Here you will see how the network grows: members, listings, conversations and payments.`,
  },
} satisfies Record<string, UpcomingSection>;

export type SectionName = keyof typeof sections;
