import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, query } from '../../../kits/resource/index.ts';
import { partnerCategories } from '../partner-categories.ts';
import * as partner from '../partner.resource.ts';
import { partnerAt, readPartner } from '../partner.store.ts';

const noPartner = { partner: null };

export const root = {
  Query: {
    partners: partner.partners.resolve,
    partner: (_parent, { id }, { viewer }) => readPartner(id, viewer),
    partnerAt: (_parent, { slug }, { viewer }) => partnerAt(slug, viewer),
    partnerCategories,
    partnerCounts: query(partner.partnerCounts),
  },
  Mutation: {
    createPartner: mutation(noPartner, partner.createPartner),
    updatePartner: mutation(noPartner, partner.updatePartner),
    setPartnerStatus: mutation(noPartner, partner.setPartnerStatus),
    revealPartnerCode: mutation({ offer: null }, partner.revealPartnerCode),
  },
} satisfies Resolvers;
