import type { Policy } from '../../authz/actions.ts';
import { isStaff, serves } from '../../authz/staff.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'workplace.use': null;
    'workplace.setLimits': null;
  }
}

/** Administrators see what waits, and say who takes care of it; how long it may wait is a setting. */
export const workplacePolicy: Policy = {
  'workplace.use': isStaff,
  'workplace.setLimits': (viewer) => serves(viewer, 'SETTINGS'),
};
