import type { Policy } from '../../authz/actions.ts';
import { serves } from '../../authz/staff.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'administrator.change': { userId: string };
  }
}

/** Who may change who administers: those who give roles, and nobody for themselves. */
export const administratorsPolicy: Policy = {
  'administrator.change': (viewer, { userId }) =>
    serves(viewer, 'ROLES') && viewer?.userId !== userId,
};
