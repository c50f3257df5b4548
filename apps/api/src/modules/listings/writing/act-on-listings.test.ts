import {
  canAct,
  type ListingAction,
  listingActions,
  type ListingStatus,
  listingStatuses,
  listingTransitions,
} from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { createClient, type TestClient, clientOf } from '../../../testing/client.ts';
import { buildBusiness, buildProduct, buildProperty } from '../../../testing/factories.ts';
import { told } from '../../../testing/mutations.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import {
  buildWorld,
  changeBusinessStatus,
  type World,
  buildPerson,
} from '../../../testing/world.ts';
import { unknownId } from '../../businesses/business-test-kit.ts';
import { changeMembership } from '../../businesses/index.ts';
import { ListingModel } from '../listing.model.ts';
import {
  ban,
  buildSeller,
  denial,
  mutations,
  type Payload,
  insertImages,
  refusals,
  run,
} from '../listing-test-kit.ts';

let server: TestServer;
let world: World;
let clients: Record<string, TestClient>;
beforeAll(async () => {
  server = await startTestServer();
  world = await buildWorld(server.config);
  const other = await buildSeller(server, await buildBusiness());
  clients = {
    visitor: createClient(server),
    user: clientOf(server, world.user),
    colleague: clientOf(server, world.business),
    owner: clientOf(server, world.businessAdmin),
    'another seller': other.client,
    administrator: clientOf(server, world.wikiAdmin),
  };
});
afterAll(() => server.stop());

const reason = { key: 'misleading', text: 'The picture is of another bag.' };
const stored = (id: string) => ListingModel.findById(id).lean();
const eventsOf = (listingId: string) =>
  EventModel.find({ type: 'listing.changed', 'data.listingId': listingId }).sort({ _id: 1 }).lean();
const own = async (status: ListingStatus = 'published') =>
  (await buildProduct({ business: world.ownBusiness, status }))._id.toHexString();
const act = (role: string, action: ListingAction, ...listingIds: string[]) => {
  const input = { listingIds, action, ...(action === 'remove' ? { reason } : {}) };
  return { client: clients[role] as TestClient, input };
};
const tryAct = (role: string, action: ListingAction, id: string) => {
  const { client, input } = act(role, action, id);
  return refusals(client, 'actOnListings', input);
};

/** What came of an act: who was denied, what was refused, where the listing stands, what was recorded. */
async function outcomeOf(role: string, status: ListingStatus, action: ListingAction) {
  const id = await own(status);
  const { client, input } = act(role, action, id);
  const { data, errors } = await client.request<{ payload: Payload }>(mutations.actOnListings, {
    input,
  });
  const [outcome] = data?.payload.outcomes ?? [];
  return {
    denied: errors?.[0]?.extensions?.code ?? null,
    refused: told(outcome?.userErrors ?? []),
    answered: outcome?.listing?.status ?? null,
    status: (await stored(id))?.status ?? null,
    changes: (await eventsOf(id)).map(({ data: change }) => {
      const { wasPublic, isPublic } = change as { wasPublic: boolean; isPublic: boolean };
      return [wasPublic, isPublic];
    }),
  };
}

/** What is to come of it, by the table and by who it is. */
function expectedOutcome(role: string, status: ListingStatus, action: ListingAction) {
  const { by, to } = listingTransitions[action];
  const nothing = { denied: null, refused: [], answered: null, status, changes: [] };
  if (role === 'visitor') return { ...nothing, denied: 'UNAUTHENTICATED' };
  if (by === 'wikiAdmin' && role !== 'administrator') return { ...nothing, denied: 'FORBIDDEN' };
  if (role === 'user' || role === 'another seller') {
    return { ...nothing, refused: ['NOT_FOUND listingId'] };
  }
  if (!canAct(status, action)) return { ...nothing, refused: ['ILLEGAL_TRANSITION'] };
  const changes = [[status === 'published', to === 'published']];
  return { ...nothing, answered: to, status: to, changes };
}

describe.each(listingStatuses)('a listing that is %s', (status) => {
  test.each(listingActions)('takes %s as the table says, of whom it says', async (action) => {
    for (const role of Object.keys(clients)) {
      expect({ role, ...(await outcomeOf(role, status, action)) }).toEqual({
        role,
        ...expectedOutcome(role, status, action),
      });
    }
  });
});

describe('several at once', () => {
  test('are each done or refused by itself, in order', async () => {
    const [first, sold, last] = [await own(), await own('sold'), await own()];
    const foreign = (await buildProduct())._id.toHexString();
    const unknown = unknownId();
    const ids = [first, foreign, sold, unknown, 'x', last, first];
    const { client, input } = act('owner', 'pause', ...ids);
    const { outcomes = [], userErrors } = await run(client, 'actOnListings', input);
    expect(userErrors).toEqual([]);
    expect(outcomes.map(({ listingId }) => listingId)).toEqual(ids);
    expect(outcomes.map((outcome) => told(outcome.userErrors))).toEqual([
      [],
      ['NOT_FOUND listingId'],
      ['ILLEGAL_TRANSITION'],
      ['NOT_FOUND listingId'],
      ['NOT_FOUND listingId'],
      [],
      ['ILLEGAL_TRANSITION'],
    ]);
    expect(outcomes.map(({ listing }) => listing?.status)).toEqual([
      'paused',
      undefined,
      undefined,
      undefined,
      undefined,
      'paused',
      undefined,
    ]);
  });

  test.each([
    [{ listingIds: [] }, ['FIELD_REQUIRED listingIds']],
    [{ listingIds: Array.from({ length: 101 }, unknownId) }, ['TOO_MANY_ITEMS listingIds']],
    [{ action: 'remove' }, ['FIELD_REQUIRED reason']],
    [{ action: 'remove', reason: { text: 'x' } }, ['FIELD_TOO_SHORT reason.text']],
    [{ action: 'remove', reason: { key: 'mine' } }, ['FIELD_INVALID reason.key']],
  ])('are refused altogether for %j', async (given, refused) => {
    const input = { listingIds: [unknownId()], action: 'pause', ...given };
    const client = clients['administrator'] as TestClient;
    expect(await refusals(client, 'actOnListings', input)).toEqual(refused);
  });
});

describe('publishing', () => {
  test('says when it was first done, and that only then it is new', async () => {
    const id = await own('draft');
    await ListingModel.updateOne({ _id: id }, { datePublished: null, rank: 0 });
    expect(await tryAct('owner', 'publish', id)).toEqual([]);
    const first = await stored(id);
    expect(first?.rank).toBe(first?.datePublished?.getTime());
    for (const action of ['pause', 'publish', 'markSold', 'publish'] as const) {
      expect(await tryAct('owner', action, id)).toEqual([]);
    }
    expect((await stored(id))?.datePublished).toEqual(first?.datePublished);
    const events = await eventsOf(id);
    expect(events.map(({ data }) => (data as { isNew: boolean }).isNew)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('needs a business that sells', async () => {
    const business = await buildBusiness();
    const businessId = business._id.toHexString();
    const { client } = await buildSeller(server, business);
    const publish = async () => {
      const id = (await buildProduct({ business, status: 'draft' }))._id.toHexString();
      const input = { listingIds: [id], action: 'publish' };
      return refusals(client, 'actOnListings', input);
    };
    expect(await publish()).toEqual([]);
    await changeBusinessStatus(business, 'inactive');
    expect(await publish()).toEqual(['MEMBERSHIP_REQUIRED']);
    await changeBusinessStatus(business, 'active');
    await inTransaction(() => changeMembership(businessId, { status: 'suspended' }));
    expect(await publish()).toEqual(['MEMBERSHIP_REQUIRED']);
    const unpaid = await buildBusiness({ membership: null });
    const seller = await buildSeller(server, unpaid);
    const id = (await buildProduct({ business: unpaid, status: 'draft' }))._id.toHexString();
    const input = { listingIds: [id], action: 'publish' };
    for (const by of [seller.client, clients['administrator'] as TestClient]) {
      expect(await refusals(by, 'actOnListings', input)).toEqual(['MEMBERSHIP_REQUIRED']);
    }
  });

  test('needs 5 to 10 images of a property', async () => {
    for (const [count, refused] of [
      [4, ['PROPERTY_IMAGE_COUNT images']],
      [5, []],
      [10, []],
    ] as const) {
      const ids = await insertImages(server.config, world.businessAdmin.userId, count);
      const images = ids.map((fileId) => ({ fileId, alt: null }));
      const property = { business: world.ownBusiness, status: 'draft' as const, images };
      const id = (await buildProperty(property))._id.toHexString();
      expect(await tryAct('owner', 'publish', id)).toEqual(refused);
    }
  });

  test('copies of the business what changed while it was not followed', async () => {
    const id = await own('draft');
    await ListingModel.updateOne(
      { _id: id },
      { sellerActive: false, sellerRating: 3, city: 'Nowhere' },
    );
    expect(await tryAct('owner', 'publish', id)).toEqual([]);
    expect(await stored(id)).toMatchObject({
      sellerActive: true,
      sellerRating: 0,
      city: world.ownBusiness.city,
    });
  });

  test('is refused for words that were put on the blacklist since', async () => {
    const { ownBusiness: business } = world;
    const description = { es: 'Una cosa tramposilla.' };
    const listing = await buildProduct({ business, status: 'paused', description });
    await ban(server, 'tramposilla');
    expect(await tryAct('owner', 'publish', listing._id.toHexString())).toEqual([
      'POST_BLACKLISTED description.es',
    ]);
  });
});

describe('an administrator’s removal', () => {
  test('tells those who manage the business why, in their language, and restoring tells them, too', async () => {
    const business = await buildBusiness();
    const manager = await buildPerson(server, {
      memberType: 'businessAdmin',
      businessId: business._id.toHexString(),
      language: 'es',
    });
    const name = { en: 'Woven bag', es: 'Mochila tejida' };
    const id = (await buildProduct({ business, name }))._id.toHexString();
    expect(await tryAct('administrator', 'remove', id)).toEqual([]);
    expect(await stored(id)).toMatchObject({ status: 'removed', removalReason: reason });
    const notices = async () => {
      const { notifications } = await manager.client.data<{
        notifications: { edges: { node: { title: string; text: string; url: string } }[] };
      }>('{ notifications { edges { node { title text url } } } }');
      return notifications.edges.map(({ node }) => node);
    };
    await expect.poll(async () => (await notices()).length).toBe(1);
    const [notice] = await notices();
    expect(notice?.text).toContain('Mochila tejida');
    expect(notice?.text).toContain('Lo que dice no corresponde a lo que se ofrece.');
    expect(notice?.url).toContain(id);
    expect(await tryAct('administrator', 'restore', id)).toEqual([]);
    expect(await stored(id)).toMatchObject({ status: 'published', removalReason: null });
    await expect.poll(async () => (await notices()).length).toBe(2);
  });
});

describe('fifty at once', () => {
  test.each([
    ['publish', 'draft'],
    ['markSold', 'published'],
    ['delete', 'paused'],
  ] as const)('have one effect: %s', async (action, from) => {
    const id = await own(from);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        tryAct(index % 2 ? 'owner' : 'administrator', action, id),
      ),
    );
    expect(answers.filter((refused) => refused.length === 0)).toHaveLength(1);
    expect(await eventsOf(id)).toHaveLength(1);
    expect((await stored(id))?.status ?? null).toBe(listingTransitions[action].to);
  });

  test('of different acts each finds what the one before left', async () => {
    const id = await own('published');
    const acts = ['pause', 'markSold', 'publish', 'remove', 'restore'] as const;
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        tryAct('administrator', acts[index % acts.length] ?? 'pause', id),
      ),
    );
    let status: string = 'published';
    let statusBefore = '';
    for (const { data } of await eventsOf(id)) {
      const { change, wasPublic } = data as { change: string; wasPublic: boolean };
      const action = listingActions.find((name) =>
        change === 'restored'
          ? name === 'restore'
          : name !== 'restore' && listingTransitions[name].to === change,
      );
      expect(canAct(status as ListingStatus, action ?? 'restore')).toBe(true);
      expect(wasPublic).toBe(status === 'published');
      if (action === 'remove') statusBefore = status;
      // What is given back has the state that it was removed in.
      status =
        action === 'restore' ? statusBefore : (listingTransitions[action ?? 'pause'].to ?? '');
    }
    expect((await stored(id))?.status).toBe(status);
  });
});

describe('featuring', () => {
  test('puts listings first, and is for administrators', async () => {
    const id = await own();
    const before = await stored(id);
    const input = { listingIds: [id, unknownId()], isFeatured: true };
    for (const role of ['user', 'colleague', 'owner', 'another seller']) {
      expect(await denial(clients[role] as TestClient, 'featureListings', input)).toBe('FORBIDDEN');
    }
    expect(await denial(clients['visitor'] as TestClient, 'featureListings', input)).toBe(
      'UNAUTHENTICATED',
    );
    const admin = clients['administrator'] as TestClient;
    expect(await refusals(admin, 'featureListings', { listingIds: [], isFeatured: true })).toEqual([
      'FIELD_REQUIRED listingIds',
    ]);
    for (const _turn of [1, 2]) {
      const { outcomes = [] } = await run(admin, 'featureListings', input);
      expect(outcomes.map(({ listing }) => listing?.['isFeatured'])).toEqual([true, undefined]);
      expect(told(outcomes[1]?.userErrors ?? [])).toEqual(['NOT_FOUND listingId']);
    }
    expect((await stored(id))?.rank).toBeGreaterThan(before?.rank ?? 0);
    expect(await eventsOf(id)).toHaveLength(1);
    await run(admin, 'featureListings', { listingIds: [id], isFeatured: false });
    for (const status of ['draft', 'removed'] as const) {
      const listing = await buildProduct({ business: world.ownBusiness, status });
      const listingIds = [listing._id.toHexString()];
      expect(await refusals(admin, 'featureListings', { listingIds, isFeatured: true })).toEqual([
        'ILLEGAL_TRANSITION',
      ]);
    }
    expect((await stored(id))?.rank).toBe(before?.rank);
  });
});
