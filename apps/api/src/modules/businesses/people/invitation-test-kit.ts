import { type Person, buildPerson } from '../../../testing/world.ts';
import { buildBusiness } from '../../../testing/factories.ts';
import type { TestServer } from '../../../testing/server.ts';
import { run } from '../business-test-kit.ts';

/** A business with its administrator, who writes in Spanish. */
export interface Founded {
  businessId: string;
  boss: Person;
}

/** Founds a business. */
export async function found(server: TestServer, name = 'Tejidos Sur'): Promise<Founded> {
  const businessId = (await buildBusiness({ name }))._id.toHexString();
  const boss = await buildPerson(server, {
    memberType: 'businessAdmin',
    businessId,
    language: 'es',
  });
  return { businessId, boss };
}

/** The input that invites an address. */
export const invited = (businessId: string, email: string, role = 'business') => ({
  businessId,
  firstName: 'Inés',
  lastName: 'Mora',
  email,
  role,
});

/** Invites and gives the invitation's id. */
export async function invite(
  { businessId, boss }: Founded,
  email: string,
  role?: string,
): Promise<string> {
  const input = invited(businessId, email, role);
  const { invitation } = await run(boss.client, 'inviteBusinessMember', input);
  if (!invitation) throw new Error('Not invited.');
  return String(invitation.id);
}

/** The address of somebody's account. */
export const emailOf = ({ user }: Person): string => String(user.email);

/** The invitations that wait for somebody's answer, as they read them. */
export async function waitingFor({ client }: Pick<Person, 'client'>): Promise<object[]> {
  const { myBusinessInvitations } = await client.data<{ myBusinessInvitations: object[] }>(
    '{ myBusinessInvitations { id email role business { name members { role } } } }',
  );
  return myBusinessInvitations;
}

/** The token in the link of an invitation's mail, also behind registering. */
export function invitationToken({ text }: { text: string }): string {
  const token = /[?&]token=([\w-]+)/.exec(decodeURIComponent(text))?.[1];
  if (!token) throw new Error('The mail has no link with a token.');
  return token;
}
