import { parseObjectId } from '../../../platform/database/object-id.ts';
import { type UserRecord, usersOfBusinesses } from '../../users/index.ts';
import { BusinessModel, type BusinessRecord } from '../business.model.ts';

/** The id of a person as events and the API have it. */
export const idOf = ({ _id }: Pick<UserRecord, '_id'>): string => _id.toHexString();

const isManager = ({ memberType }: UserRecord) => memberType === 'businessAdmin';

/** The ids of everybody who works for a business. Joins the caller's transaction. */
export async function memberIdsOf(businessId: string): Promise<string[]> {
  return (await usersOfBusinesses([businessId])).map(idOf);
}

/** The ids of those who manage a business: its business administrators. */
export async function managersOf(businessId: string): Promise<string[]> {
  return (await usersOfBusinesses([businessId])).filter(isManager).map(idOf);
}

/** Whether somebody is the one business administrator among these people. */
export function isOnlyManager(people: readonly UserRecord[], person: UserRecord): boolean {
  return isManager(person) && people.filter(isManager).length === 1;
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
