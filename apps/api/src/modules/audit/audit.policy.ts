import type { Policy } from '../../authz/actions.ts';
import { serves } from '../../authz/staff.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'audit.read': null;
  }
}

/** Only administrators read what was done. Nobody changes it. */
export const auditPolicy: Policy = {
  'audit.read': (viewer) => serves(viewer, 'AUDIT'),
};
