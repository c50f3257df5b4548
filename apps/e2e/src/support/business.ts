import { randomBytes } from 'node:crypto';
import type { Account, Api, Payload } from './api.ts';
import { demo } from './demo.ts';

/** A business of its own for a journey, with the person who manages it. */
export interface OwnBusiness {
  businessId: string;
  name: string;
  manager: Account;
}

const refusals = ({ userErrors }: Payload): void => {
  if (userErrors.length > 0) throw new Error(`Refused: ${JSON.stringify(userErrors)}`);
};

/** Creates a business in Colombia and somebody who manages it, as an administrator would. */
export async function createBusiness(api: Api): Promise<OwnBusiness> {
  const name = `Taller ${randomBytes(4).toString('hex')}`;
  const admin = await api.signIn(demo.admin, demo.password);
  const { createBusiness: created } = await api.run<{
    createBusiness: Payload & { business: { id: string } };
  }>(
    `mutation ($input: CreateBusinessInput!) {
      createBusiness(input: $input) { business { id } userErrors { code field } }
    }`,
    {
      input: {
        name,
        description: { es: 'Un taller que hace muebles de roble.' },
        city: 'Pasto',
        region: 'Nariño',
        country: 'CO',
      },
    },
    admin.token,
  );
  refusals(created);
  const businessId = created.business.id;
  const manager = await api.signUp({ firstName: 'Rosa', lastName: 'Villota Erazo' });
  const { inviteBusinessMember: invited } = await api.run<{ inviteBusinessMember: Payload }>(
    `mutation ($input: InviteBusinessMemberInput!) {
      inviteBusinessMember(input: $input) { userErrors { code field } }
    }`,
    {
      input: {
        businessId,
        firstName: 'Rosa',
        lastName: 'Villota Erazo',
        email: manager.email,
        role: 'businessAdmin',
      },
    },
    admin.token,
  );
  refusals(invited);
  const link = new URL(await api.linkMailed(manager.email, '/business-invitation'), api.url);
  const { acceptBusinessInvitation: accepted } = await api.run<{
    acceptBusinessInvitation: Payload;
  }>(
    `mutation ($input: BusinessInvitationInput!) {
      acceptBusinessInvitation(input: $input) { userErrors { code field } }
    }`,
    {
      input: {
        invitationId: link.searchParams.get('invitation'),
        token: link.searchParams.get('token'),
      },
    },
    manager.token,
  );
  refusals(accepted);
  return { businessId, name, manager };
}

/** A business of the demonstration that may publish, with its owner. */
export async function demoBusiness(api: Api, key: string): Promise<OwnBusiness> {
  const manager = await api.signIn(`${key}@example.com`, demo.password);
  const { myBusiness } = await api.run<{ myBusiness: { id: string; name: string } }>(
    '{ myBusiness { id name } }',
    {},
    manager.token,
  );
  return { businessId: myBusiness.id, name: myBusiness.name, manager };
}

/** The id of the business that the directory shows first. */
export async function firstBusiness(api: Api): Promise<string> {
  const { found } = await api.run<{ found: { edges: { node: { id: string } }[] } }>(
    '{ found: businesses(first: 1) { edges { node { id } } } }',
  );
  return found.edges[0]?.node.id ?? '';
}
