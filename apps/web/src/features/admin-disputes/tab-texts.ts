import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DisputeStatus } from '@wiki/domain';

/** The disputes of each state, in a word: several stand side by side. */
export const tabTexts: Readonly<Record<DisputeStatus, MessageDescriptor>> = {
  submitted: msg({ message: 'Waiting', context: 'disputes' }),
  editRequested: msg({ message: 'Edit requested', context: 'disputes' }),
  editMissed: msg({ message: 'Not edited in time', context: 'disputes' }),
  kept: msg({ message: 'Kept', context: 'disputes' }),
  edited: msg({ message: 'Edited', context: 'disputes' }),
  removed: msg({ message: 'Removed', context: 'disputes' }),
};
