import type { PushDeviceResolvers } from '../../../graphql/generated/resolvers.ts';
import { deviceNameIn } from '../../accounts/index.ts';

export const PushDevice: PushDeviceResolvers = {
  id: ({ _id }) => _id.toHexString(),
  device: ({ device }, _args, { request }) => deviceNameIn(device, request.language),
  isCurrent: ({ sessionId }, _args, { viewer }) => sessionId === viewer?.sessionId,
};
