import { type LocalizedText, pathTo } from '@wiki/domain';
import { findBusiness } from '../businesses/index.ts';
import { isReferenceValue, referenceLabel } from '../reference/index.ts';
import { findUser } from '../users/index.ts';
import type { FollowKind } from './follow.model.ts';

/** What can be followed, as readers see it. */
interface FollowTarget {
  name: LocalizedText;
  /** A path of the client. */
  url: string;
}

const both = (text: string): LocalizedText => ({ en: text, es: text });

const categories = 'FORUM_CATEGORIES';

/** How each kind is found: null for what is not there, or not to be seen. */
const readers: Record<FollowKind, (id: string) => Promise<FollowTarget | null>> = {
  USER: async (userId) => {
    const user = await findUser(userId);
    return user && { name: both(user.displayName), url: pathTo('user', { userId }) };
  },
  BUSINESS: async (businessId) => {
    const business = await findBusiness(businessId);
    if (business?.status !== 'active') return null;
    return { name: both(business.name), url: pathTo('entrepreneur', { businessId }) };
  },
  TAG: async (tag) =>
    /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u.test(tag)
      ? { name: both(`#${tag}`), url: `${pathTo('forum')}?tag=${encodeURIComponent(tag)}` }
      : null,
  CATEGORY: async (category) => {
    if (!(await isReferenceValue(categories, category))) return null;
    const name = (await referenceLabel(categories, category)) ?? both(category);
    return { name, url: `${pathTo('forum')}?category=${encodeURIComponent(category)}` };
  },
  NEWS: async (id) =>
    id === 'all' ? { name: { en: 'News', es: 'Noticias' }, url: pathTo('news') } : null,
};

/** What is followed, or null when it is not there any more. */
export const findTarget = (kind: FollowKind, targetId: string): Promise<FollowTarget | null> =>
  readers[kind](targetId);
