import { type LocalizedText, pathTo } from '@wiki/domain';
import { type BusinessRecord, findBusiness } from '../businesses/index.ts';
import { type ReferenceItemView, referenceItems } from '../reference/index.ts';
import { findUser, type UserRecord } from '../users/index.ts';
import type { FollowKind } from './follow.model.ts';

/** What can be followed, as readers see it. */
interface FollowedThing {
  name: LocalizedText;
  /** A path of the client. */
  url: string;
  /** What is known of it; null for what has nothing but a name. */
  target: FollowTargetView | null;
}

/** What can be followed and is a thing of its own. */
export type FollowTargetView = UserRecord | BusinessRecord | ReferenceItemView;

const both = (text: string): LocalizedText => ({ en: text, es: text });

/** How each kind is found: null for what is not there, or not to be seen. */
const readers: Record<FollowKind, (id: string) => Promise<FollowedThing | null>> = {
  USER: async (userId) => {
    const user = await findUser(userId);
    return user && { name: both(user.displayName), url: pathTo('user', { userId }), target: user };
  },
  BUSINESS: async (businessId) => {
    const business = await findBusiness(businessId);
    if (business?.status !== 'active') return null;
    const url = pathTo('entrepreneur', { businessId });
    return { name: both(business.name), url, target: business };
  },
  TAG: async (tag) =>
    /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u.test(tag)
      ? {
          name: both(`#${tag}`),
          url: `${pathTo('forum')}?tag=${encodeURIComponent(tag)}`,
          target: null,
        }
      : null,
  CATEGORY: async (category) => {
    const items = await referenceItems({ list: 'FORUM_CATEGORIES' });
    const target = items.find(({ value }) => value === category);
    if (!target) return null;
    const url = `${pathTo('forum')}?category=${encodeURIComponent(category)}`;
    return { name: target.label, url, target };
  },
  NEWS: async (id) =>
    id === 'all'
      ? { name: { en: 'News', es: 'Noticias' }, url: pathTo('news'), target: null }
      : null,
};

/** What is followed, or null when it is not there any more. */
export const findTarget = (kind: FollowKind, targetId: string): Promise<FollowedThing | null> =>
  readers[kind](targetId);
