import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap } from '../../platform/outbox/event.model.ts';
import { wantsPush } from '../notifications/index.ts';
import { PushDeviceModel } from './push-device.model.ts';
import { takesSilent } from './push-endpoint.ts';
import { pushJob } from './push.job.ts';

/** Sends what is new to the devices of who wants it there, and takes away what is read elsewhere. */
export const pushConsumer: EventConsumer = {
  name: 'push',
  startsNow: true,
  types: ['notification.changed'],
  // A phone's push service takes longer; whoever looks at the page is told at once.
  gathersFor: 100,
  subject: ({ data }) => (data as EventMap['notification.changed']).userId,
  async handle({ _id, data }) {
    const { userId, notificationId, kind } = data as EventMap['notification.changed'];
    const devices = await PushDeviceModel.find({ userId }).lean();
    if (devices.length === 0) return;
    const isNew = kind === 'ADDED';
    if (isNew && !(notificationId && (await wantsPush(notificationId)))) return;
    for (const device of devices) {
      if (!isNew && !takesSilent(device.endpoint)) continue;
      const deviceId = device._id.toHexString();
      await enqueueJob({
        type: pushJob,
        key: `${pushJob}:${_id.toHexString()}:${deviceId}`,
        payload: { userId, deviceId, notificationId, isNew },
      });
    }
  },
};

/** Forgets the devices of sessions that ended and of accounts that are gone. */
export const pushSessionsConsumer: EventConsumer = {
  name: 'push-sessions',
  startsNow: true,
  types: [
    'session.started',
    'session.revoked',
    'user.passwordChanged',
    'user.suspended',
    'user.deleted',
  ],
  // Most who sign in end no session by it.
  concerns: ({ type, data }) =>
    type === 'user.deleted' || (data as EventMap['session.revoked']).sessionIds.length > 0,
  async handle({ type, data }) {
    const { userId, sessionIds } = data as EventMap['user.deleted'];
    await PushDeviceModel.deleteMany(
      type === 'user.deleted' ? { userId } : { sessionId: { $in: sessionIds } },
    );
  },
};
