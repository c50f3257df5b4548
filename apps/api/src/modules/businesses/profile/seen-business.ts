import { can } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import type { BusinessRecord } from '../business.model.ts';

/** The business that something names by its id, if the viewer may see it: an active or managed one. */
export async function seenBusiness(
  { viewer, loaders }: Pick<Context, 'viewer' | 'loaders'>,
  businessId: string | null,
): Promise<BusinessRecord | null> {
  if (businessId === null) return null;
  const business = await loaders.businessById.load(businessId);
  const isSeen =
    business?.status === 'active' || can(viewer, 'business.readManaged', { businessId });
  return isSeen ? business : null;
}
