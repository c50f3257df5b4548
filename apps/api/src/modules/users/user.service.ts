import type { Language } from '@wiki/domain';
import { limits } from '@wiki/domain';
import { setLanguageSchema, updateProfileSchema } from '@wiki/domain/schemas';
import { countryByCode } from '@wiki/reference-data/countries';
import type { QueryFilter } from 'mongoose';
import { assertCan } from '../../authz/actions.ts';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { keysetPage, type Page } from '../../platform/database/keyset.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { badArgument, refuse } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { nameKey } from './name-key.ts';
import { UserModel, type UserRecord } from './user.model.ts';
import { changeUser, findUser } from './user.store.ts';

type Caller = Pick<Context, 'viewer'>;

/** The caller's own account, or null for a visitor. */
export async function readMe({ viewer }: Caller): Promise<UserRecord | null> {
  return viewer && findUser(viewer.userId);
}

/** A person's profile; what others may not see of it is left out by the type's resolvers. */
export async function readUser(id: string): Promise<UserRecord | null> {
  return findUser(id);
}

/** Which accounts to list. */
export interface ListUsers {
  first: number;
  after?: string | null | undefined;
  /** Beginning of an address or a display name. */
  search?: string | null | undefined;
}

/**
 * A page of accounts, newest first, for administrators; with `search`, those whose address or
 * display name begins with it. Throws `FORBIDDEN`, `BAD_REQUEST` and `INVALID_CURSOR`.
 */
export async function listUsers(
  ctx: Pick<Context, 'viewer' | 'config'>,
  { search, ...page }: ListUsers,
): Promise<Page<UserRecord>> {
  assertCan(ctx.viewer, 'user.list', null);
  if ((search?.length ?? 0) > limits.search.max)
    throw badArgument('search', `at most ${limits.search.max} characters long`);
  const text = search?.trim() ?? '';
  const matching: QueryFilter<UserRecord> = text
    ? {
        $or: [
          { email: beginningWith(text.toLowerCase()) },
          { nameKey: beginningWith(nameKey(text)) },
        ],
      }
    : {};
  return keysetPage<UserRecord>(ctx, {
    list: 'users',
    model: UserModel,
    filter: { ...matching, erasedAt: null },
    order: { field: 'dateJoined', direction: -1 },
    ...page,
  });
}

/** The strings with a beginning, as a range that an index answers. */
const beginningWith = (text: string) => ({ $gte: text, $lt: `${text}\uffff` });

/** Changes the caller's profile. Refuses what does not fit, field by field. */
export async function updateProfile(
  { viewer }: Caller,
  input: unknown,
): Promise<{ user: UserRecord }> {
  const { userId } = signedIn(viewer);
  assertCan(viewer, 'user.edit', { userId });
  const given = parseInput(updateProfileSchema, input);
  if (given.country && !countryByCode(given.country)) {
    throw refuse('INVALID_COUNTRY', 'country');
  }
  const fields = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<UserRecord>;
  return changeOwnAccount(userId, (user) => ({ ...followingName(user, fields), ...fields }));
}

/** Changes the language of the caller's account. */
export async function setLanguage(
  { viewer }: Caller,
  input: unknown,
): Promise<{ user: UserRecord }> {
  const { userId } = signedIn(viewer);
  const { language }: { language: Language } = parseInput(setLanguageSchema, input);
  return changeOwnAccount(userId, () => ({ language }));
}

async function changeOwnAccount(
  userId: string,
  fieldsFor: (user: UserRecord) => Partial<UserRecord>,
): Promise<{ user: UserRecord }> {
  return inTransaction(async () => {
    const before = await findUser(userId);
    const user = before && (await changeUser(userId, fieldsFor(before)));
    if (!user) throw refuse('NOT_FOUND');
    await recordEvent('user.changed', userId, { userId });
    return { user };
  });
}

/** A display name that was never chosen follows the names it was made of. */
function followingName(user: UserRecord, fields: Partial<UserRecord>): Partial<UserRecord> {
  const isChosen = user.displayName !== `${user.firstName} ${user.lastName}`;
  if (isChosen) return {};
  const { firstName, lastName } = { ...user, ...fields };
  return { displayName: `${firstName} ${lastName}` };
}
