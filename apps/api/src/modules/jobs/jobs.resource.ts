import { givenUpEventIdSchema, jobIdSchema } from '@wiki/domain/schemas';
import { descending, list, write } from '../../kits/resource/index.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { JobModel, type JobRecord } from '../../platform/jobs/job.model.ts';
import { jobHandlers } from '../../platform/jobs/known-handlers.ts';
import { GivenUpModel, type GivenUpRecord } from '../../platform/outbox/given-up.model.ts';
import { ReceiptModel } from '../../platform/outbox/consumer.model.ts';

/** Background jobs, the newest first. */
export const jobs = list({
  name: 'jobs',
  model: JobModel,
  may: 'job.administer',
  filter: ({ status }: { status?: JobRecord['status'] | null | undefined }) =>
    status ? { status } : {},
  order: descending('dateCreated'),
});

/** What consumers gave up, the newest first. */
export const givenUpEvents = list({
  name: 'givenUpEvents',
  model: GivenUpModel,
  may: 'job.administer',
  order: descending('at'),
});

const findFailedJob = async (id: string): Promise<JobRecord | null> => {
  const _id = parseObjectId(id);
  return _id && JobModel.findOne({ _id, status: 'FAILED' }).lean<JobRecord | null>();
};

/** A job that failed, for good or the last time. One that only waits for its time has to wait for it. */
const findTriedJob = async (id: string): Promise<JobRecord | null> => {
  const _id = parseObjectId(id);
  const isWaiting = { status: 'PENDING', lastError: null } as const;
  const filter = { _id, status: { $in: ['FAILED', 'PENDING'] as const }, $nor: [isWaiting] };
  return _id && JobModel.findOne(filter).lean<JobRecord | null>();
};

/** Has a job run now with all its tries; `CANNOT_RETRY` when what it needs is no longer kept. */
export const retryJob = write({
  input: jobIdSchema,
  may: 'job.administer',
  load: { by: 'jobId', find: findTriedJob },
  async act({ loaded }) {
    const canRun = (await jobHandlers.get(loaded.type)?.retry?.(loaded)) ?? true;
    if (!canRun) throw refuse('CANNOT_RETRY');
    const job = await JobModel.findOneAndUpdate(
      { _id: loaded._id, status: loaded.status },
      { $set: { status: 'PENDING', attempts: 0, postponed: 0, runAt: new Date() } },
      { returnDocument: 'after' },
    ).lean<JobRecord>();
    if (!job) throw refuse('CONFLICT');
    return { job };
  },
  event: ({ loaded }) => ['job.changed', { jobId: loaded._id.toHexString(), change: 'retried' }],
});

/** Leaves a job that failed undone. */
export const discardJob = write({
  input: jobIdSchema,
  may: 'job.administer',
  load: { by: 'jobId', find: findFailedJob },
  async act({ loaded }) {
    const job = await JobModel.findOneAndUpdate(
      { _id: loaded._id, status: 'FAILED' },
      { $set: { status: 'DISCARDED', finishedAt: new Date(), payload: {} } },
      { returnDocument: 'after' },
    ).lean<JobRecord>();
    if (!job) throw refuse('CONFLICT');
    return { job };
  },
  event: ({ loaded }) => ['job.changed', { jobId: loaded._id.toHexString(), change: 'discarded' }],
});

const findGivenUp = (id: string) => GivenUpModel.findById(id).lean<GivenUpRecord | null>();

/** Has an event handled again by whoever holds its consumer; `CANNOT_RETRY` when it's no longer kept. */
export const retryGivenUpEvent = write({
  input: givenUpEventIdSchema,
  may: 'job.administer',
  load: { by: 'givenUpEventId', find: findGivenUp },
  async act({ loaded }) {
    if (loaded.event === null) throw refuse('CANNOT_RETRY');
    await GivenUpModel.updateOne({ _id: loaded._id }, { $set: { isRetried: true } });
    return { givenUpEvent: { ...loaded, isRetried: true } };
  },
  event: ({ loaded: { consumer } }) => ['consumer.retryAsked', { consumer }],
});

/** Leaves an event unhandled. */
export const discardGivenUpEvent = write({
  input: givenUpEventIdSchema,
  may: 'job.administer',
  load: { by: 'givenUpEventId', find: findGivenUp },
  async act({ loaded }) {
    await ReceiptModel.updateOne({ _id: loaded._id }, { $set: { failure: null } });
    await GivenUpModel.deleteOne({ _id: loaded._id });
    return { givenUpEvent: loaded };
  },
  event: ({ loaded: { _id, consumer } }) => ['consumer.discarded', { consumer, receiptId: _id }],
});
