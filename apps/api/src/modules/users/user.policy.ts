import type { Policy } from '../../authz/actions.ts';
import type { MaybeViewer } from '../../authz/session.ts';
import { isStaff, serves } from '../../authz/staff.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'user.readPrivate': { userId: string };
    'user.edit': { userId: string };
    'user.suspend': { userId: string; memberType: string };
    'user.list': null;
    'user.useReservedName': null;
  }
}

const isSelf = (viewer: MaybeViewer, { userId }: { userId: string }) => viewer?.userId === userId;

/** Who may do what to a user. */
export const userPolicy: Policy = {
  'user.readPrivate': (viewer, user) => isSelf(viewer, user) || serves(viewer, 'ACCOUNTS'),
  'user.edit': isSelf,
  // Who administers is suspended only by those who give roles.
  'user.suspend': (viewer, user) =>
    serves(viewer, user.memberType === 'wikiAdmin' ? 'ROLES' : 'SUSPENSIONS') &&
    !isSelf(viewer, user),
  'user.list': (viewer) => serves(viewer, 'ACCOUNTS'),
  'user.useReservedName': isStaff,
};
