import type { Policy } from '../../authz/actions.ts';
import { mayDeleteContent } from '../../kits/content/index.ts';
import { comments } from './comments/comments.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'comment.edit': { authorId: string | null; dateCreated: Date };
    'comment.delete': { authorId: string | null };
  }
}

/** Who may do what to a comment. */
export const engagementPolicy: Policy = {
  'comment.edit': comments.mayEdit,
  'comment.delete': mayDeleteContent,
};
