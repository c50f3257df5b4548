import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, query } from '../../../kits/resource/index.ts';
import { askedFields, askedOfNodes } from '../../../platform/reads/index.ts';
import {
  acceptInvitation,
  declineInvitation,
  listMyInvitations,
} from '../people/answer-invitation.service.ts';
import {
  createBusinessByHand,
  setStatus,
  setVerified,
} from '../standing/business-administration.service.ts';
import { addBusinessNote } from '../standing/business-note.resource.ts';
import { listBusinessCountries } from '../directory/business-countries.ts';
import { followMyBusiness } from '../business.live.ts';
import { createBusinessUser } from '../people/create-business-user.service.ts';
import { listBusinesses, readBusiness, readMyBusiness } from '../directory/directory.service.ts';
import { cancelInvitation, inviteMember } from '../people/invitations.service.ts';
import { changeMemberRole, removeMember } from '../people/members.service.ts';
import { setShownOnBusiness } from '../people/shown-people.ts';
import { updateBusiness } from '../profile/update-business.service.ts';

export const root = {
  Query: {
    business: (_parent, { id }, ctx, info) => readBusiness(ctx, id, askedFields(info)),
    businessCountries: listBusinessCountries,
    businesses: (_parent, args, ctx, info) => listBusinesses(ctx, args, askedOfNodes(info)),
    myBusiness: query(readMyBusiness),
    myBusinessInvitations: query(listMyInvitations),
  },
  Mutation: {
    addBusinessNote: mutation({ business: null }, addBusinessNote),
    acceptBusinessInvitation: mutation({ invitation: null, business: null }, acceptInvitation),
    cancelBusinessInvitation: mutation({ invitation: null, business: null }, cancelInvitation),
    changeBusinessMemberRole: mutation({ business: null }, changeMemberRole),
    createBusiness: mutation({ business: null }, createBusinessByHand),
    createBusinessUser: mutation({ user: null, business: null }, createBusinessUser),
    declineBusinessInvitation: mutation({ invitation: null, business: null }, declineInvitation),
    inviteBusinessMember: mutation({ invitation: null, business: null }, inviteMember),
    removeBusinessMember: mutation({ business: null }, removeMember),
    setBusinessStatus: mutation({ business: null }, setStatus),
    setBusinessVerified: mutation({ business: null }, setVerified),
    setShownOnBusiness: mutation({ business: null }, setShownOnBusiness),
    updateBusiness: mutation({ business: null }, updateBusiness),
  },
  Subscription: {
    myBusinessChanged: {
      subscribe: (_parent, { after }, ctx) => followMyBusiness(ctx, after),
    },
  },
} satisfies Resolvers;
