import {
  buildBusiness,
  buildProduct,
  buildSignedInUser,
  inTransaction,
  loadConfig,
  type SignedInUser,
  withDatabase,
} from '@wiki/api/testing';

/** What the scenarios ask for. */
export interface Dataset {
  listingIds: string[];
  /** A member whose requests are authorized. */
  member: SignedInUser;
}

const businesses = 200;
const productsEach = 10;

/**
 * Fills a migrated database, to which this process is connected, with businesses and their
 * products, and signs a member in at a server with this environment.
 */
export async function fillDatabase(environment: Record<string, string>): Promise<Dataset> {
  const listingIds: string[] = [];
  for (let index = 0; index < businesses; index += 1) {
    await inTransaction(async () => {
      const business = await buildBusiness();
      for (let number = 0; number < productsEach; number += 1) {
        // Neighbors in the list are of different businesses.
        const age = (number * businesses + index) * 60_000;
        const date = new Date(Date.now() - age);
        const dates = { dateCreated: date, dateChanged: date, datePublished: date };
        // Who read another listing's counts would answer differently.
        const engagement = { views: age / 60_000, contacts: number, saves: index, comments: 1 };
        const { _id } = await buildProduct({ business, ...dates, engagement });
        listingIds.push(_id.toHexString());
      }
    });
  }
  return { listingIds, member: await buildSignedInUser(loadConfig(environment)) };
}

/** Signs a new member in at a server with this environment, on the database there. */
export const signInAnew = (
  uri: string,
  environment: Record<string, string>,
): Promise<SignedInUser> => withDatabase(uri, () => buildSignedInUser(loadConfig(environment)));
