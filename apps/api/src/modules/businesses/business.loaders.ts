import DataLoader from 'dataloader';
import { PartLoader } from '../../kits/resource/index.ts';
import { type UserRecord, usersOfBusinesses } from '../users/index.ts';
import { BusinessModel, type BusinessRecord } from './business.model.ts';
import type { InvitationRecord } from './people/invitation.model.ts';
import { openInvitationsOf } from './people/invitation.store.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** A business by its id, whatever its status: who asks has decided that it may be seen. */
    businessById: PartLoader<BusinessRecord>;
    /** The people who work for a business, by name. */
    membersOfBusiness: DataLoader<string, UserRecord[]>;
    /** The open invitations of a business, the latest first. */
    invitationsOfBusiness: DataLoader<string, InvitationRecord[]>;
  }
}

/** The loaders of businesses for one request: each business once, and many in one command. */
export function createBusinessLoaders() {
  return {
    businessById: new PartLoader(BusinessModel),
    membersOfBusiness: new DataLoader(readMembers),
    invitationsOfBusiness: new DataLoader(readInvitations),
  };
}

async function readMembers(businessIds: readonly string[]): Promise<UserRecord[][]> {
  const byBusiness = Map.groupBy(
    await usersOfBusinesses(businessIds),
    ({ businessId }) => businessId,
  );
  return businessIds.map((id) => byBusiness.get(id) ?? []);
}

async function readInvitations(businessIds: readonly string[]): Promise<InvitationRecord[][]> {
  const byBusiness = Map.groupBy(
    await openInvitationsOf(businessIds),
    ({ businessId }) => businessId,
  );
  return businessIds.map((id) => byBusiness.get(id) ?? []);
}
