import { timeZoneOfCountry } from '@wiki/domain';
import { can } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import type { BusinessResolvers } from '../../../graphql/generated/resolvers.ts';
import { readsOf } from '../../../platform/reads/index.ts';
import { imageOf } from '../../files/index.ts';
import type { BusinessRecord } from '../business.model.ts';
import { notesOnBusiness } from '../standing/business-note.resource.ts';
import { vcardUrl } from '../profile/contact-card.route.ts';
import { profileRevision } from '../profile/profile-revision.ts';
import { memberViewOf } from '../people/members.service.ts';
import { shownPeople, shownPersonOf } from '../people/shown-people.ts';
import type { ShownImage } from '../../files/index.ts';

type Identified = Pick<BusinessRecord, '_id'>;
const reads = readsOf<BusinessRecord>();

const idOf = ({ _id }: Identified) => _id.toHexString();
const about = (business: Identified) => ({ businessId: idOf(business) });

/** A field that only those who work for the business and administrators may read: null for everybody else. */
function whenManaged<const Field extends keyof BusinessRecord, Value>(
  fields: readonly Field[],
  read: (business: Pick<BusinessRecord, Field | '_id'>, ctx: Context) => Value,
) {
  return reads(['_id', ...fields], (business, _args: object, ctx: Context): Value | null =>
    can(ctx.viewer, 'business.readManaged', about(business)) ? read(business, ctx) : null,
  );
}

/** A picture as the schema has it; one that cannot be shown is none. */
const shown = async (image: ShownImage | null, { loaders }: Pick<Context, 'loaders'>) =>
  image && imageOf(await loaders.fileById.load(image.fileId), image.alt);

export const Business: BusinessResolvers = {
  id: reads(['_id'], idOf),
  logo: reads(['logo'], ({ logo }, _args: object, ctx: Context) => shown(logo, ctx)),
  cover: reads(['cover'], ({ cover }, _args: object, ctx: Context) => shown(cover, ctx)),
  gallery: reads(['gallery'], async ({ gallery }, _args: object, ctx: Context) => {
    const images = await Promise.all(gallery.map((image) => shown(image, ctx)));
    return images.filter((image) => image !== null);
  }),
  dateVerified: reads(['isVerified', 'verification'], ({ isVerified, verification }) =>
    isVerified ? (verification?.date ?? null) : null,
  ),
  timeZone: reads(
    ['timeZone', 'country'],
    ({ timeZone, country }) => timeZone ?? timeZoneOfCountry(country),
  ),
  people: reads(['_id'], async (business, _args: object, { loaders }: Context) =>
    shownPeople(await loaders.membersOfBusiness.load(idOf(business))),
  ),
  viewerShownAs: whenManaged([], async (business, { loaders, viewer }) => {
    const people = await loaders.membersOfBusiness.load(idOf(business));
    const own = people.find(({ _id }) => _id.toHexString() === viewer?.userId);
    return own ? shownPersonOf(own) : null;
  }),
  vcardUrl: reads(['_id'], (business, _args: object, { config }: Context) =>
    vcardUrl(config, idOf(business)),
  ),
  needsConfirmation: whenManaged(
    ['needsConfirmation'],
    ({ needsConfirmation }) => needsConfirmation,
  ),
  verification: reads(['_id', 'verification'], (business, _args: object, { viewer }: Context) =>
    can(viewer, 'business.manage', about(business)) ? business.verification : null,
  ),
  status: whenManaged(['status'], ({ status }) => status),
  membership: whenManaged(['membership'], ({ membership }) => membership),
  members: whenManaged([], async (business, { loaders }) =>
    (await loaders.membersOfBusiness.load(idOf(business))).flatMap(memberViewOf),
  ),
  invitations: whenManaged([], (business, { loaders }) =>
    loaders.invitationsOfBusiness.load(idOf(business)),
  ),
  notes: (business, _args, { viewer }) =>
    can(viewer, 'business.note', null) ? notesOnBusiness(idOf(business)) : null,
  revision: (business, _args, { viewer }) =>
    can(viewer, 'business.edit', about(business)) ? profileRevision(business) : null,
  viewerCanEdit: reads(['_id'], (business, _args: object, { viewer }: Context) =>
    can(viewer, 'business.edit', about(business)),
  ),
  viewerCanManage: reads(['_id'], (business, _args: object, { viewer }: Context) =>
    can(viewer, 'business.manage', about(business)),
  ),
};
