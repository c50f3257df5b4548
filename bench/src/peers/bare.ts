import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { BusinessRecord, ProductRecord } from '@wiki/api/testing';
import { announce, databaseUri } from './announce.ts';
import { connectReads } from './reads.ts';

/**
 * What the machine can do: node:http, the driver and JSON.stringify, no GraphQL, no checks. It
 * answers the two operations by their variables.
 */
const reads = await connectReads(databaseUri());

function card(product: ProductRecord, business: BusinessRecord | undefined) {
  return {
    id: product._id.toHexString(),
    name: { en: product.name.en, es: product.name.es },
    description: { en: product.description.en, es: product.description.es },
    price: { amountMinor: product.price.amountMinor, currency: product.price.currency },
    category: { key: product.category },
    condition: product.condition,
    isFeatured: product.isFeatured,
    dateCreated: product.dateCreated,
    artwork: { seed: product.artwork.seed, palette: product.artwork.palette },
    business: business && {
      id: business._id.toHexString(),
      name: business.name,
      city: business.city,
      region: business.region,
      country: business.country,
    },
  };
}

async function page(after: string | null | undefined) {
  const found = await reads.page(20, after);
  const shown = found.slice(0, 20);
  const businesses = await reads.businesses(shown.map(({ businessId }) => businessId));
  const edges = shown.map((product) => ({
    node: card(product, businesses.get(product.businessId)),
  }));
  return { products: { edges, pageInfo: { hasNextPage: found.length > 20 } } };
}

async function oneProduct(id: string) {
  const found = await reads.product(id);
  if (!found) return { product: null };
  const businesses = await reads.businesses([found.businessId]);
  return { product: card(found, businesses.get(found.businessId)) };
}

const server = createServer((request, response) => {
  void (async () => {
    const { variables } = (await json(request)) as { variables: { id?: string; after?: string } };
    const data = variables.id ? await oneProduct(variables.id) : await page(variables.after);
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify({ data }));
  })();
});

server.listen(0, '127.0.0.1', () => announce(server));
