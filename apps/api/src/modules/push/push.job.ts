import { parseObjectId } from '../../platform/database/object-id.ts';
import type { JobHandler } from '../../platform/jobs/job-handler.ts';
import { readToPush } from '../notifications/index.ts';
import { PushDeviceModel } from './push-device.model.ts';
import { sendPush } from './send-push.ts';

export const pushJob = 'push';

/**
 * Sends one message to one device: what is new, or that what it shows is read by now. A device that
 * the service does not know any more is forgotten.
 */
export const pushHandler: JobHandler = {
  type: pushJob,
  maxAttempts: 8,
  places: 4,
  async run({ payload }, { config, signal }) {
    const { userId, notificationId, isNew } = payload;
    const device = await PushDeviceModel.findOne({
      _id: parseObjectId(payload.deviceId),
      userId: String(userId),
    }).lean();
    if (!device) return;
    const tag = typeof notificationId === 'string' ? notificationId : null;
    const shown = isNew === true && tag !== null ? await readToPush(tag) : null;
    if (isNew === true && !shown) return;
    const message = shown ? { kind: 'show', tag, ...shown } : { kind: 'clear', tag };
    const topic = tag ?? 'all';
    const outcome = await sendPush(config, device, message, { topic, signal });
    if (outcome === 'gone') await PushDeviceModel.deleteOne({ _id: device._id });
    else if (outcome === 'taken' && shown) {
      await PushDeviceModel.updateOne({ _id: device._id }, { $set: { dateUsed: new Date() } });
    }
  },
};
