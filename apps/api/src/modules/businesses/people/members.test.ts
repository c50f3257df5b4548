import { type Person, buildPerson } from '../../../testing/world.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { buildBusiness } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { denial, refusals, run, unknownId } from '../business-test-kit.ts';
import { managersOf, memberIdsOf } from './people.store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A business with an administrator and a member of each role beside. */
async function team() {
  const businessId = (await buildBusiness())._id.toHexString();
  const inBusiness = (memberType: 'business' | 'businessAdmin') =>
    buildPerson(server, { memberType, businessId });
  return {
    businessId,
    boss: await inBusiness('businessAdmin'),
    worker: await inBusiness('business'),
    stranger: await buildPerson(server),
    admin: await buildPerson(server, { memberType: 'wikiAdmin' }),
  };
}

const me = (person: Person) =>
  person.client.data<{ me: object }>('{ me { memberType businessId } }').then((data) => data.me);
const nobody = { memberType: 'user', businessId: null };

describe('changeBusinessMemberRole', () => {
  test('is for those who manage the business and administrators', async () => {
    const { businessId, boss, worker, stranger, admin } = await team();
    const other = await team();
    const input = { businessId, userId: worker.userId, role: 'businessAdmin' };
    expect(await denial(createClient(server), 'changeBusinessMemberRole', input)).toBe(
      'UNAUTHENTICATED',
    );
    for (const person of [worker, stranger, other.boss]) {
      expect(await denial(person.client, 'changeBusinessMemberRole', input)).toBe('FORBIDDEN');
    }
    expect(await refusals(boss.client, 'changeBusinessMemberRole', input)).toEqual([]);
    expect(await me(worker)).toEqual({ memberType: 'businessAdmin', businessId });
    const back = { ...input, role: 'business' };
    expect(await refusals(admin.client, 'changeBusinessMemberRole', back)).toEqual([]);
    expect(await me(worker)).toEqual({ memberType: 'business', businessId });
  });

  test('answers people of elsewhere like unknown ones and knows two roles', async () => {
    const { businessId, boss, stranger, admin } = await team();
    const other = await team();
    for (const userId of [stranger.userId, other.worker.userId, admin.userId, unknownId()]) {
      const input = { businessId, userId, role: 'business' };
      expect(await refusals(boss.client, 'changeBusinessMemberRole', input)).toEqual([
        'NOT_FOUND userId',
      ]);
    }
    for (const role of ['wikiAdmin', 'user']) {
      const input = { businessId, userId: boss.userId, role };
      expect(await refusals(boss.client, 'changeBusinessMemberRole', input)).toEqual([
        'FIELD_INVALID role',
      ]);
    }
  });

  test('keeps the last administrator, also when two step back at the same moment', async () => {
    const { businessId, boss, worker, admin } = await team();
    const stepBack = (person: Person) =>
      refusals(person.client, 'changeBusinessMemberRole', {
        businessId,
        userId: person.userId,
        role: 'business',
      });
    expect(await stepBack(boss)).toEqual(['LAST_BUSINESS_ADMIN userId']);
    await run(admin.client, 'changeBusinessMemberRole', {
      businessId,
      userId: worker.userId,
      role: 'businessAdmin',
    });
    const answers = await Promise.all([stepBack(boss), stepBack(worker)]);
    expect(answers.flat()).toHaveLength(1);
    expect(await managersOf(businessId)).toHaveLength(1);
  });

  test('to the role somebody has already changes nothing', async () => {
    const { businessId, boss, worker } = await team();
    const input = { businessId, userId: worker.userId, role: 'business' };
    expect(await refusals(boss.client, 'changeBusinessMemberRole', input)).toEqual([]);
    expect(await EventModel.countDocuments({ 'data.businessId': businessId })).toBe(0);
  });

  test('shows the caller at once what they may still do', async () => {
    const { businessId, boss, worker } = await team();
    await run(boss.client, 'changeBusinessMemberRole', {
      businessId,
      userId: worker.userId,
      role: 'businessAdmin',
    });
    const { business } = await run(boss.client, 'changeBusinessMemberRole', {
      businessId,
      userId: boss.userId,
      role: 'business',
    });
    expect(business).toMatchObject({ viewerCanEdit: true, viewerCanManage: false });
  });
});

describe('removeBusinessMember', () => {
  test('takes somebody out: a registered user again', async () => {
    const { businessId, boss, worker, stranger } = await team();
    const other = await team();
    const input = { businessId, userId: worker.userId };
    expect(await denial(createClient(server), 'removeBusinessMember', input)).toBe(
      'UNAUTHENTICATED',
    );
    for (const person of [stranger, other.boss, other.worker]) {
      expect(await denial(person.client, 'removeBusinessMember', input)).toBe('FORBIDDEN');
    }
    const { business } = await run(boss.client, 'removeBusinessMember', input);
    expect(business?.members).toEqual([expect.objectContaining({ role: 'businessAdmin' })]);
    expect(await me(worker)).toEqual(nobody);
    const event = await EventModel.findOne({
      type: 'business.memberChanged',
      'data.businessId': businessId,
    }).lean();
    expect(event).toMatchObject({ actorId: boss.userId, data: { userId: worker.userId } });
    expect((event?.data as { userIds: string[] } | undefined)?.userIds).toContain(worker.userId);
    expect(await refusals(boss.client, 'removeBusinessMember', input)).toEqual([
      'NOT_FOUND userId',
    ]);
  });

  test('lets a member leave, who then sees nothing managed any more', async () => {
    const { businessId, boss, worker } = await team();
    const { business } = await run(worker.client, 'removeBusinessMember', {
      businessId,
      userId: worker.userId,
    });
    expect(business).toMatchObject({
      id: businessId,
      members: null,
      invitations: null,
      viewerCanEdit: false,
    });
    expect(await memberIdsOf(businessId)).toEqual([boss.userId]);
    const others = { businessId, userId: boss.userId };
    expect(await denial(worker.client, 'removeBusinessMember', others)).toBe('FORBIDDEN');
  });

  test('keeps the last administrator, whoever asks', async () => {
    const { businessId, boss, admin } = await team();
    const input = { businessId, userId: boss.userId };
    expect(await refusals(boss.client, 'removeBusinessMember', input)).toEqual([
      'LAST_BUSINESS_ADMIN userId',
    ]);
    expect(await refusals(admin.client, 'removeBusinessMember', input)).toEqual([
      'LAST_BUSINESS_ADMIN userId',
    ]);
    expect(
      await refusals(admin.client, 'removeBusinessMember', { ...input, businessId: unknownId() }),
    ).toEqual(['NOT_FOUND businessId']);
  });

  test('removes once, however many ask at once', async () => {
    const { businessId, boss, worker } = await team();
    const input = { businessId, userId: worker.userId };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refusals(boss.client, 'removeBusinessMember', input)),
    );
    expect(answers.filter((codes) => codes.length === 0)).toHaveLength(1);
    expect(await EventModel.countDocuments({ 'data.businessId': businessId })).toBe(1);
  });
});

test('a member is told what somebody else made of their place, and nobody of their own act', async () => {
  const { businessId, boss, worker } = await team();
  const titles = async ({ client }: Person) => {
    const { notifications } = await client.data<{
      notifications: { edges: { node: { title: string } }[] };
    }>('{ notifications(first: 10) { edges { node { title } } } }');
    return notifications.edges
      .map(({ node }) => node.title.replace(/(manage|act for) .* (now|any more)/, '$1 it $2'))
      .filter((title) => title.includes(' it '));
  };
  const place = { businessId, userId: worker.userId };
  await run(boss.client, 'changeBusinessMemberRole', { ...place, role: 'businessAdmin' });
  await expect.poll(() => titles(worker)).toEqual(['You manage it now']);
  await run(boss.client, 'changeBusinessMemberRole', { ...place, role: 'business' });
  await expect.poll(() => titles(worker)).toHaveLength(2);
  await run(boss.client, 'removeBusinessMember', place);
  await expect
    .poll(() => titles(worker))
    .toEqual([
      'You don’t act for it any more',
      'You don’t manage it any more',
      'You manage it now',
    ]);
  // Whoever leaves knows it.
  const other = await team();
  const left = { businessId: other.businessId, userId: other.worker.userId };
  await run(other.worker.client, 'removeBusinessMember', left);
  await server.caughtUp();
  expect(await titles(other.worker)).toEqual([]);
});
