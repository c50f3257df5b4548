import { pathTo } from '@wiki/domain';
import { can } from '../../authz/actions.ts';
import { type Finder, withEachWord } from '../../kits/find/index.ts';
import { usersByIds } from '../users/index.ts';
import { DiscussionModel } from './forum.model.ts';

/** Discussions by the beginning of any word of their title. */
export const discussionFinder: Finder = {
  kind: 'discussion',
  may: (viewer) => can(viewer, 'forum.moderate', null),
  async find({ words }, most) {
    const found = await DiscussionModel.find(withEachWord('titleKeys', words))
      .sort({ dateActive: -1 })
      .limit(most)
      .lean();
    const authors = await usersByIds(found.flatMap(({ authorId }) => authorId ?? []));
    const nameOf = new Map(authors.map(({ _id, displayName }) => [_id.toHexString(), displayName]));
    return found.map(({ _id, title, authorId }) => ({
      id: _id.toHexString(),
      title,
      detail: (authorId && nameOf.get(authorId)) || null,
      url: pathTo('discussion', { discussionId: _id.toHexString() }),
    }));
  },
};
