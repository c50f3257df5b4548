import type { MemberType } from '@wiki/domain';
import type { Config } from '../config.ts';
import { openSession, type OpenedSession } from '../modules/accounts/index.ts';
import {
  type BusinessRecord,
  type BusinessStatus,
  setBusinessStatus,
} from '../modules/businesses/index.ts';
import type { NewUser, UserRecord } from '../modules/users/index.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { clientOf, type TestClient } from './client.ts';
import { buildBusiness, buildUser } from './factories.ts';

/** A user with a session that was inserted: the access token holds for ten minutes. */
export interface SignedInUser extends OpenedSession {
  user: UserRecord;
  /** The user's id as the API gives it. */
  userId: string;
}

/** Signs a user in on one more device, as a server with this configuration would. */
export async function signInAs(config: Config, user: UserRecord): Promise<SignedInUser> {
  const userId = user._id.toHexString();
  return { user, userId, ...(await openSession(config, userId)) };
}

/** Builds an account and signs it in. */
export async function buildSignedInUser(
  config: Config,
  user: Partial<NewUser> = {},
): Promise<SignedInUser> {
  return signInAs(config, await buildUser(user));
}

/** Somebody signed in, with their client. */
export interface Person extends SignedInUser {
  client: TestClient;
}

/** Signs a user in on one more device, with a client of its own. */
export async function personOf(
  server: { url: string; config: Config },
  user: UserRecord,
): Promise<Person> {
  const signedIn = await signInAs(server.config, user);
  return { ...signedIn, client: clientOf(server, signedIn) };
}

/** Builds an account with a client that is signed in. */
export async function buildPerson(
  server: { url: string; config: Config },
  user: Partial<NewUser> = {},
): Promise<Person> {
  return personOf(server, await buildUser(user));
}

/** One signed-in user of each role; the two business roles belong to one business. */
export type World = Record<MemberType, SignedInUser> & { ownBusiness: BusinessRecord };

/** Builds a world in which every role can be tried. */
export async function buildWorld(config: Config): Promise<World> {
  const ownBusiness = await buildBusiness();
  const businessId = ownBusiness._id.toHexString();
  return {
    ownBusiness,
    user: await buildSignedInUser(config),
    business: await buildSignedInUser(config, { memberType: 'business', businessId }),
    businessAdmin: await buildSignedInUser(config, { memberType: 'businessAdmin', businessId }),
    wikiAdmin: await buildSignedInUser(config, { memberType: 'wikiAdmin' }),
  };
}

/** Changes the status of a business; its listings follow. */
export async function changeBusinessStatus(
  business: Pick<BusinessRecord, '_id'>,
  status: BusinessStatus,
): Promise<void> {
  await inTransaction(() => setBusinessStatus(business._id.toHexString(), status));
}
