import type { SessionResolvers } from '../../../graphql/generated/resolvers.ts';
import { deviceNameIn } from '../signing-in/device.ts';

export const Session: SessionResolvers = {
  id: (session) => session._id.toHexString(),
  dateCreated: ({ createdAt }) => createdAt,
  dateLastUsed: ({ lastUsedAt }) => lastUsedAt,
  device: ({ device }, _args, { request }) => deviceNameIn(device, request.language),
  isCurrent: (session, _args, { viewer }) => viewer?.sessionId === session._id.toHexString(),
};
