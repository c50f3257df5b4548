import type {
  DiscussionDraftResolvers,
  HeldPostResolvers,
} from '../../../graphql/generated/resolvers.ts';
import { dateHeldOf } from '../held-posts.resource.ts';

export const HeldPost: HeldPostResolvers = {
  id: ({ discussion, comment }) => (comment ?? discussion)._id.toHexString(),
  dateHeld: dateHeldOf,
};

export const DiscussionDraft: DiscussionDraftResolvers = {
  id: ({ _id }) => _id.toHexString(),
};
