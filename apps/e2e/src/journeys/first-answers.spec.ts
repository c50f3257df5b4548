import type { Page } from '@playwright/test';
import { demoBusiness } from '../support/business.ts';
import { actOnListing, publishProduct } from '../support/listing.ts';
import { operationsOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

interface Answer {
  operationName: string;
  variables: Record<string, unknown>;
}

/** Opens an address and gives the page as the server sent it. */
async function htmlOf(page: Page, address: string): Promise<string> {
  const response = await page.goto(address);
  return (await response?.text()) ?? '';
}

const answersIn = (html: string): Answer[] => {
  const [, text] = /<script type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  return text ? (JSON.parse(text) as Answer[]) : [];
};

test('public pages come with what they ask first, and with files that are there', async ({
  page,
  api,
}) => {
  const { found } = await api.run<{ found: { edges: { node: { id: string } }[] } }>(
    '{ found: businesses(first: 1) { edges { node { id } } } }',
  );
  const seller = await demoBusiness(api, 'plateria-cuesta-san-blas');
  const product = await publishProduct(api, seller, 'Butaco </script><script>alert(1)</script>');
  const asked = operationsOf(page);
  for (const [path, first] of [
    ['/', 'FeaturedListings'],
    ['/products', 'Listings'],
    ['/services', 'Listings'],
    ['/property', 'Listings'],
    [`/products/${product}`, 'ListingPage'],
    ['/entrepreneurs', 'Businesses'],
    [`/entrepreneurs/${found.edges[0]?.node.id}`, 'Business'],
  ] as const) {
    let html = '';
    // A server that is busy leaves answers out, and the page asks for them itself.
    await expect(async () => {
      asked.length = 0;
      html = await htmlOf(page, `${path}?lang=en`);
      await page.waitForLoadState('networkidle');
      const given = answersIn(html).map(({ operationName }) => operationName);
      expect(given).toContain(first);
      expect(asked.filter((operation) => given.includes(operation))).toEqual([]);
    }).toPass();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

    const files = [...html.matchAll(/<link rel="(?:module)?preload"[^>]*href="([^"]+)"/g)];
    expect(files.length).toBeGreaterThan(3);
    const statuses = files.map(async ([, file = '']) => (await fetch(api.url + file)).status);
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
  }
});

test('what is hidden does not come along', async ({ page, api, complaints }) => {
  complaints.expect(/404/);
  const seller = await demoBusiness(api, 'plateria-cuesta-san-blas');
  const product = await publishProduct(api, seller, 'Butaco de roble');
  await expect(async () => {
    expect(await htmlOf(page, `/products/${product}`)).toContain('Butaco de roble');
  }).toPass();
  await actOnListing(api, seller, product, 'pause');
  const html = await htmlOf(page, `/products/${product}?lang=en`);
  expect(html).not.toContain('Butaco de roble');
  expect(answersIn(html)).toEqual([]);
});
