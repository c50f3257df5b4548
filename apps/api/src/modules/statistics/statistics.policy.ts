import type { Policy } from '../../authz/actions.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'statistics.read': null;
  }
}

/** Administrators read the figures of the network. */
export const statisticsPolicy: Policy = {
  'statistics.read': (viewer) => viewer?.memberType === 'wikiAdmin',
};
