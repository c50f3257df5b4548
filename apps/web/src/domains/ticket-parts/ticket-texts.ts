import { msg } from '@lingui/core/macro';
import type { TicketKind, TicketPriority, TicketStatus } from '@wiki/domain';
import type { MessageDescriptor } from '@lingui/core';

/** What a request is about. */
export const kindTexts: Record<TicketKind, MessageDescriptor> = {
  QUESTION: msg`A question`,
  ACCOUNT: msg`My account`,
  MEMBERSHIP: msg`Membership and payments`,
  PROBLEM: msg`Something isn’t working`,
  SUGGESTION: msg`A suggestion`,
  DATA_QUERY: msg`What data you have about me (Law 1581)`,
  DATA_CLAIM: msg`Correct or delete my data (Law 1581)`,
};

/** How a request stands, for administrators. */
export const statusTexts: Record<TicketStatus, MessageDescriptor> = {
  NEW: msg({ message: 'New', context: 'requests' }),
  OPEN: msg({ message: 'Wrote again', context: 'requests' }),
  WAITING: msg({ message: 'Answered', context: 'requests' }),
  CLOSED: msg({ message: 'Closed', context: 'requests' }),
};

/** How urgent it is. */
export const priorityTexts: Record<TicketPriority, MessageDescriptor> = {
  LOW: msg({ message: 'Low', context: 'priority' }),
  NORMAL: msg({ message: 'Normal', context: 'priority' }),
  HIGH: msg({ message: 'High', context: 'priority' }),
  URGENT: msg({ message: 'Urgent', context: 'priority' }),
};
