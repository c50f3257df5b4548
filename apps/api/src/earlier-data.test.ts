import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Kind, OperationTypeNode, print } from 'graphql';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allModules } from './all-modules.ts';
import { database } from './platform/database/connect.ts';
import { createClient, type TestClient } from './testing/client.ts';
import { clientDocuments } from './testing/client-documents.ts';
import { startTestServer, testConfig, type TestServer } from './testing/server.ts';

/*
 * Data as the version of 22 November 2026 wrote it: `npm run db:dump` of its demonstration, cut down
 * to one business with its people, listings, money, reviews, conversations and discussions, and one
 * or two of everything else. It is never written anew: a later version has to open it.
 */
const { EJSON } = mongoose.mongo.BSON;

interface Collection {
  options: mongoose.mongo.CreateCollectionOptions;
  indexes: (mongoose.mongo.IndexDescription & { key: Record<string, 1 | -1> })[];
  documents: mongoose.mongo.Document[];
}

const earlier = EJSON.parse(
  gunzipSync(
    readFileSync(new URL('testing/samples/earlier-data.ejson.gz', import.meta.url)),
  ).toString(),
) as Record<string, Collection>;

const password = 'Demo-2026-red';
const ids = {
  business: '45955d01a5a194d460ff6d75',
  product: 'cc403bb4e9f057bb322cc64e',
  service: '5c113db01418e2ed8f0c0e77',
  property: '7be0c59557944a28bcbf64b4',
  discussion: 'c0de3f5f4f3e3a559df88e09',
  application: 'da71c9636ca2e64490409619',
  payment: '6b089e696c8473e23f4b849b',
  ticket: 'b948f05220b67b7d3bf84851',
};

let server: TestServer;
let member: TestClient;
let administrator: TestClient;

async function insert(url: string): Promise<void> {
  const client = await mongoose.mongo.MongoClient.connect(url);
  const db = client.db();
  for (const [name, { options, indexes, documents }] of Object.entries(earlier)) {
    const collection = await db.createCollection(name, options);
    if (indexes.length > 0) await collection.createIndexes(indexes);
    if (documents.length > 0) await collection.insertMany(documents);
  }
  await client.close();
}

async function signedIn(email: string): Promise<TestClient> {
  const client = createClient(server);
  const { signIn } = await client.data<{ signIn: { accessToken: { token: string } | null } }>(
    'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken { token } } }',
    { input: { email, password } },
  );
  return Object.assign(client, { accessToken: signIn.accessToken?.token ?? null });
}

beforeAll(async () => {
  const { mongodbUrl } = testConfig();
  await insert(String(mongodbUrl));
  server = await startTestServer({ config: { mongodbUrl } });
  member = await signedIn('marcela@example.com');
  administrator = await signedIn('valentina@example.com');
});
afterAll(() => server.stop());

test('every step that is new since then was taken', async () => {
  const taken = await database().collection<{ _id: string }>('migrations').distinct('_id');
  const steps = allModules.flatMap(({ migrations }) => migrations ?? []).map(({ id }) => id);
  expect(steps.filter((id) => !taken.includes(id))).toEqual([]);
  const before = new Set(earlier['migrations']?.documents.map(({ _id }) => String(_id)));
  expect(steps.filter((id) => !before.has(id)).length).toBeGreaterThan(10);
});

test('every document is as the models of today want it', async () => {
  const wrong: string[] = [];
  let seen = 0;
  for (const model of Object.values(mongoose.models) as mongoose.Model<object>[]) {
    for (const stored of await model.collection.find().toArray()) {
      seen += 1;
      const problem = await new model(stored).validate().catch((error: Error) => error);
      if (problem) wrong.push(`${model.collection.name} ${String(stored._id)}: ${problem.message}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(80);
});

test('what changed its shape says the same as before', async () => {
  const found = await member.data(
    `query ($id: ID!, $product: ID!) {
      business(id: $id) { name services { en es } tagline { es } isVerified ratingCount hours { day }
        contactPhone links { whatsapp } }
      listing(id: $product) { name { es } ... on Product { price { amountMinor currency } } }
    }`,
    { id: ids.business, product: ids.product },
  );
  expect(found).toEqual({
    business: expect.objectContaining({
      name: 'Café Alto del Roble',
      services: {
        en: [],
        es: [
          'Tostión por encargo',
          'Catación',
          'Exportación de microlotes',
          'Marca propia para cafeterías',
        ],
      },
      isVerified: true,
      ratingCount: earlier['reviews']?.documents.length,
      contactPhone: '+573005550178',
    }) as unknown,
    listing: { name: { es: 'Café lavado en grano, 500 g' }, price: expect.anything() as unknown },
  });
});

/** Queries of the client that need no variable, by who may ask them. */
const plainQueries = clientDocuments().filter(({ definitions: [operation] }) => {
  if (
    operation?.kind !== Kind.OPERATION_DEFINITION ||
    operation.operation !== OperationTypeNode.QUERY
  )
    return false;
  return (operation.variableDefinitions ?? []).every(
    ({ type, defaultValue }) => type.kind !== Kind.NON_NULL_TYPE || defaultValue,
  );
});

describe('the client reads it', () => {
  test('whatever it asks for without naming anything', async () => {
    const refused: unknown[] = [];
    for (const document of plainQueries) {
      for (const client of [member, administrator]) {
        const { errors } = await client.request(print(document));
        const codes = errors?.map(({ extensions }) => extensions?.['code']) ?? [];
        const bad = codes.filter((code) => code !== 'FORBIDDEN');
        if (bad.length > 0) refused.push([print(document).split('\n', 1)[0], ...bad]);
      }
    }
    expect(refused).toEqual([]);
    expect(plainQueries.length).toBeGreaterThan(20);
  });

  test.each<[string, () => TestClient, Record<string, unknown>]>([
    ['Business', () => member, { id: ids.business }],
    ['ListingPage', () => member, { id: ids.product }],
    ['ListingPage', () => member, { id: ids.service }],
    ['ListingPage', () => member, { id: ids.property }],
    ['ManagedListing', () => member, { id: ids.property }],
    ['BusinessReviews', () => member, { businessId: ids.business }],
    ['Discussion', () => member, { id: ids.discussion }],
    ['MyPayments', () => member, { first: 5 }],
    ['Notifications', () => member, { filter: 'NEW', language: 'es', first: 5 }],
    ['Chats', () => member, {}],
    ['NewsItem', () => member, { slug: 'catorce-aliados-abren-sus-puertas-a-los-miembros' }],
    ['Partner', () => member, { slug: 'cordillera-seguros' }],
    ['Application', () => administrator, { id: ids.application }],
    ['AdminBusiness', () => administrator, { id: ids.business }],
    ['Payment', () => administrator, { id: ids.payment }],
    ['AdminTicket', () => administrator, { id: ids.ticket }],
    ['Users', () => administrator, { first: 20, sort: 'NEWEST' }],
  ])('%s', async (name, client, variables) => {
    const document = clientDocuments().find(
      ({ definitions: [operation] }) =>
        operation?.kind === Kind.OPERATION_DEFINITION && operation.name?.value === name,
    );
    if (!document) throw new Error(`The client has no ${name}.`);
    const found = await client().data(print(document), variables);
    expect(Object.values(found).filter((value) => value === null)).toEqual([]);
  });
});
