import { limits } from '@wiki/domain';
import type { QueryFilter } from 'mongoose';
import type { Policy } from '../../authz/actions.ts';
import type { MaybeViewer } from '../../authz/session.ts';
import { serves } from '../../authz/staff.ts';
import type { PostRecord } from './forum.model.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'forum.write': null;
    'forum.comment': { status: string; isLocked: boolean };
    'forum.editDiscussion': { authorId: string | null; status: string; isLocked: boolean };
    'forum.editComment': { authorId: string | null; status: string; dateCreated: Date };
    'forum.delete': { authorId: string | null; status: string };
    'forum.accept': { authorId: string | null; status: string };
    'forum.readHidden': { authorId: string | null };
    'forum.moderate': null;
  }
}

const isAdmin = (viewer: MaybeViewer): boolean => serves(viewer, 'MODERATION');
const isAuthor = (viewer: MaybeViewer, { authorId }: { authorId: string | null }): boolean =>
  viewer !== null && viewer.userId === authorId;

const editable = new Set(['PUBLISHED', 'HELD', 'REFUSED']);
const editWindow = limits.forum.editHours * 3_600_000;

/** Who may do what in the forum. Administrators keep the house, and write as the others do. */
export const forumPolicy = {
  'forum.write': (viewer) => viewer !== null,
  'forum.comment': (viewer, { status, isLocked }) =>
    viewer !== null && status === 'PUBLISHED' && !isLocked,
  'forum.editDiscussion': (viewer, discussion) =>
    isAuthor(viewer, discussion) && !discussion.isLocked && editable.has(discussion.status),
  'forum.editComment': (viewer, comment) =>
    isAuthor(viewer, comment) &&
    editable.has(comment.status) &&
    Date.now() - comment.dateCreated.getTime() < editWindow,
  'forum.delete': (viewer, post) =>
    post.status !== 'REMOVED' && (isAuthor(viewer, post) || isAdmin(viewer)),
  'forum.accept': (viewer, discussion) =>
    isAuthor(viewer, discussion) && discussion.status === 'PUBLISHED',
  'forum.readHidden': (viewer, post) => isAuthor(viewer, post) || isAdmin(viewer),
  'forum.moderate': isAdmin,
} satisfies Policy;

/** What everybody reads. */
export const publicPosts = { status: 'PUBLISHED' } as const;

/**
 * The discussions or comments that a viewer may read, as a filter of the query: the published ones,
 * one's own in every state, all for administrators. Any other answers exactly like an unknown id.
 */
export function visibleTo<Record extends PostRecord>(viewer: MaybeViewer): QueryFilter<Record> {
  if (isAdmin(viewer)) return {};
  const own = viewer ? [{ authorId: viewer.userId }] : [];
  return own.length > 0 ? { $or: [publicPosts, ...own] } : publicPosts;
}
