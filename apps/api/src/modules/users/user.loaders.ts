import DataLoader from 'dataloader';
import { UserModel, type UserRecord } from './user.model.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** A person by id, also one whose account was deleted: the placeholder author. */
    userById: DataLoader<string, UserRecord | null>;
  }
}

/** The loaders of people for one request: each person once, and many in one command. */
export function createUserLoaders() {
  return { userById: new DataLoader(readUsers) };
}

async function readUsers(ids: readonly string[]): Promise<(UserRecord | null)[]> {
  const found = await UserModel.find({ _id: { $in: [...ids] } }).lean();
  const byId = new Map(found.map((user) => [user._id.toHexString(), user]));
  return ids.map((id) => byId.get(id) ?? null);
}
