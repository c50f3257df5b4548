import type { Context } from '../../graphql/context.ts';
import { can } from '../../authz/actions.ts';
import { isActiveSeller } from '../businesses/index.ts';
import type { OfferView } from './partner-view.ts';

type Asking = Pick<Context, 'viewer' | 'loaders'>;

/** Whether the viewer works for a business that is an active member now. */
export async function isActiveMember({ viewer, loaders }: Asking): Promise<boolean> {
  if (!viewer?.businessId || viewer.memberType === 'user') return false;
  const business = await loaders.businessById.load(viewer.businessId);
  return business !== null && isActiveSeller(business);
}

/** Whether the viewer may be told the code of an offer: administrators, and active members who asked. */
export async function maySeeCode({ offerId }: OfferView, ctx: Asking): Promise<boolean> {
  if (can(ctx.viewer, 'partner.administer', null)) return true;
  return (await ctx.loaders.revealedByOfferId.load(offerId)) && isActiveMember(ctx);
}
