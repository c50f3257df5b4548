import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClient, type TestClient } from '../../../testing/client.ts';
import {
  buildBusiness,
  buildProduct,
  buildProperty,
  buildService,
} from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { changeBusinessStatus } from '../../../testing/world.ts';
import { ListingModel } from '../listing.model.ts';
import { idOf } from './reading-test-kit.ts';

let server: TestServer;
let visitor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  visitor = createClient(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await ListingModel.deleteMany({});
});

describe('listings like one', () => {
  const similarTo = async (id: string, first?: number) => {
    const similar = `similar${first === undefined ? '' : `(first: ${first})`} { id }`;
    const { listing } = await visitor.data<{ listing: { similar: { id: string }[] } }>(
      `query ($id: ID!) { listing(id: $id) { ${similar} } }`,
      { id },
    );
    return listing;
  };

  test('are public ones of its category, the likest first, then the newest, never itself', async () => {
    const business = await buildBusiness();
    const inactive = await buildBusiness();
    const at = (minute: number) => ({ datePublished: new Date(Date.UTC(2026, 0, 1, 0, minute)) });
    const food = (es: string, minute: number, more = {}) =>
      buildProduct({ business, category: 'food', name: { es }, ...at(minute), ...more });
    const one = await food('Mermelada de mora, 250 g', 9);
    const old = await food('Mermeladas de guayaba', 1);
    const blackberry = await food('Pulpa de mora', 2);
    const salt = await food('Sal de mar, 250 g', 3);
    const honey = await food('Miel de abejas', 4);
    await food('Mermelada de mora', 8, { status: 'paused' });
    await food('Mermelada de mora', 8, { business: inactive });
    await buildProduct({ business, category: 'coffee', name: { es: 'Mermelada de mora' } });
    await buildService({ business });
    await changeBusinessStatus(inactive, 'inactive');
    const { similar } = await similarTo(idOf(one));
    expect(similar.map(({ id }) => id)).toEqual([blackberry, old, honey, salt].map(idOf));
    expect((await similarTo(idOf(one), 1)).similar).toEqual([{ id: idOf(blackberry) }]);
  });

  test('are what is offered alike in the same city, of properties', async () => {
    const business = await buildBusiness();
    const [to, far, bought, near] = await Promise.all(
      (
        [
          ['Bodega en Cali', 'Cali', 'Rent'],
          ['Nave industrial', 'Pasto', 'Rent'],
          ['Galpón', 'Cali', 'Sale'],
          ['Planta', 'Cali', 'Rent'],
        ] as const
      ).map(([es, city, transactionType]) =>
        buildProperty({ business, category: 'industrial', name: { es }, city, transactionType }),
      ),
    );
    if (!to || !far || !bought || !near) throw new Error('no properties');
    const { similar } = await similarTo(idOf(to));
    expect(similar[0]).toEqual({ id: idOf(near) });
    expect(similar).toHaveLength(3);
  });

  test('have a word in common with what fits nowhere else; nothing is like what stands alone', async () => {
    const business = await buildBusiness();
    const other = (es: string) => buildService({ business, category: 'other', name: { es } });
    const sauces = await other('Maquila de salsas con su marca');
    const bars = await other('Maquila de barras');
    await other('Tostión por encargo');
    expect((await similarTo(idOf(sauces))).similar).toEqual([{ id: idOf(bars) }]);
    const alone = await buildProduct({ business, category: 'technology' });
    await buildProduct({ business, category: 'food' });
    expect((await similarTo(idOf(alone))).similar).toEqual([]);
  });

  test('are at most 12', async () => {
    const business = await buildBusiness();
    const products = await Promise.all(
      Array.from({ length: 20 }, () => buildProduct({ business })),
    );
    const [id = ''] = products.map(idOf);
    const { similar } = await similarTo(id, 12);
    expect(new Set(similar.map((each) => each.id)).size).toBe(12);
    expect(similar).not.toContainEqual({ id });
    expect((await similarTo(id)).similar).toHaveLength(6);
    for (const first of [0, 13, -1]) {
      const { errors } = await visitor.request(
        `query ($id: ID!, $first: Int!) { listing(id: $id) { similar(first: $first) { id } } }`,
        { id, first },
      );
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', field: 'first' });
      expect(errors?.[0]?.message).toBe('first must be a number from 1 to 12.');
    }
  });
});
