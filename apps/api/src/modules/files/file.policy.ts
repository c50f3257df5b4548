import type { Policy } from '../../authz/actions.ts';
import { serves } from '../../authz/staff.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'file.read': { ownerId: string };
  }
}

/** Who may do what to a file. */
export const filePolicy: Policy = {
  'file.read': (viewer, { ownerId }) =>
    viewer !== null && (viewer.userId === ownerId || serves(viewer, 'APPLICATIONS')),
};
