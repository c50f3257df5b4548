import { timeZoneOfCountry } from '@wiki/domain';
import { can } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import type { BusinessResolvers } from '../../../graphql/generated/resolvers.ts';
import { imageOf } from '../../files/index.ts';
import type { BusinessRecord } from '../business.model.ts';
import { notesOnBusiness } from '../business-note.resource.ts';
import { vcardUrl } from '../contact-card.route.ts';
import { profileRevision } from '../profile-revision.ts';
import { memberViewOf } from '../members.service.ts';
import { shownPeople, shownPersonOf } from '../shown-people.ts';
import type { ShownImage } from '../../files/index.ts';

const idOf = ({ _id }: BusinessRecord) => _id.toHexString();
const about = (business: BusinessRecord) => ({ businessId: idOf(business) });

/** A field that only those who work for the business and administrators may read: null for everybody else. */
function whenManaged<Value>(read: (business: BusinessRecord, ctx: Context) => Value) {
  return (business: BusinessRecord, _args: object, ctx: Context): Value | null =>
    can(ctx.viewer, 'business.readManaged', about(business)) ? read(business, ctx) : null;
}

/** A picture as the schema has it; one that cannot be shown is none. */
const shown = async (image: ShownImage | null, { loaders }: Pick<Context, 'loaders'>) =>
  image && imageOf(await loaders.fileById.load(image.fileId), image.alt);

export const Business: BusinessResolvers = {
  id: idOf,
  logo: ({ logo }, _args, ctx) => shown(logo, ctx),
  cover: ({ cover }, _args, ctx) => shown(cover, ctx),
  async gallery({ gallery }, _args, ctx) {
    const images = await Promise.all(gallery.map((image) => shown(image, ctx)));
    return images.filter((image) => image !== null);
  },
  dateVerified: ({ isVerified, verification }) =>
    isVerified ? (verification?.date ?? null) : null,
  timeZone: ({ timeZone, country }) => timeZone ?? timeZoneOfCountry(country),
  people: async (business, _args, { loaders }) =>
    shownPeople(await loaders.membersOfBusiness.load(idOf(business))),
  viewerShownAs: whenManaged(async (business, { loaders, viewer }) => {
    const people = await loaders.membersOfBusiness.load(idOf(business));
    const own = people.find(({ _id }) => _id.toHexString() === viewer?.userId);
    return own ? shownPersonOf(own) : null;
  }),
  vcardUrl: (business, _args, { config }) => vcardUrl(config, idOf(business)),
  needsConfirmation: whenManaged(({ needsConfirmation }) => needsConfirmation),
  verification: (business, _args, { viewer }) =>
    can(viewer, 'business.manage', about(business)) ? business.verification : null,
  status: whenManaged(({ status }) => status),
  membership: whenManaged(({ membership }) => membership),
  members: whenManaged(async (business, { loaders }) =>
    (await loaders.membersOfBusiness.load(idOf(business))).flatMap(memberViewOf),
  ),
  invitations: whenManaged((business, { loaders }) =>
    loaders.invitationsOfBusiness.load(idOf(business)),
  ),
  notes: (business, _args, { viewer }) =>
    can(viewer, 'business.note', null) ? notesOnBusiness(idOf(business)) : null,
  revision: (business, _args, { viewer }) =>
    can(viewer, 'business.edit', about(business)) ? profileRevision(business) : null,
  viewerCanEdit: (business, _args, { viewer }) => can(viewer, 'business.edit', about(business)),
  viewerCanManage: (business, _args, { viewer }) => can(viewer, 'business.manage', about(business)),
};
