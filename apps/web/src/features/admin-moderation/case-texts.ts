import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaseAction, CaseStatus } from '../../gql/schema-types.ts';

/** How a case was decided. */
export const statusTexts: Readonly<Record<CaseStatus, MessageDescriptor>> = {
  OPEN: msg`Waits for a decision`,
  KEPT: msg`Kept`,
  EDIT_ASKED: msg`Edit asked for`,
  REMOVED: msg`Taken down`,
  WITHDRAWN: msg`Withdrawn by its author`,
};

/** What happened in a case. */
export const actionTexts: Readonly<Record<CaseAction, MessageDescriptor>> = {
  HELD: msg`A phrase held it`,
  REPORTED: msg`Reported`,
  HIDDEN: msg`Hidden by reports`,
  KEEP: msg`Kept`,
  ASK_EDIT: msg`Edit asked for`,
  REMOVE: msg`Taken down`,
  WITHDRAWN: msg`Withdrawn by its author`,
  UNDONE: msg`Decision taken back`,
  SUSPENDED: msg`Author suspended`,
};
