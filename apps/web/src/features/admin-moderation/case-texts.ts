import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaseAction, CaseStatus } from '../../gql/schema-types.ts';

/** How a case was decided. */
export const statusTexts: Readonly<Record<CaseStatus, MessageDescriptor>> = {
  OPEN: msg`Waiting for a decision`,
  KEPT: msg`Kept`,
  EDIT_ASKED: msg`Edit requested`,
  REMOVED: msg`Taken down`,
  WITHDRAWN: msg`Withdrawn by its author`,
};

/** What happened in a case. */
export const actionTexts: Readonly<Record<CaseAction, MessageDescriptor>> = {
  HELD: msg`A phrase held it`,
  REPORTED: msg`Reported`,
  HIDDEN: msg`Hidden by reports`,
  KEEP: msg`Kept`,
  ASK_EDIT: msg`Edit requested`,
  REMOVE: msg`Taken down`,
  WITHDRAWN: msg`Withdrawn by its author`,
  UNDONE: msg`Decision undone`,
  SUSPENDED: msg`Author suspended`,
};
