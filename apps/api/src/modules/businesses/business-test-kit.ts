import { Types } from 'mongoose';
import { createClient, type TestClient } from '../../testing/client.ts';
import { buildUser } from '../../testing/factories.ts';
import type { TestServer } from '../../testing/server.ts';
import { type SignedInUser, signInAs } from '../../testing/world.ts';
import type { NewUser } from '../users/index.ts';

/** What a mutation of these tests answers, as far as they read it. */
export interface Payload {
  business?: Record<string, unknown> | null;
  invitation?: Record<string, unknown> | null;
  user?: Record<string, unknown> | null;
  userErrors: { code: string; field: string | null }[];
}

/** Everything a manager reads of a business. */
export const managedFields =
  'status membership { plan status periodEnd } members { user { id email } role } invitations { id email name role }';

const business = `business { id name isVerified viewerCanEdit viewerCanManage ${managedFields} }`;
const invitation = 'invitation { id email name role dateSent expiresAt business { id } }';
const errors = 'userErrors { code field }';

const operation = (name: string, input: string, answer: string) =>
  `mutation ($input: ${input}!) { payload: ${name}(input: $input) { ${answer} ${errors} } }`;

/** The mutations of businesses. */
export const mutations = {
  updateBusiness: operation(
    'updateBusiness',
    'UpdateBusinessInput',
    `business { id name description { en es } services city region country address contactEmail contactPhone
      links { website instagram whatsapp linkedin facebook } lineOfBusiness size }`,
  ),
  createBusiness: operation(
    'createBusiness',
    'CreateBusinessInput',
    `business { id name description { en es } isVerified status membership { plan } members { role } }`,
  ),
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

/** Runs a mutation that must not be denied and gives its payload. */
export async function run(
  client: TestClient,
  name: MutationName,
  input: Record<string, unknown>,
): Promise<Payload> {
  return (await client.data<{ payload: Payload }>(mutations[name], { input })).payload;
}

/** The codes a mutation is refused with, each with its field; none when it succeeds. */
export async function refusals(
  client: TestClient,
  name: MutationName,
  input: Record<string, unknown>,
): Promise<string[]> {
  const { userErrors } = await run(client, name, input);
  return userErrors.map(({ code, field }) => (field ? `${code} ${field}` : code));
}

/** The code a mutation is denied with. */
export async function denial(
  client: TestClient,
  name: MutationName,
  input: Record<string, unknown>,
): Promise<unknown> {
  const { errors: denied } = await client.request(mutations[name], { input });
  return denied?.[0]?.extensions?.code;
}

/** A client that carries a session. */
export const clientOf = (
  server: TestServer,
  { accessToken }: Pick<SignedInUser, 'accessToken'>,
): TestClient => Object.assign(createClient(server), { accessToken });

/** Somebody signed in, with their client. */
export interface Person extends SignedInUser {
  client: TestClient;
}

/** Builds an account with a client of its own. */
export async function buildPerson(
  server: TestServer,
  user: Partial<NewUser> = {},
): Promise<Person> {
  const signedIn = await signInAs(server.config, await buildUser(user));
  return { ...signedIn, client: clientOf(server, signedIn) };
}

/** An id that nothing has. */
export const unknownId = (): string => new Types.ObjectId().toHexString();
