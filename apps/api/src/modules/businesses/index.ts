import type { ApiModule } from '../../module.ts';
import { businessFinder } from './business.finder.ts';
import { businessStatistics } from './business.statistics.ts';
import { businessNotifications } from './business.notifications.ts';
import { onUserErasure } from '../users/index.ts';
import { businessPage } from './profile/business-page.ts';
import { businessSitemap } from './profile/business-sitemap.ts';
import './business.events.ts';
import { createBusinessLoaders } from './business.loaders.ts';
import { businessMigrations } from './business.migrations.ts';
import { businessPolicy } from './business.policy.ts';
import { reportableBusinesses } from './business.reportable.ts';
import { serveContactCards } from './profile/contact-card.route.ts';
import { createdAccountsConsumer } from './people/created-accounts.consumer.ts';
import { businessPeopleConsumer } from './people/people.consumer.ts';
import { businessDataOf, erasePerson } from './personal-data.ts';
import { Business } from './resolvers/Business.ts';
import { BusinessInvitation } from './resolvers/BusinessInvitation.ts';
import { BusinessNote } from './resolvers/BusinessNote.ts';
import { Membership } from './resolvers/Membership.ts';
import { User } from './resolvers/User.ts';
import { memberNoticesConsumer } from './people/member-notices.consumer.ts';
import { verificationConsumer } from './standing/verification.consumer.ts';
import { root } from './resolvers/root.ts';
import { graceEndsSoon } from './standing/grace.queue.ts';
import { sendInvitationHandler } from './send-invitation.job.ts';

export { activateBusiness } from './standing/activate-business.ts';
export { createBusinessLoaders } from './business.loaders.ts';
export type {
  BusinessProfile,
  BusinessRecord,
  BusinessStatus,
  CheckedFacts,
  MembershipRecord,
} from './business.model.ts';
export {
  changeBusiness,
  createBusiness,
  findBusiness,
  hasBusiness,
  noteTaxId,
  noteVerification,
  type NewBusiness,
  setBusinessStatus,
} from './business.store.ts';
export { seenBusiness } from './profile/seen-business.ts';
export { askedTermsOf, nameTermsOf } from './profile/name-terms.ts';
export {
  businessesNamed,
  businessIdsLike,
  businessNamesOf,
  newestBusinesses,
} from './directory/newest-businesses.ts';
export { changeMembership, membershipsEndingBefore } from './people/membership.store.ts';
export { sellerData } from './profile/business-page.ts';
export { managersOf, memberIdsOf } from './people/people.store.ts';
export { isActiveSeller, onBusinessChange } from './profile/seller-activity.ts';

onUserErasure(erasePerson);

export const businesses: ApiModule = {
  name: 'businesses',
  finders: [businessFinder],
  soon: [graceEndsSoon],
  statistics: [businessStatistics],
  notifications: businessNotifications,
  resolvers: {
    ...root,
    Business,
    BusinessInvitation,
    BusinessNote,
    Membership,
    User,
  },
  policy: businessPolicy,
  loaders: createBusinessLoaders,
  reportable: [reportableBusinesses],
  personalData: businessDataOf,
  migrations: businessMigrations,
  consumers: [
    businessPeopleConsumer,
    createdAccountsConsumer,
    memberNoticesConsumer,
    verificationConsumer,
  ],
  jobs: [sendInvitationHandler],
  subjects: { entrepreneur: businessPage },
  sitemap: businessSitemap,
  routes: serveContactCards,
};
