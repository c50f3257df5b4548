import { lifetimes } from '@wiki/domain';
import type { Policy } from '../../authz/actions.ts';
import type { MaybeViewer } from '../../authz/session.ts';

const isAuthor = (viewer: MaybeViewer, { authorId }: { authorId: string | null }) =>
  viewer !== null && viewer.userId === authorId;

/** Who may do what to a comment. */
export const engagementPolicy: Policy = {
  'comment.edit': (viewer, comment) =>
    isAuthor(viewer, comment) &&
    Date.now() < comment.dateCreated.getTime() + lifetimes.commentEdit * 1000,
  'comment.delete': (viewer, comment) =>
    isAuthor(viewer, comment) || viewer?.memberType === 'wikiAdmin',
};
