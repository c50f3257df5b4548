import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type TestClient } from '../../testing/client.ts';
import { buildBusiness, buildProduct, buildService } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { announce, expectFound, foundIds, idOf, searchFor } from './search-test-kit.ts';

let server: TestServer;
let visitor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  visitor = createClient(server);
});

afterAll(() => server.stop());

describe('what is found', () => {
  test('the right services for a query with typos and without accents', async () => {
    const medellin = await buildBusiness({
      name: 'Ley Clara',
      city: 'Medellín',
      region: 'Antioquia',
    });
    const bogota = await buildBusiness({
      name: 'Andes Legal',
      city: 'Bogotá',
      region: 'Cundinamarca',
    });
    const legal = { category: 'legal', description: { es: 'Contratos y sociedades.' } };
    const right = await announce(
      await buildService({
        ...legal,
        business: medellin,
        name: { es: 'Asesoría jurídica para empresas' },
      }),
    );
    const elsewhere = await announce(
      await buildService({ ...legal, business: bogota, name: { es: 'Asesoría jurídica' } }),
    );
    await announce(await buildProduct({ business: medellin, name: { es: 'Café de origen' } }));
    await expectFound(visitor, 'asesoria juridica', [idOf(right), idOf(elsewhere)]);
    expect(foundIds(await searchFor(visitor, 'asesoria juridca medelin'))).toEqual([idOf(right)]);
  });
});
