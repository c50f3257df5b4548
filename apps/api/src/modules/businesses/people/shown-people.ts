import { limits } from '@wiki/domain';
import { setShownOnBusinessSchema } from '@wiki/domain/schemas';
import { write } from '../../../kits/resource/index.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { activeSuspension, changeUser, type UserRecord } from '../../users/index.ts';
import { findBusiness } from '../business.store.ts';
import { memberViewOf } from './members.service.ts';
import { memberIdsOf } from './people.store.ts';

/** Somebody on the page of the business they work for. */
export interface BusinessPersonView {
  user: UserRecord;
  isManager: boolean;
  title: string | null;
  words: string | null;
}

/** How the page of a business shows somebody: not without their word, nor while they are suspended. */
export function shownPersonOf(user: UserRecord): BusinessPersonView | null {
  const [member] = memberViewOf(user);
  if (!member || !user.shownAs || activeSuspension(user)) return null;
  return { user, isManager: member.role === 'businessAdmin', ...user.shownAs };
}

/** Of the people of a business those its page shows, who manage it first. */
export function shownPeople(people: readonly UserRecord[]): BusinessPersonView[] {
  return people
    .map(shownPersonOf)
    .filter((person) => person !== null)
    .toSorted((one, other) => Number(other.isManager) - Number(one.isManager))
    .slice(0, limits.business.shownPeople);
}

/** Shows the viewer on the page of the business they work for, or does so no more. */
export const setShownOnBusiness = write({
  input: setShownOnBusinessSchema,
  load: { by: 'businessId', find: findBusiness },
  mayOn: (viewer, { _id }) => viewer.businessId === _id.toHexString(),
  texts: ({ title, words }) => ({ title, words }),
  async act({ viewer: { userId }, loaded: business, input: { isShown, title, words } }) {
    const shownAs = isShown ? { title: title ?? null, words: words ?? null } : null;
    const businessId = business._id.toHexString();
    const user = await changeUser(userId, { shownAs }, { businessId });
    if (!user) throw refuse('NOT_FOUND', 'businessId');
    return { business, userIds: await memberIdsOf(businessId) };
  },
  event: ({ result: { business, userIds } }) => [
    'business.changed',
    { businessId: business._id.toHexString(), userIds },
  ],
  after({ ctx, loaded: { _id } }) {
    ctx.loaders.membersOfBusiness.clear(_id.toHexString());
  },
});
