import { limits } from '@wiki/domain';
import { pushDeviceIdSchema, pushDeviceSchema } from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { perHour, write } from '../../kits/resource/index.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { deviceName } from '../accounts/index.ts';
import { PushDeviceModel, type PushDeviceRecord } from './push-device.model.ts';
import { isPushEndpoint } from './push-endpoint.ts';
import { vapidKeys } from './vapid-keys.ts';

/** The public key that browsers subscribe with. */
export async function pushPublicKey({ viewer }: Pick<Context, 'viewer'>): Promise<string> {
  signedIn(viewer);
  return (await vapidKeys()).publicKey;
}

/** The caller's devices, the last allowed first: never more than a few. */
export async function myPushDevices({
  viewer,
}: Pick<Context, 'viewer'>): Promise<PushDeviceRecord[]> {
  const { userId } = signedIn(viewer);
  return PushDeviceModel.find({ userId }).sort({ dateCreated: -1, _id: -1 }).lean();
}

/** Lets this browser take messages for the caller; allowed again it is renewed. */
export const addPushDevice = write({
  input: pushDeviceSchema,
  limit: { name: 'push.add', quota: perHour(30) },
  async act({ viewer: { userId, sessionId }, input: { endpoint, keys }, ctx }) {
    if (!isPushEndpoint(endpoint, ctx.config)) throw refuse('FIELD_INVALID', 'endpoint');
    const device = await PushDeviceModel.findOneAndUpdate(
      { endpoint },
      {
        $set: { userId, sessionId, keys, device: deviceName(ctx.request.userAgent) },
        $setOnInsert: { _id: new Types.ObjectId(), dateCreated: new Date(), dateUsed: null },
      },
      { upsert: true, returnDocument: 'after' },
    ).lean<PushDeviceRecord>();
    const tooMany = await PushDeviceModel.find({ userId })
      .sort({ dateCreated: -1, _id: -1 })
      .skip(limits.pushDevices)
      .lean();
    await PushDeviceModel.deleteMany({ _id: { $in: tooMany.map(({ _id }) => _id) } });
    return { device };
  },
});

/** Sends nothing more to one of the caller's devices. */
export const removePushDevice = write({
  input: pushDeviceIdSchema,
  load: {
    by: 'deviceId',
    find: (id, { userId }) => PushDeviceModel.findOne({ _id: parseObjectId(id), userId }).lean(),
  },
  async act({ input: { deviceId }, loaded: { _id } }) {
    await PushDeviceModel.deleteOne({ _id });
    return { deviceId };
  },
});

/** A person's devices for the export of their data, without what would let others send to them. */
export async function pushDataOf(userId: string): Promise<Record<string, unknown>> {
  const own = await PushDeviceModel.find({ userId }).sort({ dateCreated: 1 }).lean();
  return {
    pushDevices: own.map(({ device, dateCreated, dateUsed }) => ({
      device,
      dateCreated,
      dateUsed,
    })),
  };
}
