import type { SessionResolvers } from '../../../graphql/generated/resolvers.ts';

export const Session: SessionResolvers = {
  id: (session) => session._id.toHexString(),
  isCurrent: (session, _args, { viewer }) => viewer?.sessionId === session._id.toHexString(),
};
