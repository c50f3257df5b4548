import { membershipStatuses } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { database } from '../../platform/database/connect.ts';
import { createClient } from '../../testing/client.ts';
import { watchingCommands } from '../../testing/commands.ts';
import { buildBusiness, buildMember } from '../../testing/factories.ts';
import { commandsOfPages, readBothWays } from '../../testing/lists.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson, type Person, personOf } from '../../testing/world.ts';
import { changeMembership } from '../businesses/index.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { PartnerModel, PartnerRevealModel } from './partner.model.ts';
import {
  denial,
  publish,
  read,
  refusals,
  run,
  said,
  secret,
  secretUrl,
} from './partners-test-kit.ts';
import { partnerPage, partnerSitemap } from './partner-page.ts';

let server: TestServer;
let admin: Person;
let user: Person;
const visitor = () => createClient(server);

beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
  user = await buildPerson(server);
});
afterAll(() => server.stop());

/** Somebody who works for a business that pays. */
async function buildActiveMember(): Promise<Person> {
  const business = await buildBusiness();
  return personOf(server, await buildMember(business));
}

const reason = { text: 'The agreement ended' };

describe('writing', () => {
  test('is for administrators alone', async () => {
    const { id: partnerId } = await publish(admin.client);
    const inputs = {
      createPartner: said(),
      updatePartner: { partnerId, version: 1, ...said() },
      setPartnerStatus: { partnerId, status: 'HIDDEN', reason },
    } as const;
    const count = await PartnerModel.countDocuments();
    for (const [name, input] of Object.entries(inputs)) {
      const call = name as keyof typeof inputs;
      expect(await denial(visitor(), call, input)).toBe('UNAUTHENTICATED');
      for (const { client } of [user, await buildActiveMember()]) {
        expect(await denial(client, call, input)).toBe('FORBIDDEN');
      }
    }
    const { errors } = await user.client.request('{ partnerCounts { count } }');
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect(await PartnerModel.countDocuments()).toBe(count);
  });

  test.each([
    [{ name: ' ' }, 'EMPTY_NAME name'],
    [{ category: 'nothing' }, 'INVALID_REFERENCE category'],
    [{ offer: {} }, 'FIELD_REQUIRED offer.en'],
    [{ description: { en: ' ' } }, 'FIELD_REQUIRED description.en'],
    [{ website: 'http://avila.example.com' }, 'INVALID_URL website'],
    [{ website: 'javascript:alert(1)' }, 'INVALID_URL website'],
    [{ image: { fileId: '000000000000000000000000' } }, 'NOT_FOUND image'],
    [
      { offers: [{ title: { en: 'A' }, claimUrl: 'http://x.example.com' }] },
      'INVALID_URL offers.0.claimUrl',
    ],
    [
      { offers: [{ title: { en: 'A' }, dateStart: '2026-02-02', dateEnd: '2026-02-01' }] },
      'RANGE_REVERSED offers.0.dateEnd',
    ],
    [
      { offers: [{ title: { en: 'A' }, dateStart: '2026-02-30' }] },
      'INVALID_DATE offers.0.dateStart',
    ],
    [
      { locations: [{ ...said().locations[0], timeZone: 'Mars/Olympus' }] },
      'FIELD_INVALID locations.0.timeZone',
    ],
    [
      {
        locations: [
          { ...said().locations[0], hours: [{ day: 'MONDAY', opens: '18:00', closes: '08:00' }] },
        ],
      },
      'RANGE_REVERSED locations.0.hours.0.closes',
    ],
  ])('%j is refused and changes nothing', async (more, told) => {
    const count = await PartnerModel.countDocuments();
    expect(await refusals(admin.client, 'createPartner', said(more))).toContain(told);
    expect(await PartnerModel.countDocuments()).toBe(count);
  });

  test('a draft is seen by nobody else, a published one by everybody', async () => {
    const { partner } = await run(admin.client, 'createPartner', said({ name: 'Solo borrador' }));
    const { id = '', slug = '' } = partner ?? {};
    expect(slug).toBe('solo-borrador');
    expect(await read(visitor(), id)).toBeNull();
    expect(await read(user.client, id)).toBeNull();
    expect(await partnerPage(slug, 'en', server.config)).toBeNull();
    await run(admin.client, 'setPartnerStatus', { partnerId: id, status: 'PUBLISHED' });
    expect(await read(visitor(), id)).toMatchObject({ name: 'Solo borrador', reason: null });
    expect(await partnerPage(slug, 'en', server.config)).toMatchObject({
      title: 'Solo borrador',
      data: { '@type': 'Organization' },
    });
    const entries = await partnerSitemap.read(null, 1_000);
    expect(entries?.map(({ path }) => path)).toContain(`/partners/${slug}`);
  });

  test('two of one name have addresses of their own', async () => {
    const [one, other] = [await publish(admin.client), await publish(admin.client)];
    expect(one.slug).not.toBe(other.slug);
  });

  test('over a version that another has changed is a conflict', async () => {
    const { id: partnerId } = await publish(admin.client);
    const { version = 0 } = (await read(admin.client, partnerId)) ?? {};
    const change = (name: string) =>
      refusals(admin.client, 'updatePartner', { partnerId, version, ...said({ name }) });
    const told = (await Promise.all([change('First'), change('Second')])).flat();
    expect(told).toEqual(['CONFLICT']);
  });

  test('hiding and deleting take a reason, and can be undone', async () => {
    const { id: partnerId } = await publish(admin.client);
    const set = (status: string, more = {}) =>
      refusals(admin.client, 'setPartnerStatus', { partnerId, status, ...more });
    expect(await set('HIDDEN')).toEqual(['FIELD_REQUIRED reason']);
    expect(await set('REMOVED')).toEqual(['FIELD_REQUIRED reason']);
    expect(await set('PUBLISHED')).toEqual(['ILLEGAL_TRANSITION']);
    expect(await set('HIDDEN', { reason })).toEqual([]);
    expect(await read(visitor(), partnerId)).toBeNull();
    expect(await set('PUBLISHED')).toEqual([]);
    expect(await set('REMOVED', { reason })).toEqual([]);
    expect(await read(admin.client, partnerId)).toMatchObject({ status: 'REMOVED', reason });
    expect(await set('PUBLISHED')).toEqual([]);
    expect(await read(visitor(), partnerId)).not.toBeNull();
    await run(admin.client, 'setPartnerStatus', { partnerId, status: 'REMOVED', reason });
    await PartnerModel.updateOne(
      { _id: partnerId },
      { $set: { 'removed.at': new Date(Date.now() - 31 * 86_400_000) } },
    );
    expect(await set('PUBLISHED')).toEqual(['ILLEGAL_TRANSITION']);
  });
});

describe('the code of an offer', () => {
  test('reaches nobody by any path but who asked as an active member', async () => {
    const member = await buildActiveMember();
    const partner = await publish(admin.client, { name: 'Con código' });
    const everything = [
      JSON.stringify(await read(visitor(), partner.id)),
      JSON.stringify(await read(user.client, partner.id)),
      JSON.stringify(await read(member.client, partner.id)),
      JSON.stringify(await partnerPage(partner.slug, 'es', server.config)),
      await (await fetch(`${server.url}/partners/${partner.slug}`)).text(),
      JSON.stringify(await database().collection('events').find().toArray()),
    ].join('\n');
    expect(everything).not.toContain(secret);
    expect(everything).not.toContain(secretUrl);
    const found = await visitor().data<{ partners: { edges: unknown[] } }>(
      `{ partners(search: "${secret.split('-')[1]}") { edges { cursor } } }`,
    );
    expect(found.partners.edges).toEqual([]);
    expect(await read(admin.client, partner.id)).toMatchObject({
      offers: [{ code: secret, claimUrl: secretUrl, revealCount: 0 }],
    });
  });

  test('is refused to visitors, users and those whose membership is over', async () => {
    const partner = await publish(admin.client);
    const input = { partnerId: partner.id, offerId: partner.offers[0]?.id };
    expect(await denial(visitor(), 'revealPartnerCode', input)).toBe('UNAUTHENTICATED');
    expect(await refusals(user.client, 'revealPartnerCode', input)).toEqual(['MEMBERS_ONLY']);
    for (const status of membershipStatuses) {
      const business = await buildBusiness();
      const { client } = await personOf(server, await buildMember(business));
      await inTransaction(() => changeMembership(business._id.toHexString(), { status }));
      const isActive = status === 'active' || status === 'grace';
      expect(await refusals(client, 'revealPartnerCode', input)).toEqual(
        isActive ? [] : ['MEMBERS_ONLY'],
      );
    }
    expect(await PartnerRevealModel.countDocuments({ partnerId: partner.id })).toBe(2);
  });

  test('is shown, counted once a person however often at once, and hidden again with the membership', async () => {
    const business = await buildBusiness();
    const member = await personOf(server, await buildMember(business));
    const partner = await publish(admin.client);
    const input = { partnerId: partner.id, offerId: partner.offers[0]?.id };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => run(member.client, 'revealPartnerCode', input)),
    );
    for (const { offer } of answers) expect(offer?.code).toBe(secret);
    const colleague = await personOf(server, await buildMember(business));
    await run(colleague.client, 'revealPartnerCode', input);
    expect((await read(admin.client, partner.id))?.offers[0]?.revealCount).toBe(2);
    expect((await read(member.client, partner.id))?.offers[0]).toMatchObject({
      code: secret,
      claimUrl: secretUrl,
      revealCount: null,
    });
    await inTransaction(() => changeMembership(business._id.toHexString(), { status: 'lapsed' }));
    expect((await read(member.client, partner.id))?.offers[0]?.code).toBeNull();
  });

  test('is not shown before the first day, after the last, nor of a hidden partner', async () => {
    const { client } = await buildActiveMember();
    const offers = [
      { title: { en: 'Later' }, code: secret, dateStart: '2999-01-01' },
      { title: { en: 'Over' }, code: secret, dateEnd: '2020-01-01' },
      { title: { en: 'None' } },
    ];
    const partner = await publish(admin.client, { offers });
    const ask = (index: number) =>
      refusals(client, 'revealPartnerCode', {
        partnerId: partner.id,
        offerId: partner.offers[index]?.id,
      });
    expect(await ask(0)).toEqual(['ILLEGAL_TRANSITION']);
    expect(await ask(1)).toEqual(['ILLEGAL_TRANSITION']);
    expect(await ask(2)).toEqual(['NOT_FOUND offerId']);
    expect((await read(visitor(), partner.id))?.offers).toHaveLength(2);
    const hidden = await publish(admin.client);
    await run(admin.client, 'setPartnerStatus', { partnerId: hidden.id, status: 'HIDDEN', reason });
    expect(
      await refusals(client, 'revealPartnerCode', {
        partnerId: hidden.id,
        offerId: hidden.offers[0]?.id,
      }),
    ).toEqual(['NOT_FOUND partnerId']);
  });

  test('keeps what was counted when the offer is edited', async () => {
    const member = await buildActiveMember();
    const partner = await publish(admin.client);
    const [offer] = partner.offers;
    await run(member.client, 'revealPartnerCode', { partnerId: partner.id, offerId: offer?.id });
    const { version = 0 } = (await read(admin.client, partner.id)) ?? {};
    await run(admin.client, 'updatePartner', {
      partnerId: partner.id,
      version,
      ...said({ offers: [{ offerId: offer?.id, title: { en: 'Two months' }, code: 'OTRO' }] }),
    });
    expect((await read(admin.client, partner.id))?.offers).toMatchObject([
      { id: offer?.id, code: 'OTRO', revealCount: 1 },
    ]);
  });

  test('is in the export of who was shown it, and forgotten with them', async () => {
    const member = await buildActiveMember();
    const partner = await publish(admin.client);
    await run(member.client, 'revealPartnerCode', {
      partnerId: partner.id,
      offerId: partner.offers[0]?.id,
    });
    const { partnerDataOf, eraseReveals } = await import('./personal-data.ts');
    expect(await partnerDataOf(member.userId)).toMatchObject({
      partnerCodes: [{ partnerId: partner.id }],
    });
    await eraseReveals(member.user);
    expect(await partnerDataOf(member.userId)).toEqual({ partnerCodes: [] });
  });
});

describe('the portal', () => {
  test('lists, narrows and counts the published ones', async () => {
    await publish(admin.client, { name: 'Ángulo Viajes', category: 'travel' });
    const list = (given: string, client = visitor()) =>
      client
        .data<{ partners: { edges: { node: { name: string } }[] } }>(
          `{ partners(${given}) { edges { node { name } } } }`,
        )
        .then(({ partners }) => partners.edges.map(({ node }) => node.name));
    expect(await list('category: "travel"')).toEqual(['Ángulo Viajes']);
    expect(await list('search: "angul"')).toEqual(['Ángulo Viajes']);
    expect(await list('status: DRAFT')).toEqual([]);
    const { partnerCategories } = await visitor().data<{
      partnerCategories: { value: string; count: number }[];
    }>('{ partnerCategories { value count } }');
    expect(partnerCategories).toHaveLength(11);
    expect(partnerCategories).toContainEqual({ value: 'travel', count: 1 });
  });

  test('says which places are open now, each by its own clock', async () => {
    const [caracas] = said().locations;
    const { id } = await publish(admin.client, {
      name: 'Abierto ahora',
      locations: [
        { ...caracas, city: 'Caracas' },
        { ...caracas, city: 'Ciudad de México', country: 'MX', timeZone: 'America/Mexico_City' },
        { ...caracas, city: 'Sin horario', hours: [] },
      ],
    });
    const openAt = async (moment: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
      const { locations } = (await read(visitor(), id)) as unknown as {
        locations: { city: string; isOpenNow: boolean | null }[];
      };
      return Object.fromEntries(locations.map(({ city, isOpenNow }) => [city, isOpenNow]));
    };
    onTestFinished(() => void vi.useRealTimers());
    // The next Monday at 13:00 in UTC: nine o'clock in Caracas, seven in Mexico City.
    const monday = new Date();
    monday.setUTCDate(monday.getUTCDate() + ((8 - monday.getUTCDay()) % 7));
    const day = monday.toISOString().slice(0, 10);
    expect(await openAt(`${day}T13:00:00Z`)).toEqual({
      Caracas: true,
      'Ciudad de México': false,
      'Sin horario': null,
    });
    expect(await openAt(`${day}T17:00:00Z`)).toEqual({
      Caracas: false,
      'Ciudad de México': true,
      'Sin horario': null,
    });
  });

  test('is read the same both ways, in as many commands for one as for many', async () => {
    const { forwards, backwards } = await readBothWays(visitor(), 'partners');
    expect(backwards).toEqual(forwards);
    expect(forwards.length).toBeGreaterThan(3);
    const member = await buildActiveMember();
    const { ofOne, ofMany } = await commandsOfPages(
      ['partners', 'partnerReveals', 'businesses', 'files'],
      (first) =>
        member.client.data(
          `{ partners(first: ${first}) { edges { node { id image { url } offers { code viewerCanReveal } } } } }`,
        ),
    );
    expect(ofMany).toBe(ofOne);
  });
});
