import { can } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import type { BusinessResolvers } from '../../../graphql/generated/resolvers.ts';
import type { BusinessRecord } from '../business.model.ts';
import { vcardUrl } from '../contact-card.route.ts';
import { memberViewOf } from '../members.service.ts';

const idOf = ({ _id }: BusinessRecord) => _id.toHexString();
const about = (business: BusinessRecord) => ({ businessId: idOf(business) });

/** A field that only those who work for the business and administrators may read: null for everybody else. */
function whenManaged<Value>(read: (business: BusinessRecord, ctx: Context) => Value) {
  return (business: BusinessRecord, _args: object, ctx: Context): Value | null =>
    can(ctx.viewer, 'business.readManaged', about(business)) ? read(business, ctx) : null;
}

export const Business: BusinessResolvers = {
  id: idOf,
  vcardUrl: (business, _args, { config }) => vcardUrl(config, idOf(business)),
  status: whenManaged(({ status }) => status),
  membership: whenManaged(({ membership }) => membership),
  members: whenManaged(async (business, { loaders }) =>
    (await loaders.membersOfBusiness.load(idOf(business))).flatMap(memberViewOf),
  ),
  invitations: whenManaged((business, { loaders }) =>
    loaders.invitationsOfBusiness.load(idOf(business)),
  ),
  viewerCanEdit: (business, _args, { viewer }) => can(viewer, 'business.edit', about(business)),
  viewerCanManage: (business, _args, { viewer }) => can(viewer, 'business.manage', about(business)),
};
