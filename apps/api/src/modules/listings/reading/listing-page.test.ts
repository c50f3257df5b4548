import { type ListingType } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { SitemapEntry } from '../../../platform/http/pages/sitemap-source.ts';
import { commandsDuring, planOf, watchingCommands } from '../../../testing/commands.ts';
import {
  buildBusiness,
  buildProduct,
  buildProperty,
  buildService,
  buildUser,
} from '../../../testing/factories.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { changeBusinessStatus } from '../../../testing/world.ts';
import { changeBusiness } from '../../businesses/index.ts';
import { listingPages } from './listing-page.ts';
import { listingSitemap } from './listing-sitemap.ts';
import { insertImages } from '../listing-test-kit.ts';
import { idOf } from './reading-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
});
afterAll(() => server.stop());

const read = async (page: ListingType, id: string, language: 'en' | 'es' = 'es') =>
  (await listingPages[page]?.(id, language, server.config)) ?? null;
const text = async (path: string) => {
  const response = await fetch(`${server.url}${path}`);
  return { status: response.status, body: await response.text() };
};

describe('the page of a listing says', () => {
  test('what a product is, costs and who sells it', async () => {
    const business = await buildBusiness({ name: 'Taller Uno' });
    const businessId = business._id.toHexString();
    await inTransaction(() =>
      changeBusiness(businessId, () => ({ ratingAverage: 4.26, ratingCount: 7 })),
    );
    const owner = await buildUser();
    const [first = '', second = ''] = await insertImages(server.config, owner._id.toHexString(), 2);
    const product = await buildProduct({
      business,
      name: { en: 'Lacquered box', es: null },
      description: { es: `Caja </script> ${'muy '.repeat(90)}bonita`, en: null },
      currency: 'COP',
      price: 4_500_050,
      brand: 'Uno',
      gtin: '7702984100156',
      condition: 'Used',
      images: [first, second].map((fileId) => ({ fileId, alt: null })),
    });
    const page = await read('product', idOf(product));
    expect(page).toMatchObject({ title: 'Lacquered box', type: 'product' });
    expect(page?.description.length).toBeLessThanOrEqual(201);
    expect(page?.image).toMatchObject({
      url: `${server.url}/files/${first}/card.jpg`,
      alt: 'Lacquered box',
    });
    expect(page?.data).toMatchObject({
      '@type': 'Product',
      name: 'Lacquered box',
      url: `${server.url}/products/${idOf(product)}?lang=es`,
      image: [`${server.url}/files/${first}/full.png`, `${server.url}/files/${second}/full.png`],
      brand: { '@type': 'Brand', name: 'Uno' },
      gtin: '7702984100156',
      itemCondition: 'https://schema.org/UsedCondition',
      offers: {
        '@type': 'Offer',
        price: '45000.50',
        priceCurrency: 'COP',
        availability: 'https://schema.org/InStock',
        seller: {
          name: 'Taller Uno',
          url: `${server.url}/entrepreneurs/${businessId}?lang=es`,
          aggregateRating: { ratingValue: 4.3, ratingCount: 7 },
        },
      },
    });
  });

  test('what a service is, in the language of the page', async () => {
    const service = await buildService({ startPrice: null, pricePerHour: 7_000 });
    const page = await read('service', idOf(service), 'es');
    expect(page?.title).toBe(service.name.es);
    expect(page?.data).toMatchObject({
      '@type': 'Service',
      serviceType: expect.stringMatching(/\p{L}/u) as string,
      offers: { price: '70.00', priceSpecification: { price: '70.00', unitCode: 'HUR' } },
    });
    expect((await read('service', idOf(service), 'en'))?.title).toBe(service.name.en);
  });

  test('where a property lies and what it has', async () => {
    const property = await buildProperty({
      propertyType: 'House',
      bedrooms: 3,
      squareFeetMin: 900,
      amenities: ['parking'],
    });
    expect((await read('property', idOf(property)))?.data).toMatchObject({
      '@type': 'RealEstateListing',
      offers: {
        price: '800.00',
        itemOffered: {
          '@type': 'House',
          numberOfBedrooms: 3,
          address: { addressLocality: 'Cali', addressCountry: 'CO' },
          floorSize: { minValue: 900, unitCode: 'FTK' },
          amenityFeature: [{ '@type': 'LocationFeatureSpecification', value: true }],
        },
      },
    });
  });

  test('what a rent is paid for, and no rating that nobody gave', async () => {
    const property = await buildProperty({
      transactionType: 'Rent',
      rentalPriceMin: 290_000_000,
      rentalPriceMax: null,
      currency: 'COP',
    });
    const page = await read('property', idOf(property));
    expect(page?.data?.offers).toMatchObject({
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      priceSpecification: { price: '2900000.00', unitCode: 'MON', unitText: 'month' },
      seller: { aggregateRating: null },
    });
    expect(page?.trail).toEqual([{ name: 'Inmuebles', path: '/property' }]);
  });

  test('nothing where the type is another, the listing hidden or unknown', async () => {
    const business = await buildBusiness();
    const service = idOf(await buildService({ business }));
    expect(await read('product', service)).toBeNull();
    expect(await read('property', service)).toBeNull();
    for (const id of ['x', '{"$ne":null}', '0'.repeat(24)]) {
      expect(await read('service', id)).toBeNull();
    }
    for (const status of ['draft', 'paused', 'sold', 'removed'] as const) {
      expect(await read('product', idOf(await buildProduct({ business, status })))).toBeNull();
    }
    await changeBusinessStatus(business, 'inactive');
    expect(await read('service', service)).toBeNull();
  });
});

describe('the sitemap', () => {
  test('is named by robots.txt and names every part', async () => {
    const robots = await text('/robots.txt');
    expect(robots.body).toContain(`Sitemap: ${server.url}/sitemap.xml`);
    expect(robots.body).toContain('Disallow: /admin');
    const { status, body } = await text('/sitemap.xml');
    expect(status).toBe(200);
    for (const part of ['pages', 'listings/first', 'businesses/first']) {
      expect(body).toContain(`<loc>${server.url}/sitemaps/${part}.xml</loc>`);
      expect((await text(`/sitemaps/${part}.xml`)).status).toBe(200);
    }
    expect((await text('/sitemaps/pages.xml')).body).toContain(
      `<loc>${server.url}/products?lang=es</loc>`,
    );
  });

  test('has what everybody sees, in each language, and nothing else', async () => {
    const business = await buildBusiness();
    const inactive = await buildBusiness();
    const seen = await buildService({ business });
    const hidden = [
      ...(await Promise.all(
        (['draft', 'paused', 'sold', 'removed'] as const).map((status) =>
          buildProduct({ business, status }),
        ),
      )),
      await buildProduct({ business: inactive }),
    ].map(idOf);
    await changeBusinessStatus(inactive, 'inactive');
    const { body } = await text('/sitemaps/listings/first.xml');
    const address = `${server.url}/services/${idOf(seen)}`;
    expect(body).toContain(
      `<url><loc>${address}?lang=en</loc><lastmod>${seen.dateChanged.toISOString()}</lastmod>`,
    );
    expect(body).toContain(`hreflang="es" href="${address}?lang=es"`);
    expect(body).toContain(`hreflang="x-default" href="${address}"`);
    for (const id of hidden) expect(body).not.toContain(id);
    const businesses = (await text('/sitemaps/businesses/first.xml')).body;
    expect(businesses).toContain(`/entrepreneurs/${business._id.toHexString()}?lang=en`);
    expect(businesses).not.toContain(inactive._id.toHexString());
    expect((await text(`/sitemaps/listings/${idOf(seen)}.xml`)).body).not.toContain(idOf(seen));
  });

  test.each(['x', '{"$ne":null}', '%7B%7D', '0'.repeat(23)])('has no part after %j', async (id) => {
    expect((await text(`/sitemaps/listings/${id}.xml`)).status).toBe(404);
    expect((await text('/sitemaps/users/first.xml')).status).toBe(404);
  });

  test('has each listing in one part, as many as fit in each', async () => {
    const business = await buildBusiness();
    for (let index = 0; index < 5; index += 1) await buildProduct({ business });
    const all = (await listingSitemap.read(null, 1_000)) ?? [];
    const parts: SitemapEntry[][] = [];
    let after: string | null = null;
    do {
      parts.push((await listingSitemap.read(after, 3)) ?? []);
      after = await listingSitemap.idAt(after, 3);
    } while (after);
    expect(parts.flat()).toEqual(all);
    expect(parts.slice(0, -1).every(({ length }) => length === 3)).toBe(true);
    expect(parts.at(-1)?.length).toBeGreaterThan(0);
    expect(await listingSitemap.idAt(null, all.length)).toBeNull();
  });

  test('reads each part from an index, without sorting', async () => {
    const { _id } = await buildProduct();
    for (const part of ['first', _id.toHexString()]) {
      const [find] = await commandsDuring(['listings'], () =>
        text(`/sitemaps/listings/${part}.xml`),
      );
      const { stages, indexFields } = await planOf(find ?? { name: '', body: {} });
      expect(stages).not.toContain('SORT');
      expect(indexFields).toEqual(['status', 'sellerActive', '_id']);
    }
  });
});
