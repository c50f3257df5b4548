import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  IconCreditCard,
  IconFileText,
  IconFlag,
  IconHeadset,
  IconMessageExclamation,
  IconScale,
} from '@tabler/icons-react';

/** How a kind of work is shown. */
interface KindWords {
  icon: typeof IconFileText;
  /** All of them: the tile of the strip. */
  name: MessageDescriptor;
  /** What one is, beside its subject. */
  one: MessageDescriptor;
  /** The button that begins it. */
  act: MessageDescriptor;
}

/** The kinds of work that have words; one that has none is shown as it is called. */
export const kindWords: Readonly<Record<string, KindWords>> = {
  application: {
    icon: IconFileText,
    name: msg`Applications`,
    one: msg`Application`,
    act: msg({ message: 'Review', context: 'act' }),
  },
  payment: {
    icon: IconCreditCard,
    name: msg`Payments to decide`,
    one: msg`Payment`,
    act: msg({ message: 'Decide', context: 'act' }),
  },
  dispute: {
    icon: IconScale,
    name: msg`Disputes`,
    one: msg`Disputes a review`,
    act: msg({ message: 'Answer', context: 'act' }),
  },
  held: {
    icon: IconMessageExclamation,
    name: msg`Held in the forum`,
    one: msg`Held by a phrase`,
    act: msg({ message: 'Read', context: 'act' }),
  },
  report: {
    icon: IconFlag,
    name: msg`Reports`,
    one: msg`Reported`,
    act: msg({ message: 'Decide', context: 'act' }),
  },
  ticket: {
    icon: IconHeadset,
    name: msg`Requests`,
    one: msg`Request`,
    act: msg({ message: 'Answer', context: 'act' }),
  },
};

/** What is asked, by its code. */
export const reasonWords: Readonly<Record<string, MessageDescriptor>> = {
  NEW: msg`New application`,
  SENT_AGAIN: msg`Application sent again`,
  ACTIVATE: msg`Paid: to be activated`,
  SURPLUS: msg`Surplus payment`,
  EDIT_MISSED: msg`The author didn’t edit the review`,
  DISCUSSION: msg`Discussion held by a phrase`,
  COMMENT: msg`Comment held by a phrase`,
  LEGAL_TERM: msg`Request with a legal deadline`,
  WROTE_AGAIN: msg`Wrote again`,
};
