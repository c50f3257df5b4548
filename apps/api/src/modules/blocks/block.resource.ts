import { personIdSchema } from '@wiki/domain/schemas';
import { descending, list, ownedBy, perHour, write } from '../../kits/resource/index.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { findUser } from '../users/index.ts';
import { BlockModel } from './block.model.ts';
import { setBlock } from './block.store.ts';

/** Whom the viewer blocked, the last one first. */
export const myBlocks = list({
  name: 'myBlocks',
  model: BlockModel,
  visibleTo: ownedBy('userId'),
  order: descending('dateCreated'),
});

const quota = { name: 'block', quota: perHour(120) };

/** Blocks a person, once. Refuses oneself with `FIELD_INVALID`. */
export const blockPerson = write({
  input: personIdSchema,
  load: { by: 'userId', find: findUser },
  limit: quota,
  async act({ viewer: { userId }, loaded: person }) {
    const blockedId = person._id.toHexString();
    if (blockedId === userId) throw refuse('FIELD_INVALID', 'userId');
    const isNew = !(await BlockModel.exists({ userId, blockedId }));
    if (isNew) await setBlock(userId, blockedId);
    return { person, isNew };
  },
  event: ({ viewer: { userId }, input, result: { isNew } }) =>
    isNew ? ['block.changed', { userId, blockedId: input.userId, isBlocked: true }] : null,
  after: ({ ctx, input }) => void ctx.loaders.viewerBlocks.clear(input.userId),
});

/** Takes a block back. */
export const unblockPerson = write({
  input: personIdSchema,
  load: { by: 'userId', find: findUser },
  limit: quota,
  async act({ viewer: { userId }, input: { userId: blockedId }, loaded: person }) {
    const { deletedCount } = await BlockModel.deleteOne({ userId, blockedId });
    return { person, wasBlocked: deletedCount > 0 };
  },
  event: ({ viewer: { userId }, input, result: { wasBlocked } }) =>
    wasBlocked ? ['block.changed', { userId, blockedId: input.userId, isBlocked: false }] : null,
  after: ({ ctx, input }) => void ctx.loaders.viewerBlocks.clear(input.userId),
});
