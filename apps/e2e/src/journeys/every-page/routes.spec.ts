import { type Language, type PageKey, pageKeys, pageOf } from '@wiki/domain';
import type { Api } from '../../support/api.ts';
import { demo } from '../../support/demo.ts';
import { expectGoodLooks, expectHead, isShownInStates, readIn } from '../../support/looks.ts';
import { type Reader, test } from '../../support/shared-device.ts';
import { expect, type Page } from '../../support/test.ts';

// Nothing is done on these pages: the picture of a failure says what its trace would.
test.use({ trace: 'off' });

/** The id of the first thing of a list that everybody reads. */
async function firstOf(api: Api, list: string): Promise<string> {
  const { found } = await api.run<{ found: { edges: { node: { id: string } }[] } }>(
    `{ found: ${list} { edges { node { id } } } }`,
  );
  return found.edges[0]?.node.id ?? '';
}

/** The address of the first thing of a list whose pages are named by words. */
async function slugOf(api: Api, list: string): Promise<string> {
  const { found } = await api.run<{ found: { edges: { node: { slug: string } }[] } }>(
    `{ found: ${list}(first: 1) { edges { node { slug } } } }`,
  );
  return found.edges[0]?.node.slug ?? '';
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
const ids: Partial<Record<PageKey, (api: Api) => Promise<string>>> = {
  product: dearest('PRODUCT'),
  service: dearest('SERVICE'),
  property: dearest('PROPERTY'),
  entrepreneur: (api) => firstOf(api, 'businesses(first: 1)'),
  review: firstReview,
  partner: async (api) => slugOf(api, 'partners'),
  newsItem: async (api) => slugOf(api, 'news'),
  discussion: (api) => firstOf(api, 'discussions(first: 1, sort: MOST_LIKED)'),
  user: async (api) => (await api.signUp()).userId,
};

/** Where an id is one of the reader's own things, or of somebody they may write to. */
const ownIds: Partial<Record<PageKey, (api: Api) => Promise<string>>> = {
  chat: async (api) => {
    const { token } = await api.signIn(demo.businessAdmin, demo.password);
    const { chats } = await api.run<{ chats: { edges: { node: { id: string } }[] } }>(
      '{ chats(first: 1) { edges { node { id } } } }',
      {},
      token,
    );
    return chats.edges[0]?.node.id ?? '';
  },
  newChat: async (api) => (await api.signUp()).userId,
};

/** Who reads a page: whoever it is made for. */
function readerOf(key: PageKey): Reader {
  const { access, isWayIn } = pageOf(key);
  if (access === 'wikiAdmin') return 'admin';
  return isWayIn ? 'visitor' : 'businessAdmin';
}

/** Pages for everybody, which the server titles as the client does. */
const isTitledAlike = (key: PageKey): boolean => {
  const { access, path } = pageOf(key);
  return access === 'everyone' && (key in ids || !path.includes(':')) && !titledByState.has(key);
};

/** Pages whose title says how what they were opened for went. */
const titledByState = new Set<PageKey>(['resetPassword', 'verifyEmail', 'businessInvitation']);

/** The title of a page as the server sent it. */
function titleIn(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)</.exec(html) ?? [];
  return title.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

// Those of the back office are looked at in all their states, by `admin-states.spec.ts`.
for (const key of pageKeys.filter((each) => !isShownInStates(each))) {
  test.describe(() => {
    test.use({ reader: readerOf(key) });

    test(`${key} answers in both languages, on a desk and on a phone`, async ({ page, api }) => {
      const id = (await (ids[key] ?? ownIds[key])?.(api)) ?? 'unknown';
      const path = pageOf(key).path.replaceAll(/:\w+/g, id).replace('*', '');
      await expectGoodLooks(page, key, async (language, isFirst) => {
        const address = `${path}?lang=${language}`;
        const html = isFirst ? await open(page, address) : await readOn(page, address, language);
        await expectPage(page, key, language, html);
      });
    });
  });
}

/** Opens a page and gives it as the server sent it. */
async function open(page: Page, address: string): Promise<string> {
  const response = await page.goto(address);
  expect(response?.status()).toBe(200);
  return (await response?.text()) ?? '';
}

/** Reads an open page in another language, and gives it as the server sends it in that one. */
async function readOn(page: Page, address: string, language: Language): Promise<string> {
  // Its connection may be closed for idleness at the moment it is used again.
  const response = await page.request.get(address, { maxRetries: 2 });
  expect(response.status()).toBe(200);
  await readIn(page, language);
  return response.text();
}

/** A page in a language, once it is whole. */
async function expectPage(
  page: Page,
  key: PageKey,
  language: Language,
  html: string,
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectHead(page, key);
  if (isTitledAlike(key)) await expect(page).toHaveTitle(titleIn(html));
}

test('an address that leads nowhere answers 404 and says so', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  const response = await page.goto('/no/such/page?lang=en');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'There’s nothing at this address',
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
