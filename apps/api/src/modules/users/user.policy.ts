import type { Policy } from '../../authz/actions.ts';
import type { MaybeViewer } from '../../authz/session.ts';

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
const isAdmin = (viewer: MaybeViewer) => viewer?.memberType === 'wikiAdmin';

/** Who may do what to a user. */
export const userPolicy: Policy = {
  'user.readPrivate': (viewer, user) => isSelf(viewer, user) || isAdmin(viewer),
  'user.edit': isSelf,
  'user.suspend': (viewer, user) => isAdmin(viewer) && !isSelf(viewer, user),
  'user.list': isAdmin,
  'user.useReservedName': isAdmin,
};
