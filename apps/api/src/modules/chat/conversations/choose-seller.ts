import { usersOfBusinesses } from '../../users/index.ts';

/**
 * Who speaks for a business with a customer: the person asked for while they work there, else one of
 * its administrators, else anybody there; never the customer. Null when nobody is left. Joins the
 * caller's transaction.
 */
export async function chooseSeller(
  businessId: string,
  { preferredId, customerId }: { preferredId: string | null; customerId: string },
): Promise<string | null> {
  const people = (await usersOfBusinesses([businessId]))
    .map(({ _id, memberType }) => ({ id: _id.toHexString(), memberType }))
    .filter(({ id }) => id !== customerId);
  const chosen =
    people.find(({ id }) => id === preferredId) ??
    people.find(({ memberType }) => memberType === 'businessAdmin') ??
    people[0];
  return chosen?.id ?? null;
}
