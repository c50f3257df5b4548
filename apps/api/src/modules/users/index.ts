import type { ApiModule } from '../../module.ts';
import { setLanguage } from './resolvers/Mutation/setLanguage.ts';
import { updateProfile } from './resolvers/Mutation/updateProfile.ts';
import { me } from './resolvers/Query/me.ts';
import { user } from './resolvers/Query/user.ts';
import { users as usersQuery } from './resolvers/Query/users.ts';
import { meChanged } from './resolvers/Subscription/meChanged.ts';
import { User } from './resolvers/User.ts';
import { createUserLoaders } from './user.loaders.ts';
import { userMigrations } from './user.migrations.ts';
import { userPage } from './user-page.ts';
import { userPolicy } from './user.policy.ts';
import './user.events.ts';

export { usersOfBusinesses } from './business-people.ts';
export { createUser, type NewUser } from './create-user.ts';
export { nameKey } from './name-key.ts';
export { activeSuspension } from './suspension.ts';
export type { UserRecord } from './user.model.ts';
export {
  administratorIds,
  changeUser,
  eraseUser,
  findUser,
  findUserByEmail,
  findUserByIdentity,
  onUserErasure,
} from './user.store.ts';

export const users: ApiModule = {
  name: 'users',
  resolvers: {
    Query: { me, user, users: usersQuery },
    Mutation: { setLanguage, updateProfile },
    Subscription: { meChanged },
    User,
  },
  policy: userPolicy,
  loaders: createUserLoaders,
  migrations: userMigrations,
  subjects: { '/users/:id': userPage },
};
