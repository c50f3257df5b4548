import type { Types } from 'mongoose';
import { type MaybeViewer, signedIn } from '../../../authz/session.ts';
import { parseObjectId } from '../../../platform/database/object-id.ts';
import { createForumLoaders } from '../forum.loaders.ts';
import { DiscussionModel, DiscussionStateModel } from '../forum.model.ts';
import { publicPosts } from '../forum.policy.ts';

/** Of how many discussions it is known when somebody read them: those read last. */
const remembered = 1_000;
/** How many are looked into, the last active first. */
const lookedInto = 200;

/** The discussions in which others wrote since the viewer read them, as the marks of the list count. */
export async function unreadDiscussions(viewer: MaybeViewer): Promise<Types.ObjectId[]> {
  const { userId } = signedIn(viewer);
  const states = await DiscussionStateModel.find({ userId, readAt: { $ne: null } })
    .sort({ readAt: -1 })
    .limit(remembered)
    .lean();
  const readAt = new Map(states.map((state) => [state.discussionId, state.readAt]));
  const ids = [...readAt.keys()].flatMap((id) => parseObjectId(id) ?? []);
  const found = await DiscussionModel.find(
    { ...publicPosts, _id: { $in: ids } },
    { dateActive: 1 },
  ).lean();
  const active = found
    .toSorted((one, other) => other.dateActive.getTime() - one.dateActive.getTime())
    .flatMap(({ _id, dateActive }) => {
      const since = readAt.get(_id.toHexString());
      return since && since < dateActive ? [{ _id, discussionId: _id.toHexString(), since }] : [];
    })
    .slice(0, lookedInto);
  const { commentsSince } = createForumLoaders(viewer);
  const counts = await Promise.all(
    active.map(({ discussionId, since }) => commentsSince.load({ discussionId, since })),
  );
  return active.flatMap(({ _id }, at) => ((counts[at] ?? 0) > 0 ? [_id] : []));
}
