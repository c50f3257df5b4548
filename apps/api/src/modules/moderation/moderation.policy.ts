import type { Policy } from '../../authz/actions.ts';
import { serves } from '../../authz/staff.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'moderation.administer': null;
  }
}

/** The blacklist and the queue are read and changed by administrators only. */
export const moderationPolicy = {
  'moderation.administer': (viewer) => serves(viewer, 'MODERATION'),
} satisfies Policy;
