import { usersOfBusinesses } from '../users/index.ts';
import { BusinessModel, type BusinessRecord } from './business.model.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';

/** The ids of everybody who works for a business. Joins the caller's transaction. */
export async function memberIdsOf(businessId: string): Promise<string[]> {
  const members = await usersOfBusinesses([businessId]);
  return members.map(({ _id }) => _id.toHexString());
}

/** The ids of those who manage a business: its business administrators. */
export async function managersOf(businessId: string): Promise<string[]> {
  const members = await usersOfBusinesses([businessId]);
  return members
    .filter(({ memberType }) => memberType === 'businessAdmin')
    .map(({ _id }) => _id.toHexString());
}

/**
 * Announces a change of a business's people to the transactions beside this one: of two at once the
 * second sees what the first did, so that together they cannot remove the last administrator.
 * Null for an unknown business. Call it first.
 */
export async function holdPeople(businessId: string): Promise<BusinessRecord | null> {
  const _id = parseObjectId(businessId);
  return (
    _id &&
    BusinessModel.findOneAndUpdate(
      { _id },
      { $inc: { peopleVersion: 1 } },
      { returnDocument: 'after' },
    ).lean()
  );
}
