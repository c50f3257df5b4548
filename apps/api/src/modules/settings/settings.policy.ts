import type { Policy } from '../../authz/actions.ts';
import { serves } from '../../authz/staff.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'settings.administer': null;
  }
}

/** The settings of the installation are read whole and changed by administrators only. */
export const settingsPolicy: Policy = {
  'settings.administer': (viewer) => serves(viewer, 'SETTINGS'),
};
