import { type Language, type PageKey, pageKeys, pageOf } from '@wiki/domain';
import type { Api } from '../../support/api.ts';
import { demo } from '../../support/demo.ts';
import { type Reader, test } from '../../support/shared-device.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, type Page } from '../../support/test.ts';

// Nothing is done on these pages: the picture of a failure says what its trace would.
test.use({ trace: 'off' });

type Theme = 'light' | 'dark';

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

/** Every other page is dark on the desk and light on the phone: both windows are met in both themes. */
const themesOf = (key: PageKey): readonly [desk: Theme, phone: Theme] =>
  pageKeys.indexOf(key) % 2 === 0 ? ['light', 'dark'] : ['dark', 'light'];

for (const key of pageKeys) {
  test.describe(() => {
    test.use({ reader: readerOf(key) });

    test(`${key} answers in both languages, on a desk and on a phone`, async ({ page, api }) => {
      const id = (await (ids[key] ?? ownIds[key])?.(api)) ?? 'unknown';
      const path = pageOf(key).path.replaceAll(/:\w+/g, id).replace('*', '');
      const [onDesk, onPhone] = themesOf(key);

      await page.emulateMedia({ colorScheme: onDesk });
      await expectPage(page, key, path, 'en');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      const backToDesk = await becomePhone(page, onPhone);
      await expectNoSidewaysScroll(page);
      await expectPage(page, key, path, 'es');
      await expectNoSidewaysScroll(page);
      await expectBarsWhole(page);
      await expectAccessible(page);
      await backToDesk();
      await expectReadableLarge(page);
      await expectChosenShown(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

/** Opens a page in a language and waits until it is whole. */
async function expectPage(
  page: Page,
  key: PageKey,
  path: string,
  language: Language,
): Promise<void> {
  const response = await page.goto(`${path}?lang=${language}`);
  expect(response?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page).toHaveTitle(key === 'home' ? /Wiki empresarios/ : /.+ · Wiki empresarios/);
  if (isTitledAlike(key)) {
    await expect(page).toHaveTitle(titleIn((await response?.text()) ?? ''));
  }
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S+ \S+/);
}

/** Makes a tab the screen of a phone, which is quicker than another tab; what it gives makes it a desk again. */
async function becomePhone(page: Page, theme: Theme): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await page.emulateMedia({ colorScheme: theme });
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await browser.send('Emulation.setDeviceMetricsOverride', {
    width: 360,
    height: 800,
    deviceScaleFactor: 1,
    mobile: true,
  });
  return async () => {
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await browser.send('Emulation.clearDeviceMetricsOverride');
    await browser.detach();
  };
}

/**
 * As a desk shows it at 400 %: nothing sticks out, nothing is lost to those who hear it, and what stays
 * in place leaves most of the window.
 */
async function expectReadableLarge(page: Page): Promise<void> {
  const window = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  await expectNoSidewaysScroll(page);
  const covered = () =>
    page.evaluate(() => {
      scrollTo(0, 400);
      const isBar = (each: Element) => {
        const { position, visibility } = getComputedStyle(each);
        const { width, height } = each.getBoundingClientRect();
        const stays = position === 'fixed' || position === 'sticky';
        return stays && visibility === 'visible' && width > 200 && height > 0;
      };
      const bars = [...document.querySelectorAll('body *')].filter(isBar);
      const rows = new Set<number>();
      for (const bar of bars) {
        const { top, bottom } = bar.getBoundingClientRect();
        for (let y = Math.max(0, Math.floor(top)); y < Math.min(innerHeight, bottom); y += 1) {
          // Only what lies on top covers anything.
          const above = document.elementFromPoint(innerWidth / 2, y);
          if (above && bar.contains(above)) rows.add(y);
        }
      }
      scrollTo(0, 0);
      return rows.size / innerHeight;
    });
  await expect.poll(covered).toBeLessThan(0.5);
  await expectAccessible(page);
  if (window) await page.setViewportSize(window);
}

/** Nothing of the bars that stay in place lies beyond the edge, where no scrolling reaches it. */
async function expectBarsWhole(page: Page): Promise<void> {
  const cut = () =>
    page.evaluate(() => {
      const isFixed = (each: Element): boolean => getComputedStyle(each).position === 'fixed';
      const scrolls = (each: Element): boolean => getComputedStyle(each).overflowX !== 'visible';
      const around = (each: Element): Element[] =>
        each.parentElement && each.parentElement !== document.body
          ? [each.parentElement, ...around(each.parentElement)]
          : [];
      return [...document.querySelectorAll('a, button')]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .filter((each) => {
          const { right, width, top } = each.getBoundingClientRect();
          return width > 1 && right > innerWidth + 1 && top < innerHeight;
        })
        .filter((each) => {
          const bar = around(each).findIndex(isFixed);
          return (
            bar >= 0 &&
            !around(each)
              .slice(0, bar + 1)
              .some(scrolls)
          );
        })
        .map((each) => each.outerHTML.slice(0, 150));
    });
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(cut).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Where colors are forced, what is chosen differs from the others by more than the weight of its letters. */
async function expectChosenShown(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const alike = await page.evaluate(() => {
    const chosen =
      '[aria-pressed="true"], [aria-current]:not([aria-current="false"]), [aria-selected="true"]';
    const looksOf = (each: Element) =>
      [each, each.firstElementChild]
        .filter((part) => part !== null)
        .flatMap((part) => [null, '::before', '::after'].map((of) => getComputedStyle(part, of)))
        .map((style) =>
          [
            style.backgroundColor,
            style.color,
            style.borderStyle,
            style.borderWidth,
            style.borderColor,
            style.outlineStyle,
            style.textDecorationLine,
            style.content,
          ].join(),
        )
        .join('|');
    return [...document.querySelectorAll(chosen)]
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 0)
      .filter((each) => {
        const group = each.closest('ul, ol, nav, [role="group"], [role="tablist"], fieldset');
        const other = [...(group?.querySelectorAll(each.tagName) ?? [])].find(
          (one) =>
            !one.matches(chosen) && one.className.split(' ')[0] === each.className.split(' ')[0],
        );
        return other !== undefined && looksOf(other) === looksOf(each);
      })
      .map((each) => each.outerHTML.slice(0, 150));
  });
  expect(alike).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
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
