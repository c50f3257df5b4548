import type { Policy } from '../../authz/actions.ts';
import { isStaff } from '../../authz/staff.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'workplace.use': null;
  }
}

/** Administrators see what waits, and say who takes care of it. */
export const workplacePolicy: Policy = {
  'workplace.use': isStaff,
};
