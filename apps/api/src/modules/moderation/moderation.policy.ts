import type { Policy } from '../../authz/actions.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'moderation.administer': null;
  }
}

/** The blacklist and the queue are read and changed by administrators only. */
export const moderationPolicy = {
  'moderation.administer': (viewer) => viewer?.memberType === 'wikiAdmin',
} satisfies Policy;
