import { openingState } from '@wiki/domain';
import { can } from '../../../authz/actions.ts';
import type {
  PartnerLocationResolvers,
  PartnerOfferResolvers,
  PartnerResolvers,
} from '../../../graphql/generated/resolvers.ts';
import { imageOf } from '../../files/index.ts';
import { referenceLabel } from '../../reference/index.ts';
import { isActiveMember, maySeeCode } from '../partner-access.ts';
import { offersOf } from '../partner-view.ts';

export const Partner: PartnerResolvers = {
  id: ({ _id }) => _id.toHexString(),
  async categoryName({ category }) {
    const label = await referenceLabel('PARTNER_CATEGORIES', category);
    return label ?? { en: category, es: category };
  },
  image: async ({ image }, _args, { loaders }) =>
    image && imageOf(await loaders.fileById.load(image.fileId), image.alt),
  // What has ended is of no use to readers.
  offers: (partner, _args, { viewer }) =>
    offersOf(partner).filter(
      ({ state }) => state !== 'ENDED' || can(viewer, 'partner.administer', null),
    ),
  reason: ({ reason }, _args, { viewer }) =>
    can(viewer, 'partner.administer', null) ? reason : null,
};

export const PartnerLocation: PartnerLocationResolvers = {
  isOpenNow: ({ hours, timeZone }) =>
    hours.length > 0 ? openingState(hours, timeZone, new Date()).isOpen : null,
};

export const PartnerOffer: PartnerOfferResolvers = {
  id: ({ offerId }) => offerId,
  dateStart: ({ startsOn }) => startsOn,
  dateEnd: ({ endsOn }) => endsOn,
  code: async (offer, _args, ctx) => ((await maySeeCode(offer, ctx)) ? offer.code : null),
  claimUrl: async (offer, _args, ctx) => ((await maySeeCode(offer, ctx)) ? offer.claimUrl : null),
  viewerHasRevealed: async (offer, _args, ctx) =>
    can(ctx.viewer, 'partner.administer', null) || maySeeCode(offer, ctx),
  viewerCanReveal: async ({ hasCode, state }, _args, ctx) =>
    hasCode && state === 'CURRENT' && isActiveMember(ctx),
  revealCount: ({ revealCount }, _args, { viewer }) =>
    can(viewer, 'partner.administer', null) ? revealCount : null,
};
