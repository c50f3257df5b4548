import type { ApiModule } from '../../module.ts';
import { userFinder } from './user.finder.ts';
import { userStatistics } from './user.statistics.ts';
import { root } from './resolvers/root.ts';
import { Suspension, User } from './resolvers/User.ts';
import { createUserLoaders } from './user.loaders.ts';
import { userMigrations } from './user.migrations.ts';
import { userPage } from './lists/user-page.ts';
import { userPolicy } from './user.policy.ts';
import { reportableUsers } from './user.reportable.ts';
import './user.events.ts';

export { administratorIds, hasAdministrator, lockAdministrators } from './administrator.store.ts';
export { usersOfBusinesses } from './business-people.ts';
export { createUser, type NewUser } from './create-user.ts';
export { formerMember } from './former-member.ts';
export { nameKey, nameWordsOf } from './name-key.ts';
export { assertNoLinks, assertOwnName } from './own-name.ts';
export { activeSuspension } from './suspension.ts';
export type { UserRecord } from './user.model.ts';
export {
  businessIdsShowing,
  changeUser,
  eraseUser,
  findUser,
  findUserByEmail,
  findUserByIdentity,
  findUserFields,
  hasUsers,
  hasUsersOf,
  isNamed,
  onUserErasure,
  userIdsWithName,
  usersByIds,
  usersNamed,
} from './user.store.ts';
export { viewerNow } from './viewer-now.ts';

export const users: ApiModule = {
  name: 'users',
  finders: [userFinder],
  statistics: [userStatistics],
  resolvers: { ...root, Suspension, User },
  policy: userPolicy,
  loaders: createUserLoaders,
  migrations: userMigrations,
  reportable: [reportableUsers],
  subjects: { user: userPage },
};
