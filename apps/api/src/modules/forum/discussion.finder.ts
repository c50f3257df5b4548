import { pathTo } from '@wiki/domain';
import { can } from '../../authz/actions.ts';
import type { Finder } from '../../kits/find/index.ts';
import { DiscussionModel } from './forum.model.ts';

/** Discussions by the beginning of any word of their title. */
export const discussionFinder: Finder = {
  kind: 'discussion',
  may: (viewer) => can(viewer, 'forum.moderate', null),
  async find({ pattern }, most) {
    const found = await DiscussionModel.find({ title: pattern })
      .sort({ dateActive: -1 })
      .limit(most)
      .lean();
    return found.map(({ _id, title, category }) => ({
      id: _id.toHexString(),
      title,
      detail: category,
      url: pathTo('discussion', { discussionId: _id.toHexString() }),
    }));
  },
};
