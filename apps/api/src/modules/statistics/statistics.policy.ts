import type { Policy } from '../../authz/actions.ts';
import { serves } from '../../authz/staff.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'statistics.read': null;
  }
}

/** Administrators read the figures of the network. */
export const statisticsPolicy: Policy = {
  'statistics.read': (viewer) => serves(viewer, 'FIGURES'),
};
