import { PartLoader } from '../../kits/resource/index.ts';
import { UserModel, type UserRecord } from './user.model.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** A person by id, also one whose account was deleted: the placeholder author. */
    userById: PartLoader<UserRecord>;
  }
}

/** The loaders of people for one request. */
export const createUserLoaders = () => ({ userById: new PartLoader(UserModel) });
