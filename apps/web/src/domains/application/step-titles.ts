import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApplicationStep } from '@wiki/domain';

/** What people call the steps of the form. */
export const stepTitles: Record<ApplicationStep, MessageDescriptor> = {
  GENERAL: msg`General`,
  CONTACT: msg`Contact`,
  BUSINESS: msg`Business`,
  DOCUMENTS: msg`Documents`,
  REVIEW: msg({ message: 'Review', context: 'step of an application' }),
};
