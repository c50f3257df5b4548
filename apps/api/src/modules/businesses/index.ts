import type { ApiModule } from '../../module.ts';
import './business.events.ts';
import { createBusinessLoaders } from './business.loaders.ts';
import { businessMigrations } from './business.migrations.ts';
import { Business } from './resolvers/Business.ts';

export { activateBusiness, type Activation, type AuthorizedPerson } from './activate-business.ts';
export type {
  BusinessProfile,
  BusinessRecord,
  BusinessStatus,
  MembershipRecord,
  ProfileImage,
} from './business.model.ts';
export {
  createBusiness,
  findBusiness,
  hasBusiness,
  type NewBusiness,
  setBusinessStatus,
} from './business.store.ts';
export {
  changeMembership,
  type EndingMembership,
  membershipsEndingBefore,
} from './membership.store.ts';
export { managersOf, memberIdsOf } from './people.store.ts';
export { type ActivityHook, isActiveSeller, onActivityChange } from './seller-activity.ts';

export const businesses: ApiModule = {
  name: 'businesses',
  resolvers: { Business },
  loaders: createBusinessLoaders,
  migrations: businessMigrations,
};
