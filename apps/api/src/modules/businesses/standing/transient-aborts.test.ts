import { type Person, buildPerson } from '../../../testing/world.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { abortOnce } from '../../../testing/faults/abort-once.ts';
import { buildBusiness, buildUser } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { newEmail } from '../../accounts/account-test-kit.ts';
import { type MutationName, refusals } from '../business-test-kit.ts';
import { InvitationModel } from '../people/invitation.model.ts';
import { createInvitation } from '../people/invitation.store.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

const invitation = (businessId: string, email: string) => ({
  businessId,
  firstName: 'A',
  lastName: 'B',
  email,
});

/** What each mutation does, of a fresh business and a member of it. */
const acts: Record<string, (given: { businessId: string; userId: string }) => object> = {
  updateBusiness: ({ businessId }) => ({ businessId, city: 'Cali' }),
  setBusinessVerified: ({ businessId }) => ({ businessId, isVerified: false }),
  setBusinessStatus: ({ businessId }) => ({ businessId, status: 'inactive' }),
  inviteBusinessMember: ({ businessId }) => invitation(businessId, newEmail()),
  changeBusinessMemberRole: (given) => ({ ...given, role: 'businessAdmin' }),
  removeBusinessMember: (given) => given,
};

/** Those that the member hears of. */
const toldActs = new Set(['changeBusinessMemberRole', 'removeBusinessMember']);

describe('a transaction that aborts for a passing reason', () => {
  test.each(Object.keys(acts) as MutationName[])('does %s once', async (name) => {
    const businessId = (await buildBusiness())._id.toHexString();
    const user = await buildUser({ memberType: 'business', businessId });
    const input = acts[name]?.({ businessId, userId: user._id.toHexString() });
    const aborted = abortOnce();
    expect(await refusals(admin.client, name, { ...input })).toEqual([]);
    expect(aborted).toHaveBeenCalledTimes(2);
    expect(await EventModel.countDocuments({ 'data.businessId': businessId })).toBe(1);
    // What follows belongs to this act: the next one is to be the only one that records something.
    const told = { type: 'notification.changed' as const, 'data.userId': user._id.toHexString() };
    await expect.poll(() => EventModel.countDocuments(told)).toBe(toldActs.has(name) ? 1 : 0);
  });

  test.each(['acceptBusinessInvitation', 'declineBusinessInvitation'] as const)(
    'does %s once',
    async (name) => {
      const businessId = (await buildBusiness())._id.toHexString();
      const person = await buildPerson(server);
      const email = String(person.user.email);
      const { _id } = await createInvitation({
        ...invitation(businessId, email),
        role: 'business',
        language: 'en',
      });
      abortOnce();
      const input = { invitationId: _id.toHexString() };
      expect(await refusals(person.client, name, input)).toEqual([]);
      expect((await InvitationModel.findById(_id).lean())?.status).not.toBe('open');
      expect(await EventModel.countDocuments({ 'data.businessId': businessId })).toBe(1);
    },
  );

  test('creates one business and one account', async () => {
    abortOnce();
    const business = {
      name: 'Una sola vez',
      description: { en: 'x' },
      city: 'Cali',
      region: 'Valle',
      country: 'CO',
    };
    expect(await refusals(admin.client, 'createBusiness', business)).toEqual([]);
    const { businesses } = await admin.client.data<{
      businesses: { edges: { node: { id: string } }[] };
    }>('{ businesses(filter: { search: "una sola vez" }) { edges { node { id } } } }');
    expect(businesses.edges).toHaveLength(1);
    abortOnce();
    const account = {
      ...invitation(String(businesses.edges[0]?.node.id), newEmail()),
      password: 'telar-42-azul',
      language: 'es',
    };
    expect(await refusals(admin.client, 'createBusinessUser', account)).toEqual([]);
  });
});
