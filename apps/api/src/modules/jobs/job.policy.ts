import type { Policy } from '../../authz/actions.ts';
import { serves } from '../../authz/staff.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'job.administer': null;
  }
}

/** Only administrators see and change what runs in the background. */
export const jobPolicy: Policy = {
  'job.administer': (viewer) => serves(viewer, 'SETTINGS'),
};
