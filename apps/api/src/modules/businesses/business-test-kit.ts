import { Types } from 'mongoose';
import { findBusiness } from './business.store.ts';
import { callsOf, operation, type ToldError } from '../../testing/mutations.ts';

/** What a mutation of these tests answers, as far as they read it. */
export interface Payload {
  business?: Record<string, unknown> | null;
  invitation?: Record<string, unknown> | null;
  user?: Record<string, unknown> | null;
  userErrors: ToldError[];
}

/** Everything a manager reads of a business. */
export const managedFields =
  'status membership { plan status datePeriodEnd } members { user { id email } role } invitations { id email name role }';

const business = `business { id name isVerified dateVerified viewerCanEdit viewerCanManage ${managedFields} }`;
const invitation = 'invitation { id email name role dateSent dateExpires business { id } }';
/** The mutations of businesses. */
export const mutations = {
  updateBusiness: operation(
    'updateBusiness',
    'UpdateBusinessInput',
    `business { id name description { en es } services { en es } city region country address contactEmail contactPhone
      links { website instagram whatsapp linkedin facebook } lineOfBusiness size }`,
  ),
  createBusiness: operation(
    'createBusiness',
    'CreateBusinessInput',
    `business { id name description { en es } isVerified status membership { plan } members { role } }`,
  ),
  setShownOnBusiness: operation('setShownOnBusiness', 'SetShownOnBusinessInput', business),
  setBusinessVerified: operation('setBusinessVerified', 'SetBusinessVerifiedInput', business),
  setBusinessStatus: operation('setBusinessStatus', 'SetBusinessStatusInput', business),
  inviteBusinessMember: operation(
    'inviteBusinessMember',
    'InviteBusinessMemberInput',
    `${invitation} ${business}`,
  ),
  cancelBusinessInvitation: operation(
    'cancelBusinessInvitation',
    'BusinessInvitationInput',
    `${invitation} ${business}`,
  ),
  acceptBusinessInvitation: operation(
    'acceptBusinessInvitation',
    'BusinessInvitationInput',
    `${invitation} ${business}`,
  ),
  declineBusinessInvitation: operation(
    'declineBusinessInvitation',
    'BusinessInvitationInput',
    `${invitation} ${business}`,
  ),
  changeBusinessMemberRole: operation(
    'changeBusinessMemberRole',
    'ChangeBusinessMemberRoleInput',
    business,
  ),
  removeBusinessMember: operation('removeBusinessMember', 'BusinessMemberInput', business),
  createBusinessUser: operation(
    'createBusinessUser',
    'CreateBusinessUserInput',
    `user { id email memberType businessId isAuthorized } ${business}`,
  ),
} as const;

export type MutationName = keyof typeof mutations;

export const { run, refusals, denial } = callsOf<Payload, MutationName>(mutations);

/** An id that nothing has. */
export const unknownId = (): string => new Types.ObjectId().toHexString();

/** The input that verifies a business as it is now. */
export async function asChecked(businessId: string): Promise<Record<string, unknown>> {
  const found = await findBusiness(businessId);
  if (!found) throw new Error('There is no such business.');
  const { name, city, region, country } = found;
  return { businessId, isVerified: true, checked: { name, city, region, country } };
}
