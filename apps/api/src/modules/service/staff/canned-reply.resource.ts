import { limits } from '@wiki/domain';
import { cannedReplyIdSchema, cannedReplySchema } from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import { assertCan } from '../../../authz/actions.ts';
import { assertRevision, revisionOf, write } from '../../../kits/resource/index.ts';
import type { Context } from '../../../graphql/context.ts';
import { finderOf } from '../../../platform/database/object-id.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { CannedReplyModel, type CannedReplyRecord } from './canned-reply.model.ts';

const find = finderOf<CannedReplyRecord>(CannedReplyModel);

const said = ({ title, text }: CannedReplyRecord) => ({ title, text });

/** What tells this state of a canned reply from others. */
export const cannedReplyRevision = (reply: CannedReplyRecord): string => revisionOf(said(reply));

/** The canned replies in the alphabetical order of the viewer's language. */
export async function cannedReplies({
  viewer,
}: Pick<Context, 'viewer'>): Promise<CannedReplyRecord[]> {
  assertCan(viewer, 'service.administer', null);
  const found = await CannedReplyModel.find().limit(limits.cannedReplies).lean();
  const language = viewer?.language ?? 'en';
  return found.toSorted((a, b) => a.title[language].localeCompare(b.title[language], language));
}

/** Writes a canned reply, or changes one. */
export const saveCannedReply = write({
  input: cannedReplySchema,
  may: 'service.administer',
  async act({ input: { cannedReplyId, revision, title, text } }) {
    if (!cannedReplyId) {
      if ((await CannedReplyModel.countDocuments()) >= limits.cannedReplies) {
        throw refuse('TOO_MANY_ITEMS');
      }
      const cannedReply: CannedReplyRecord = { _id: new Types.ObjectId(), title, text };
      await CannedReplyModel.create([cannedReply]);
      return { cannedReply };
    }
    const before = await find(cannedReplyId);
    if (!before) throw refuse('NOT_FOUND', 'cannedReplyId');
    assertRevision(said(before), revision);
    await CannedReplyModel.updateOne({ _id: before._id }, { $set: { title, text } });
    return { cannedReply: { ...before, title, text } };
  },
  event: ({ result: { cannedReply } }) => [
    'cannedReply.changed',
    { cannedReplyId: cannedReply._id.toHexString(), change: 'saved' },
  ],
});

/** Removes a canned reply. */
export const removeCannedReply = write({
  input: cannedReplyIdSchema,
  may: 'service.administer',
  load: { by: 'cannedReplyId', find },
  async act({ loaded: cannedReply }) {
    await CannedReplyModel.deleteOne({ _id: cannedReply._id });
    return { cannedReply };
  },
  event: ({ input: { cannedReplyId } }) => [
    'cannedReply.changed',
    { cannedReplyId, change: 'removed' },
  ],
});
