import { type Person, buildPerson } from '../../../testing/world.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { buildBusiness, buildProduct } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { JobModel } from '../../../platform/jobs/job.model.ts';
import { findFile, insertFile } from '../../files/index.ts';
import { type Activation, activateBusiness } from './activate-business.ts';
import type { BusinessProfile, MembershipRecord } from '../business.model.ts';
import { findBusiness, setBusinessStatus } from '../business.store.ts';
import { refusals, unknownId } from '../business-test-kit.ts';
import { InvitationModel } from '../people/invitation.model.ts';
import { changeMembership, membershipsEndingBefore } from '../people/membership.store.ts';
import { managersOf } from '../people/people.store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const day = 24 * 3_600_000;
const profile: BusinessProfile = {
  name: 'Finca El Ñame',
  description: { es: 'Cacao fino.' },
  services: { en: [], es: ['cacao'] },
  city: 'Tumaco',
  region: 'Nariño',
  country: 'CO',
  address: null,
  contactEmail: null,
  contactPhone: null,
  links: { website: null, instagram: null, whatsapp: null, linkedin: null, facebook: null },
  lineOfBusiness: null,
  size: null,
  logo: null,
  cover: null,
  gallery: [],
};

const activation = ({ userId }: Person, changes: Partial<Activation> = {}): Activation => ({
  applicationId: unknownId(),
  ownerId: userId,
  profile,
  taxId: '9003739134',
  verifiedBy: unknownId(),
  authorizedUsers: [],
  periodStart: new Date(),
  periodEnd: new Date(Date.now() + 30 * day),
  ...changes,
});
const activate = (given: Activation) => inTransaction(() => activateBusiness(given));

describe('activateBusiness', () => {
  test('makes a verified business of an application, with its administrator and invitations', async () => {
    const owner = await buildPerson(server);
    const logo = await insertFile(server.config, {
      ownerId: owner.userId,
      purpose: 'LOGO',
      name: 'logo.png',
      svg: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    });
    const fileId = logo._id.toHexString();
    const person = { firstName: 'Luz', lastName: 'Paz', email: ' Luz@Example.com ' };
    const given = activation(owner, {
      profile: { ...profile, logo: { fileId, alt: null } },
      authorizedUsers: [
        person,
        { ...person, email: 'luz@example.com' },
        { ...person, email: String(owner.user.email) },
      ],
    });
    const { businessId } = await activate(given);
    expect(await findBusiness(businessId)).toMatchObject({
      name: 'Finca El Ñame',
      nameKey: 'finca el ñame',
      status: 'active',
      isVerified: true,
      applicationId: given.applicationId,
      membership: { plan: 'business', status: 'active', periodEnd: given.periodEnd },
    });
    expect(await managersOf(businessId)).toEqual([owner.userId]);
    expect(await InvitationModel.find({ businessId }).lean()).toMatchObject([
      { email: 'luz@example.com', role: 'business', status: 'open' },
    ]);
    expect(await JobModel.countDocuments({ type: 'send-business-invitation' })).toBe(1);
    expect((await findFile(fileId))?.isPublic).toBe(true);
    expect(await owner.client.data('{ myBusiness { viewerCanManage logo { fileId } } }')).toEqual({
      myBusiness: { viewerCanManage: true, logo: { fileId } },
    });
  });

  test('invites somebody who works elsewhere, who cannot accept', async () => {
    const elsewhere = await buildPerson(server, {
      memberType: 'business',
      businessId: (await buildBusiness())._id.toHexString(),
    });
    const email = String(elsewhere.user.email);
    const authorizedUsers = [{ firstName: 'Luz', lastName: 'Paz', email }];
    await activate(activation(await buildPerson(server), { authorizedUsers }));
    const invitation = await InvitationModel.findOne({ email }).lean();
    const input = { invitationId: invitation?._id.toHexString() };
    expect(await refusals(elsewhere.client, 'acceptBusinessInvitation', input)).toEqual([
      'ALREADY_IN_BUSINESS',
    ]);
  });

  test('is refused for those who belong to a business or administer, and twice for an application', async () => {
    const businessId = (await buildBusiness())._id.toHexString();
    for (const person of [
      await buildPerson(server, { memberType: 'business', businessId }),
      await buildPerson(server, { memberType: 'wikiAdmin' }),
    ]) {
      await expect(activate(activation(person))).rejects.toThrow('ALREADY_MEMBER');
    }
    const given = activation(await buildPerson(server));
    await activate(given);
    const other = await buildPerson(server);
    await expect(activate({ ...given, ownerId: other.userId })).rejects.toMatchObject({
      code: 11000,
    });
    expect(await other.client.data('{ me { memberType } }')).toEqual({
      me: { memberType: 'user' },
    });
  });
});

describe('a membership', () => {
  test('shows and hides the listings with its state and that of the business', async () => {
    const business = await buildBusiness();
    const id = business._id.toHexString();
    const productId = (await buildProduct({ business }))._id.toHexString();
    const isSeen = async () => {
      const { product } = await createClient(server).data<{ product: object | null }>(
        `{ product(id: "${productId}") { id } }`,
      );
      return product !== null;
    };
    const become = (patch: Partial<MembershipRecord>) =>
      inTransaction(() => changeMembership(id, patch));
    await become({ status: 'grace' });
    expect(await isSeen()).toBe(true);
    await become({ status: 'lapsed', plan: 'free' });
    expect(await isSeen()).toBe(false);
    await become({ status: 'active', plan: 'business' });
    expect(await isSeen()).toBe(true);
    await become({ status: 'suspended' });
    expect(await isSeen()).toBe(false);
    await inTransaction(() => setBusinessStatus(id, 'inactive'));
    await become({ status: 'active' });
    expect(await isSeen()).toBe(false);
    await inTransaction(() => setBusinessStatus(id, 'active'));
    expect(await isSeen()).toBe(true);
  });

  test('is undone with its listings when the transaction fails', async () => {
    const business = await buildBusiness();
    const id = business._id.toHexString();
    const productId = (await buildProduct({ business }))._id.toHexString();
    const failing = inTransaction(async () => {
      await changeMembership(id, { status: 'suspended' });
      throw new Error('On purpose');
    });
    await expect(failing).rejects.toThrow('On purpose');
    expect((await findBusiness(id))?.membership?.status).toBe('active');
    expect(await createClient(server).data(`{ product(id: "${productId}") { id } }`)).toEqual({
      product: { id: productId },
    });
  });

  test('begins on the free plan when there was none', async () => {
    const id = (await buildBusiness({ membership: null }))._id.toHexString();
    const business = await inTransaction(() => changeMembership(id, { endsAtPeriodEnd: true }));
    expect(business?.membership).toMatchObject({
      plan: 'free',
      status: 'active',
      endsAtPeriodEnd: true,
    });
    expect(await inTransaction(() => changeMembership(unknownId(), {}))).toBeNull();
  });

  test('is found by the end of its month and its state', async () => {
    const ending = async (status: MembershipRecord['status'], days: number) => {
      const { _id, membership } = await buildBusiness();
      const periodEnd = new Date(Date.UTC(2020, 0, days));
      await inTransaction(() =>
        changeMembership(_id.toHexString(), { ...membership, status, periodEnd }),
      );
      return _id.toHexString();
    };
    const [third, first] = [await ending('active', 3), await ending('active', 1)];
    const [grace] = [await ending('grace', 2), await ending('lapsed', 1)];
    const found = async (days: number, status: MembershipRecord['status']) =>
      (await membershipsEndingBefore(new Date(Date.UTC(2020, 0, days)), status)).map(({ _id }) =>
        _id.toHexString(),
      );
    expect(await found(4, 'active')).toEqual([first, third]);
    expect(await found(2, 'active')).toEqual([first]);
    expect(await found(4, 'grace')).toEqual([grace]);
  });
});
