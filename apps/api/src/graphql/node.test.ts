import { readFileSync } from 'node:fs';
import { buildSchema, isInterfaceType, isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../testing/client.ts';
import { buildBusiness, buildProduct } from '../testing/factories.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { buildPerson } from '../testing/world.ts';
import { nodeFields } from './node.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const readNode = (id: string, client = createClient(server)) =>
  client.data(
    `query ($id: ID!) { node(id: $id) { __typename id ... on Product { name { es } } } }`,
    { id },
  );

test('every type that is a node is answered by a root field, and no other', () => {
  const schema = buildSchema(
    readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8'),
  );
  const fields = schema.getQueryType()?.getFields() ?? {};
  const answered = nodeFields.flatMap((name) => {
    const type = fields[name]?.type;
    if (isObjectType(type)) return [type];
    return isInterfaceType(type) ? schema.getPossibleTypes(type) : [];
  });
  const node = schema.getType('Node');
  const nodes = isInterfaceType(node) ? schema.getPossibleTypes(node) : [];
  expect(answered.map(({ name }) => name).toSorted()).toEqual(
    nodes.map(({ name }) => name).toSorted(),
  );
});

test('a thing is found by its id alone, with its type', async () => {
  const business = await buildBusiness({ name: 'Tejidos del Nodo' });
  const product = await buildProduct({ business });
  const { userId } = await buildPerson(server);
  const [productId, businessId] = [product._id.toHexString(), business._id.toHexString()];
  expect(await readNode(productId)).toMatchObject({
    node: { __typename: 'Product', id: productId, name: { es: product.name.es } },
  });
  expect(await readNode(businessId)).toEqual({ node: { __typename: 'Business', id: businessId } });
  expect(await readNode(userId)).toEqual({ node: { __typename: 'User', id: userId } });
});

test('nothing and what is not for the viewer are answered alike', async () => {
  const draft = await buildProduct({ business: await buildBusiness(), status: 'draft' });
  const { client } = await buildPerson(server);
  for (const id of ['0'.repeat(24), 'nonsense', draft._id.toHexString()]) {
    expect(await readNode(id)).toEqual({ node: null });
    expect(await readNode(id, client)).toEqual({ node: null });
  }
});
