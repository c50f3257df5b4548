import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, query } from '../../../kits/resource/index.ts';
import { addPushDevice, myPushDevices, pushPublicKey, removePushDevice } from '../push.resource.ts';

export const root = {
  Query: {
    myPushDevices: query(myPushDevices),
    pushPublicKey: query(pushPublicKey),
  },
  Mutation: {
    addPushDevice: mutation({ device: null }, addPushDevice),
    removePushDevice: mutation({ deviceId: null }, removePushDevice),
  },
} satisfies Resolvers;
