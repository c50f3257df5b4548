import { foldText } from '@wiki/domain';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { blockedAmong } from '../../blocks/index.ts';
import { findUser, type UserRecord, usersNamed } from '../../users/index.ts';
import { ChatModel } from '../chat.model.ts';
import { visibleTo } from '../chat.policy.ts';

/** How many people are offered. */
const most = 12;

/** People to write to by the beginning of their name: those of the caller's conversations first. */
export async function peopleToWriteTo(
  { viewer }: Pick<Context, 'viewer'>,
  { search }: { search?: string | null | undefined },
): Promise<UserRecord[]> {
  const caller = signedIn(viewer);
  const start = foldText((search ?? '').trim()).slice(0, 80);
  const known = await knownTo(caller, start);
  const others = start ? await usersNamed(start, most * 2) : [];
  const found = [...new Map([...known, ...others].map((user) => [user._id.toHexString(), user]))];
  const ids = found.map(([id]) => id).filter((id) => id !== caller.userId);
  const blocked = await blockedAmong(caller.userId, ids);
  return found
    .filter(([id]) => id !== caller.userId && !blocked.has(id))
    .slice(0, most)
    .map(([, user]) => user);
}

/** Those of the last conversations of two whose name begins so. */
async function knownTo(
  caller: Parameters<typeof visibleTo>[0],
  start: string,
): Promise<UserRecord[]> {
  const chats = await ChatModel.find({ ...visibleTo(caller), isGroup: false })
    .select({ memberIds: 1 })
    .sort({ lastActive: -1, _id: -1 })
    .limit(30)
    .lean();
  const ids = new Set(chats.flatMap(({ memberIds }) => memberIds));
  ids.delete(caller.userId);
  const users = await Promise.all([...ids].map(findUser));
  return users.filter((user) => user?.displayName && user.nameKey.includes(start)) as UserRecord[];
}
