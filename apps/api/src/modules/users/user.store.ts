import type { QueryFilter } from 'mongoose';
import { beginningWith, withEachWord } from '../../kits/find/index.ts';
import { documentsOf } from '../../platform/database/documents/documents.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { partFinderOf } from '../../platform/reads/index.ts';
import { foundBy, nameKey, nameWordsOf } from './name-key.ts';
import { UserModel, type UserRecord } from './user.model.ts';

/** The user with the id, or null; deleted accounts have none. Joins the caller's transaction. */
export async function findUser(id: string): Promise<UserRecord | null> {
  const _id = parseObjectId(id);
  return _id && UserModel.findOne({ _id, erasedAt: null }).lean();
}

/** The same, read as far as it was asked for. */
export const findUserPart = partFinderOf(UserModel, { among: { erasedAt: null } });

/** Some fields of users that have an account, by id. */
export async function findUserFields<Field extends keyof UserRecord>(
  userIds: readonly string[],
  fields: readonly Field[],
  comment?: string,
): Promise<ReadonlyMap<string, Pick<UserRecord, '_id' | Field>>> {
  const ids = userIds.flatMap((id) => parseObjectId(id) ?? []);
  const projection = Object.fromEntries(fields.map((field) => [field, 1]));
  const found = await documentsOf<UserRecord>(UserModel).find(
    { _id: { $in: ids }, erasedAt: null },
    { projection, comment, limit: ids.length },
  );
  return new Map(found.map((user) => [user._id.toHexString(), user]));
}

/** Whether anybody ever had an account here. */
export async function hasUsers(): Promise<boolean> {
  return (await UserModel.exists({})) !== null;
}

/** Whether one of these accounts is there. */
export async function hasUsersOf(ids: readonly string[]): Promise<boolean> {
  return (await UserModel.exists({ _id: { $in: ids }, erasedAt: null })) !== null;
}

/** The user with the address (in lower case), or null. */
export async function findUserByEmail(email: string): Promise<UserRecord | null> {
  return documentsOf<UserRecord>(UserModel).findOne({ email });
}

/** The user of an identity (`provider:subject`), or null. */
export async function findUserByIdentity(identity: string): Promise<UserRecord | null> {
  return UserModel.findOne({ identity }).lean();
}

/** Shorter words begin too many names. */
const shortestTelling = 3;

const takingPart = { erasedAt: null, suspension: null };

/**
 * People who take part and whose name has words that begin with those of a text: first those whose
 * name begins with it, in the order of their names.
 */
export async function usersNamed(text: string, limit: number): Promise<UserRecord[]> {
  const start = nameKey(text);
  const first = await UserModel.find({ ...takingPart, nameKey: beginningWith(start) })
    .sort({ nameKey: 1, _id: 1 })
    .limit(limit)
    .lean();
  if (first.length === limit) return first;
  const others = await UserModel.find({
    ...takingPart,
    _id: { $nin: first.map(({ _id }) => _id) },
    ...withName(text),
  })
    .limit(limit - first.length)
    .lean();
  return [...first, ...others.toSorted((one, other) => one.nameKey.localeCompare(other.nameKey))];
}

/** Whether a name has words that begin with those of a text. */
export const isNamed = ({ nameWords }: Pick<UserRecord, 'nameWords'>, text: string): boolean =>
  nameWordsOf(text).every((asked) => nameWords.some((word) => word.startsWith(asked)));

/** Whose name has words that begin with those of a text. */
const withName = (text: string) => withEachWord('nameWords', nameWordsOf(text));

/** Whose name has words, or whose address begins, like what was typed: one of these must fit. */
export const namedLike = (typed: string): QueryFilter<UserRecord>[] => [
  withName(typed),
  { email: beginningWith(typed.toLowerCase()) },
];

/** The ids of up to so many people whose name has words that begin with those of a text. */
export async function userIdsWithName(text: string, limit: number): Promise<string[]> {
  const found = await UserModel.find({ ...withName(text), erasedAt: null })
    .select({ _id: 1 })
    .limit(limit)
    .lean();
  return found.map(({ _id }) => _id.toHexString());
}

/**
 * The businesses whose pages show somebody whose name has words that begin with those of a text, which
 * say what they were written for: not one of them is shorter than three letters.
 */
export async function businessIdsShowing(text: string, limit: number): Promise<string[]> {
  if (nameWordsOf(text).some(({ length }) => length < shortestTelling)) return [];
  const found = await documentsOf<UserRecord>(UserModel).find(
    { ...withName(text), ...takingPart, shownAs: { $type: 'object' } },
    { projection: { businessId: 1 }, limit },
  );
  return found.flatMap(({ businessId }) => businessId ?? []);
}

/** Up to so many people, suspended ones too, by words of their name, the beginning of their address or their id. */
export async function usersLike(typed: string, limit: number): Promise<UserRecord[]> {
  const text = typed.toLowerCase();
  const [named, addressed, own] = await Promise.all([
    UserModel.find({ ...withName(typed), erasedAt: null })
      .limit(limit)
      .lean(),
    // Who has no account any more has no address.
    UserModel.find({ email: beginningWith(text) })
      .limit(limit)
      .lean(),
    findUser(text),
  ]);
  const found = new Map(
    [...named, ...addressed, own].flatMap((user) => (user ? [[user._id.toHexString(), user]] : [])),
  );
  return [...found.values()].slice(0, limit);
}

/** Users by their ids, in no order; unknown ids are passed over. */
export async function usersByIds(ids: readonly string[]): Promise<UserRecord[]> {
  const known = ids.map(parseObjectId).filter((id) => id !== null);
  return known.length === 0 ? [] : UserModel.find({ _id: { $in: known } }).lean();
}

/**
 * Changes fields of a user that still fits the condition and returns it as it is now, or null.
 * Joins the caller's transaction; recording the event is the caller's.
 */
export async function changeUser(
  id: string,
  fields: Partial<Omit<UserRecord, '_id' | 'nameKey' | 'nameWords'>>,
  condition: QueryFilter<UserRecord> = {},
): Promise<UserRecord | null> {
  const _id = parseObjectId(id);
  if (!_id) return null;
  const key = fields.displayName === undefined ? {} : foundBy(fields.displayName);
  return UserModel.findOneAndUpdate(
    { ...condition, _id, erasedAt: null },
    { $set: { ...fields, ...key } },
    { returnDocument: 'after' },
  ).lean();
}

/** What a deleted account keeps: nothing of the person, only the author of what was published. */
const erased: Omit<UserRecord, '_id' | 'dateJoined' | 'language' | 'erasedAt'> = {
  email: null,
  emailVerified: false,
  identity: null,
  firstName: '',
  lastName: '',
  displayName: '',
  ...foundBy(''),
  phone: null,
  address: null,
  city: null,
  region: null,
  country: null,
  dateOfBirth: null,
  aboutMe: null,
  photoUrl: null,
  memberType: 'user',
  staffRole: null,
  businessId: null,
  shownAs: null,
  isAuthorized: false,
  addToNewsletter: false,
  customerId: null,
  consent: null,
  suspension: null,
};

/** Told inside the transaction that erases a user, with the user as they were. */
type ErasureHook = (user: UserRecord) => Promise<void>;

const erasureHooks: ErasureHook[] = [];

/** Registers what else is to be forgotten with a user. Its failure undoes the erasure. */
export function onUserErasure(hook: ErasureHook): void {
  erasureHooks.push(hook);
}

/**
 * Erases a user's personal data for good; the record stays as a placeholder author. Joins the
 * caller's transaction.
 */
export async function eraseUser(id: string): Promise<void> {
  const user = await findUser(id);
  if (!user) return;
  for (const hook of erasureHooks) await hook(user);
  await UserModel.updateOne(
    { _id: parseObjectId(id) },
    { $set: { ...erased, erasedAt: new Date() } },
  );
}
