import type { DiscussionDraftResolvers } from '../../../graphql/generated/resolvers.ts';

export const DiscussionDraft: DiscussionDraftResolvers = {
  id: ({ _id }) => _id.toHexString(),
};
