import { Types } from 'mongoose';
import { BlockModel } from './block.model.ts';

/** Whether one of two people blocked the other. Joins the caller's transaction. */
export async function isBlockedBetween(one: string, other: string): Promise<boolean> {
  const found = await BlockModel.exists({
    $or: [
      { userId: one, blockedId: other },
      { userId: other, blockedId: one },
    ],
  });
  return found !== null;
}

/** Of some people those who blocked somebody or were blocked by them. Joins the caller's transaction. */
export async function blockedAmong(
  userId: string,
  others: readonly string[],
): Promise<Set<string>> {
  if (others.length === 0) return new Set();
  const among = { $in: [...others] };
  const found = await BlockModel.find({
    $or: [
      { userId, blockedId: among },
      { userId: among, blockedId: userId },
    ],
  }).lean();
  return new Set(found.map((block) => (block.userId === userId ? block.blockedId : block.userId)));
}

/** Blocks somebody. Joins the caller's transaction. */
export async function setBlock(userId: string, blockedId: string): Promise<void> {
  await BlockModel.create([
    { _id: new Types.ObjectId(), userId, blockedId, dateCreated: new Date() },
  ]);
}

/** Forgets the blocks of a person and those against them. Joins the caller's transaction. */
export async function forgetBlocksOf(userId: string): Promise<void> {
  await BlockModel.deleteMany({ $or: [{ userId }, { blockedId: userId }] });
}

/** Whom a person blocked, for the export of their data. */
export async function blockDataOf(userId: string): Promise<Record<string, unknown>> {
  const blocks = await BlockModel.find({ userId }).sort({ dateCreated: 1, _id: 1 }).lean();
  return {
    blockedPeople: blocks.map(({ blockedId, dateCreated }) => ({ userId: blockedId, dateCreated })),
  };
}
