import type { Policy } from '../../authz/actions.ts';
import { serves } from '../../authz/staff.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'content.administer': null;
  }
}

/** Everybody reads documents; administrators write them. */
export const contentPolicy = {
  'content.administer': (viewer) => serves(viewer, 'PUBLISHING'),
} satisfies Policy;
