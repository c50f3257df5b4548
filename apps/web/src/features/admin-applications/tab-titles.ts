import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApplicationTab } from '../../gql/schema-types.ts';

/** What people call the tabs. */
export const tabTitles: Record<ApplicationTab, MessageDescriptor> = {
  ALL: msg`Applications`,
  CHANGES_REQUESTED: msg`Changes requested`,
  PAYMENT_PENDING: msg`Payment pending`,
  PAYMENT_COMPLETE: msg`Payment complete`,
  PAYMENT_MISSED: msg`Payment missed`,
  REJECTED: msg({ message: 'Rejected', context: 'applications' }),
};
