import type { CannedReplyResolvers } from '../../../graphql/generated/resolvers.ts';

export const CannedReply: CannedReplyResolvers = { id: ({ _id }) => _id.toHexString() };
