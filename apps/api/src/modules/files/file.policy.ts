import type { Policy } from '../../authz/actions.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'file.read': { ownerId: string };
  }
}

/** Who may do what to a file. */
export const filePolicy: Policy = {
  'file.read': (viewer, { ownerId }) =>
    viewer !== null && (viewer.userId === ownerId || viewer.memberType === 'wikiAdmin'),
};
