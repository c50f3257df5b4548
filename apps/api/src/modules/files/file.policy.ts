import type { FilePurpose } from '@wiki/domain';
import type { Policy } from '../../authz/actions.ts';
import { serves } from '../../authz/staff.ts';
import { ruleOf } from './file-rules.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'file.read': { ownerId: string; purpose: FilePurpose };
  }
}

/** Who may do what to a file. */
export const filePolicy: Policy = {
  'file.read': (viewer, { ownerId, purpose }) =>
    viewer !== null &&
    (viewer.userId === ownerId || serves(viewer, ruleOf(purpose).readBy ?? 'APPLICATIONS')),
};
