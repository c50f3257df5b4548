import type { CannedReplyResolvers } from '../../../graphql/generated/resolvers.ts';
import { cannedReplyRevision } from '../staff/canned-reply.resource.ts';

export const CannedReply: CannedReplyResolvers = {
  id: ({ _id }) => _id.toHexString(),
  revision: (reply) => cannedReplyRevision(reply),
};
