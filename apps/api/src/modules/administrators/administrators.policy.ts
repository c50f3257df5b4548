import type { Policy } from '../../authz/actions.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'administrator.change': { userId: string };
  }
}

/** Who may change who administers: administrators, and nobody for themselves. */
export const administratorsPolicy: Policy = {
  'administrator.change': (viewer, { userId }) =>
    viewer?.memberType === 'wikiAdmin' && viewer.userId !== userId,
};
