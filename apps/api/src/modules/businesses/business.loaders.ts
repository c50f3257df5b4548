import DataLoader from 'dataloader';
import { documentsOf } from '../../platform/database/documents.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { type UserRecord, usersOfBusinesses } from '../users/index.ts';
import { BusinessModel, type BusinessRecord } from './business.model.ts';
import type { InvitationRecord } from './invitation.model.ts';
import { openInvitationsOf } from './invitation.store.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** A business by its id, whatever its status: who asks has decided that it may be seen. */
    businessById: DataLoader<string, BusinessRecord | null>;
    /** The people who work for a business, by name. */
    membersOfBusiness: DataLoader<string, UserRecord[]>;
    /** The open invitations of a business, the latest first. */
    invitationsOfBusiness: DataLoader<string, InvitationRecord[]>;
  }
}

/** The loaders of businesses for one request: each business once, and many in one command. */
export function createBusinessLoaders() {
  return {
    businessById: new DataLoader(readBusinesses),
    membersOfBusiness: new DataLoader(readMembers),
    invitationsOfBusiness: new DataLoader(readInvitations),
  };
}

async function readBusinesses(ids: readonly string[]): Promise<(BusinessRecord | null)[]> {
  const known = ids.map(parseObjectId).filter((id) => id !== null);
  const found = await documentsOf<BusinessRecord>(BusinessModel).find({ _id: { $in: known } });
  const byId = new Map(found.map((business) => [business._id.toHexString(), business]));
  return ids.map((id) => byId.get(id) ?? null);
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
