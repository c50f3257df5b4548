import type { Policy } from '../../authz/actions.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'content.administer': null;
  }
}

/** Everybody reads documents; administrators write them. */
export const contentPolicy = {
  'content.administer': (viewer) => viewer?.memberType === 'wikiAdmin',
} satisfies Policy;
