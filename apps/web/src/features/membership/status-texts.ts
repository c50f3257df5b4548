import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApplicationAction, ApplicationStatus } from '../../gql/membership.ts';

/** The name of each state, as the applicant reads it. */
export const statusNames: Record<ApplicationStatus, MessageDescriptor> = {
  DRAFT: msg`Being written`,
  NEW: msg`Under review`,
  PAYMENT_PENDING: msg`Awaiting payment`,
  PAYMENT_MISSED: msg`Payment overdue`,
  PAYMENT_COMPLETE: msg`Paid, awaiting activation`,
  APPROVED: msg`Business member`,
  REJECTED: msg`Not accepted`,
  WITHDRAWN: msg`Withdrawn`,
  DELETED: msg`Closed`,
};

/** What happened at each step of the history. */
export const actionNames: Record<ApplicationAction, MessageDescriptor> = {
  SUBMIT: msg`You submitted the application`,
  WITHDRAW: msg`You withdrew the application`,
  APPROVE: msg`Approved: the payment is next`,
  REQUEST_CHANGES: msg`Changes were requested`,
  REJECT: msg`The application was not accepted`,
  DELETE: msg`The application was closed`,
  MISS_PAYMENT: msg`The payment did not arrive in time`,
  COMPLETE_PAYMENT: msg`The payment was received`,
  ACTIVATE: msg`Your business was activated`,
  ACTIVATE_UNPAID: msg`Your business was activated`,
};
