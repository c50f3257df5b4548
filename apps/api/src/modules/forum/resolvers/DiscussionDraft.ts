import { can } from '../../../authz/actions.ts';
import type { DiscussionDraftResolvers } from '../../../graphql/generated/resolvers.ts';
import { imagesOf } from './post-fields.ts';

export const DiscussionDraft: DiscussionDraftResolvers = {
  id: ({ _id }) => _id.toHexString(),
  images: imagesOf,
  async discussion({ discussionId }, _args, { viewer, loaders }) {
    const found = discussionId === null ? null : await loaders.discussionById.load(discussionId);
    if (!found) return null;
    return found.status === 'PUBLISHED' || can(viewer, 'forum.readHidden', found) ? found : null;
  },
};
