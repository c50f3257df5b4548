import { limits, type MemberType } from '@wiki/domain';
import { setLanguageSchema, updateProfileSchema } from '@wiki/domain/schemas';
import type { QueryFilter } from 'mongoose';
import { countryByCode } from '@wiki/reference-data/countries';
import { can } from '../../authz/actions.ts';
import type { AccountSort } from '../../graphql/generated/resolvers.ts';
import { ascending, descending, list, type Recorded, write } from '../../kits/resource/index.ts';
import { badArgument, refuse } from '../../platform/errors/errors.ts';
import { assertNoLinks, assertOwnName } from './own-name.ts';
import { UserModel, type UserRecord } from './user.model.ts';
import { changeUser, findUser, namedLike } from './user.store.ts';

/** Which accounts to list: what is left out narrows nothing. */
interface AskedUsers {
  search?: string | null | undefined;
  memberType?: MemberType | null | undefined;
  isSuspended?: boolean | null | undefined;
  sort?: AccountSort | undefined;
}

const orders = {
  NEWEST: descending('dateJoined'),
  OLDEST: ascending('dateJoined'),
  NAME: ascending('nameKey'),
  NAME_REVERSED: descending('nameKey'),
} as const satisfies Record<AccountSort, object>;

/** Accounts in the order asked for; with `search`, those with a word of their name or an address that begins with it. */
export const users = list({
  name: 'users',
  model: UserModel,
  may: 'user.list',
  filter: ({ search, memberType, isSuspended }: AskedUsers) => {
    if ((search?.length ?? 0) > limits.search.max)
      throw badArgument('search', `at most ${limits.search.max} characters long`);
    const text = search?.trim();
    return {
      erasedAt: null,
      ...(memberType ? { memberType } : {}),
      ...(isSuspended ? suspendedAt(new Date()) : {}),
      ...(text ? { $or: namedLike(text) } : {}),
    };
  },
  order: ({ sort }) => orders[sort ?? 'NEWEST'],
});

/** Whose suspension is in force; one with an end ends by itself. */
const suspendedAt = (now: Date): QueryFilter<UserRecord> => ({
  'suspension.reason': { $type: 'string' },
  $nor: [{ 'suspension.until': { $lte: now } }],
});

/**
 * Changes the viewer's profile. A new name that poses as the administration is
 * `NAME_RESERVED`, one that reads like a link `NAME_LIKE_LINK`.
 */
export const updateProfile = write({
  input: updateProfileSchema,
  async act({ viewer, input }) {
    if (input.country && !countryByCode(input.country)) throw refuse('INVALID_COUNTRY', 'country');
    const fields = Object.fromEntries(
      Object.entries(input).filter(([, value]) => value !== undefined),
    ) as Partial<UserRecord>;
    return changeOwn(viewer.userId, (user) => {
      const changes = { ...followingName(user, fields), ...fields };
      const newNames = (['firstName', 'lastName', 'displayName'] as const).filter(
        (name) => changes[name] !== undefined && changes[name] !== user[name],
      );
      // What was let in before stays until it is changed.
      assertNoLinks(Object.fromEntries(newNames.map((name) => [name, changes[name]])));
      const mayUseAny = can(viewer, 'user.useReservedName', null);
      if (newNames.length > 0 && !mayUseAny) assertOwnName({ ...user, ...changes });
      return changes;
    });
  },
  event: ({ viewer: { userId } }) => accountChange(userId),
});

/** Changes the language of the viewer's account. */
export const setLanguage = write({
  input: setLanguageSchema,
  act: ({ viewer: { userId }, input }) => changeOwn(userId, () => input),
  event: ({ viewer: { userId } }) => accountChange(userId),
});

const accountChange = (userId: string): Recorded => ['user.changed', { userId }];

async function changeOwn(
  userId: string,
  fieldsFor: (user: UserRecord) => Partial<UserRecord>,
): Promise<{ user: UserRecord }> {
  const before = await findUser(userId);
  const user = before && (await changeUser(userId, fieldsFor(before)));
  if (!user) throw refuse('NOT_FOUND');
  return { user };
}

/** A display name that was never chosen follows the names it was made of. */
function followingName(user: UserRecord, fields: Partial<UserRecord>): Partial<UserRecord> {
  const isChosen = user.displayName !== `${user.firstName} ${user.lastName}`;
  if (isChosen) return {};
  const { firstName, lastName } = { ...user, ...fields };
  return { displayName: `${firstName} ${lastName}` };
}
