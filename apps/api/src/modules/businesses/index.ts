import type { ApiModule } from '../../module.ts';
import { onUserErasure } from '../users/index.ts';
import { businessPage } from './business-page.ts';
import { businessSitemap } from './business-sitemap.ts';
import './business.events.ts';
import { createBusinessLoaders } from './business.loaders.ts';
import { businessMigrations } from './business.migrations.ts';
import { businessPolicy } from './business.policy.ts';
import { serveContactCards } from './contact-card.route.ts';
import { businessPeopleConsumer } from './people.consumer.ts';
import { businessDataOf, erasePerson } from './personal-data.ts';
import { Business } from './resolvers/Business.ts';
import { BusinessInvitation } from './resolvers/BusinessInvitation.ts';
import { acceptBusinessInvitation } from './resolvers/Mutation/acceptBusinessInvitation.ts';
import { cancelBusinessInvitation } from './resolvers/Mutation/cancelBusinessInvitation.ts';
import { changeBusinessMemberRole } from './resolvers/Mutation/changeBusinessMemberRole.ts';
import { createBusiness } from './resolvers/Mutation/createBusiness.ts';
import { createBusinessUser } from './resolvers/Mutation/createBusinessUser.ts';
import { declineBusinessInvitation } from './resolvers/Mutation/declineBusinessInvitation.ts';
import { inviteBusinessMember } from './resolvers/Mutation/inviteBusinessMember.ts';
import { removeBusinessMember } from './resolvers/Mutation/removeBusinessMember.ts';
import { setBusinessStatus } from './resolvers/Mutation/setBusinessStatus.ts';
import { setBusinessVerified } from './resolvers/Mutation/setBusinessVerified.ts';
import { updateBusiness } from './resolvers/Mutation/updateBusiness.ts';
import { business } from './resolvers/Query/business.ts';
import { businesses as businessesQuery } from './resolvers/Query/businesses.ts';
import { myBusiness } from './resolvers/Query/myBusiness.ts';
import { myBusinessInvitations } from './resolvers/Query/myBusinessInvitations.ts';
import { myBusinessChanged } from './resolvers/Subscription/myBusinessChanged.ts';
import { sendInvitationHandler } from './send-invitation.job.ts';

export { activateBusiness } from './activate-business.ts';
export { createBusinessLoaders } from './business.loaders.ts';
export type {
  BusinessProfile,
  BusinessRecord,
  BusinessStatus,
  MembershipRecord,
} from './business.model.ts';
export {
  changeBusiness,
  createBusiness,
  findBusiness,
  hasBusiness,
  type NewBusiness,
  setBusinessStatus,
} from './business.store.ts';
export { newestBusinesses } from './newest-businesses.ts';
export { changeMembership, membershipsEndingBefore } from './membership.store.ts';
export { sellerData } from './business-page.ts';
export { managersOf, memberIdsOf } from './people.store.ts';
export { isActiveSeller, onBusinessChange } from './seller-activity.ts';

onUserErasure(erasePerson);

export const businesses: ApiModule = {
  name: 'businesses',
  resolvers: {
    Query: { business, businesses: businessesQuery, myBusiness, myBusinessInvitations },
    Mutation: {
      acceptBusinessInvitation,
      cancelBusinessInvitation,
      changeBusinessMemberRole,
      createBusiness,
      createBusinessUser,
      declineBusinessInvitation,
      inviteBusinessMember,
      removeBusinessMember,
      setBusinessStatus,
      setBusinessVerified,
      updateBusiness,
    },
    Subscription: { myBusinessChanged },
    Business,
    BusinessInvitation,
  },
  policy: businessPolicy,
  loaders: createBusinessLoaders,
  personalData: businessDataOf,
  migrations: businessMigrations,
  consumers: [businessPeopleConsumer],
  jobs: [sendInvitationHandler],
  subjects: { '/entrepreneurs/:id': businessPage },
  sitemap: businessSitemap,
  routes: serveContactCards,
};
