import { limits } from '@wiki/domain';
import { savedViewIdSchema, saveViewSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../authz/actions.ts';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { write } from '../../kits/resource/index.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { SavedViewModel, type SavedViewRecord } from './saved-view.model.ts';

/** The viewer's views of lists and those that others share, by their names. */
export async function savedViews({ viewer }: Pick<Context, 'viewer'>): Promise<SavedViewRecord[]> {
  assertCan(viewer, 'workplace.use', null);
  const { userId } = signedIn(viewer);
  const own = await SavedViewModel.find({ userId }).sort({ name: 1 }).lean<SavedViewRecord[]>();
  const shared = await SavedViewModel.find({ isShared: true, userId: { $ne: userId } })
    .sort({ name: 1 })
    .limit(limits.savedViews.max)
    .lean<SavedViewRecord[]>();
  return [...own, ...shared];
}

/** Saves a view; one's own of the same list and name is replaced. */
export const saveView = write({
  input: saveViewSchema,
  may: 'workplace.use',
  duplicate: { code: 'CONFLICT' },
  async act({ viewer: { userId }, input: { list, name, ...view } }) {
    const isKnown = await SavedViewModel.exists({ userId, list, name });
    if (!isKnown && (await SavedViewModel.countDocuments({ userId })) >= limits.savedViews.max) {
      throw refuse('TOO_MANY_ITEMS', 'name');
    }
    const savedView = await SavedViewModel.findOneAndUpdate(
      { userId, list, name },
      { $set: view },
      { upsert: true, returnDocument: 'after' },
    ).lean<SavedViewRecord>();
    return { savedView };
  },
});

/** Removes a view of one's own. */
export const removeView = write({
  input: savedViewIdSchema,
  may: 'workplace.use',
  load: {
    by: 'viewId',
    find: (id, { userId }) =>
      SavedViewModel.findOne({ _id: parseObjectId(id), userId }).lean<SavedViewRecord | null>(),
  },
  async act({ loaded }) {
    await SavedViewModel.deleteOne({ _id: loaded._id });
    return { savedView: loaded };
  },
});

/** A person's views, for the export of their data. */
export async function savedViewsOf(userId: string): Promise<Record<string, unknown>> {
  const found = await SavedViewModel.find({ userId })
    .sort({ list: 1, name: 1 })
    .select({ _id: 0, userId: 0 })
    .lean();
  return { savedViews: found };
}

/** Forgets a person's views. Joins the caller's transaction. */
export async function eraseViewsOf(userId: string): Promise<void> {
  await SavedViewModel.deleteMany({ userId });
}
