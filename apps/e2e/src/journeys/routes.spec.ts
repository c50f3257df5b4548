import { clientPaths } from '@wiki/domain';
import type { Api } from '../support/api.ts';
import { type Reader, test } from '../support/shared-device.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../support/test.ts';

// Nothing is done on these pages: the picture of a failure says what its trace would.
test.use({ trace: 'off' });

/** The back office's addresses, which the server knows by their beginning. */
const adminPaths = [
  '/admin/user-analytics',
  '/admin/users',
  '/admin/notifications',
  '/admin/new-applications?tab=all',
  '/admin/manage-business-profiles',
  '/admin/manage-listings/edit-listings?tab=products',
  '/admin/manage-discussions/manage-discussion-threads',
  '/admin/manage-partners/edit-partners',
  '/admin/customer-service',
  '/admin/manage-news',
];

/** Addresses that only make sense without a session. */
const waysIn = new Set([
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
]);

/** Pages for everybody, which the server titles as the client does. */
const saidAlike = new Set<string>([
  ...clientPaths.filter((path) =>
    /^\/(products|services|property|entrepreneurs|reviews|users|partners|news|wiki-forum|legal)?(\/|$)/.test(
      path,
    ),
  ),
  '/advanced-search',
  '/favourites',
  '/login',
  '/register',
  '/forgot-password',
  '/plans',
  '/become-a-business-member',
  '/about',
]);

const paths = [...clientPaths.filter((path) => !path.startsWith('/admin')), ...adminPaths];

/** The id of the first thing of a list that everybody reads. */
async function firstOf(api: Api, list: string): Promise<string> {
  const { found } = await api.run<{ found: { edges: { node: { id: string } }[] } }>(
    `{ found: ${list} { edges { node { id } } } }`,
  );
  return found.edges[0]?.node.id ?? '';
}

/** The id of a review that everybody reads. */
async function firstReview(api: Api): Promise<string> {
  const { found } = await api.run<{
    found: { edges: { node: { ratingCount: number; id: string } }[] };
  }>('{ found: businesses(first: 50) { edges { node { id ratingCount } } } }');
  const reviewed = found.edges.find(({ node }) => node.ratingCount > 0)?.node.id ?? '';
  return firstOf(api, `reviews(businessId: "${reviewed}", first: 1)`);
}

/**
 * A listing of the demonstration that stays: the dearest ones are, while the newest may be another
 * journey's, which pauses it.
 */
const dearest = (type: string) => (api: Api) =>
  firstOf(api, `listings(type: ${type}, filter: { country: "CO" }, sort: PRICE_DESC, first: 1)`);

/** Where an id that nothing has is answered by 404: one that there is. */
const ids: Readonly<Record<string, (api: Api) => Promise<string>>> = {
  '/products/:id': dearest('product'),
  '/services/:id': dearest('service'),
  '/property/:id': dearest('property'),
  '/entrepreneurs/:id': (api) => firstOf(api, 'businesses(first: 1)'),
  '/reviews/:id': firstReview,
  '/users/:id': async (api) => (await api.signUp()).userId,
};

/** Who reads a page: whoever it is made for. */
function readerOf(pattern: string): Reader {
  if (pattern.startsWith('/admin')) return 'admin';
  return waysIn.has(pattern) ? 'visitor' : 'businessAdmin';
}

/** The title of a page as the server sent it. */
function titleIn(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)</.exec(html) ?? [];
  return title.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

for (const pattern of paths) {
  test.describe(() => {
    test.use({ reader: readerOf(pattern) });

    test(`${pattern} answers in both languages`, async ({ page, api }) => {
      const idOf = ids[pattern];
      const path = pattern
        .replace(':id', idOf ? await idOf(api) : 'unknown')
        .replace(':kind', 'terms')
        .replace('*', '');

      for (const language of ['en', 'es']) {
        const separator = path.includes('?') ? '&' : '?';
        const response = await page.goto(`${path}${separator}lang=${language}`);
        expect(response?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('h1').first()).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expect(page).toHaveTitle(
          pattern === '/' ? /Wiki empresarios/ : /.+ · Wiki empresarios/,
        );
        if (saidAlike.has(pattern)) {
          await expect(page).toHaveTitle(titleIn((await response?.text()) ?? ''));
        }
        await expect(page.locator('meta[name="description"]')).toHaveAttribute(
          'content',
          /\S+ \S+/,
        );
        await expectNoSidewaysScroll(page);
      }
      await expectAccessible(page);
    });
  });
}

test('an address that leads nowhere answers 404 and says so', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  const response = await page.goto('/no/such/page?lang=en');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'There is nothing at this address',
  );
});

test('every link of the frame leads to a page', async ({ page }) => {
  await page.goto('/products?lang=en');
  const anchors = page.locator('nav a[href^="/"], header a[href^="/"], footer a[href^="/"]');
  await expect.poll(() => anchors.count()).toBeGreaterThan(5);
  const links = await anchors.evaluateAll((all) =>
    all.map((each) => each.getAttribute('href') ?? ''),
  );
  for (const link of new Set(links)) {
    const answer = await page.request.get(link);
    expect.soft(answer.status(), link).toBe(200);
  }
});
