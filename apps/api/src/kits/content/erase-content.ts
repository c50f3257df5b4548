import type { QueryFilter } from 'mongoose';
import { reading } from '../../platform/database/model.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { JobHandler } from '../../platform/jobs/job-handler.ts';
import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import { ContentLikeModel, type ContentRecord, ContentVersionModel } from './content.model.ts';
import type { ContentDefinition } from './content-kind.ts';
import { registeredContent } from './registry.ts';

const eraseJob = 'erase-content-of-person';
/** What a person did just before is written by then, in milliseconds. */
const underWayMilliseconds = 3_000;

/** How a kind of content is exported with its author's data, and forgotten with them or its place. */
export function createErasure<Record extends ContentRecord>(
  { kind, model, said, place, exported }: ContentDefinition<Record>,
  likes: { eraseOf(userId: string): Promise<void> },
) {
  const content = reading(model);
  return {
    /** The author's pieces for the export of their data, in every state, the oldest first. */
    async exportOf(authorId: string): Promise<{ [name: string]: unknown }> {
      const own = await content
        .find({ authorId } as QueryFilter<Record>)
        .sort({ dateCreated: 1, _id: 1 })
        .lean<Record[]>();
      return { [exported.as]: own.map(exported.of) };
    },

    /**
     * Forgets somebody: what they published stays, without a name. Of what was deleted the words go,
     * and so do earlier versions and likes.
     */
    async eraseAuthor(authorId: string): Promise<void> {
      await content.deleteMany({ authorId, isListed: false } as QueryFilter<Record>);
      await content.updateMany({ authorId, isDeleted: true } as QueryFilter<Record>, {
        $set: { ...said, deletionReason: null },
      });
      await ContentVersionModel.deleteMany({ authorId, kind });
      await likes.eraseOf(authorId);
    },

    /** Removes everything in a place that is gone for good, with likes and versions. */
    async eraseIn(placeId: string): Promise<void> {
      const within = { [place]: placeId } as QueryFilter<Record>;
      const ids = await content.find(within).distinct('_id');
      const contentId = { $in: ids.map(String) };
      await ContentLikeModel.deleteMany({ kind, contentId });
      await ContentVersionModel.deleteMany({ kind, contentId });
      await content.deleteMany(within);
    },
  };
}

/** Begins to forget the content of a deleted account. */
export const eraseContentConsumer: EventConsumer = {
  name: 'content-erasure',
  types: ['user.deleted'],
  async handle({ data }) {
    const { userId } = data as { userId: string };
    const runAt = new Date(Date.now() + underWayMilliseconds);
    await enqueueJob({ type: eraseJob, key: `${eraseJob}:${userId}`, payload: { userId }, runAt });
  },
};

/** Forgets somebody in every kind of content. */
export const eraseContentHandler: JobHandler = {
  type: eraseJob,
  maxAttempts: 20,
  async run({ payload }) {
    for (const { eraseAuthor } of registeredContent()) await eraseAuthor(String(payload.userId));
  },
};
