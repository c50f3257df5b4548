import { type Language, type PageKey, pageKeys, pageOf } from '@wiki/domain';
import { expect, expectAccessible, expectNoSidewaysScroll, type Page } from './test.ts';

// How a page looks to everybody: on a desk and on a phone, in both themes, enlarged, and where colors are
// forced.

type Theme = 'light' | 'dark';

/** What axe advises beyond the criteria: all of a page is in its parts, tables and titles say what they are. */
const goodPractice = ['region', 'empty-table-header', 'page-has-heading-one', 'heading-order'];

/** What enlarging may change of a page that was looked at in a narrow window before. */
const drawn = [
  'color-contrast',
  'target-size',
  'link-in-text-block',
  'scrollable-region-focusable',
];

/** Pages that lead to another one. */
const leadOn = new Set<PageKey>([
  'admin',
  'adminBusinessProfiles',
  'adminManagePartners',
  'adminManageListings',
]);

/** Whether a page of the back office is looked at in each of its states, the filled one as all others are. */
export const isShownInStates = (key: PageKey): boolean =>
  pageOf(key).access === 'wikiAdmin' && !leadOn.has(key);

const isEven = (key: PageKey): boolean => pageKeys.indexOf(key) % 2 === 0;

/** Every other page is dark on the desk and light on the phone: both windows are met in both themes. */
const themesOf = (key: PageKey): readonly [desk: Theme, phone: Theme] =>
  isEven(key) ? ['light', 'dark'] : ['dark', 'light'];

/** The title of a page is its own, and something is said of it. */
export async function expectHead(page: Page, key: PageKey): Promise<void> {
  await expect(page).toHaveTitle(key === 'home' ? /Wiki empresarios/ : /.+ · Wiki empresarios/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S+ \S+/);
}

/**
 * Looks at a page in English as a desk shows it, in Spanish as a phone does, and enlarged; in one theme
 * and in the other. Every other page is met on the phone first: what a window shows when a page comes
 * into it, and what it shows when it becomes another, are both seen.
 * @param show shows it in a language, whole; the first time the page comes into the window
 */
export async function expectGoodLooks(
  page: Page,
  key: PageKey,
  show: (language: Language, isFirst: boolean) => Promise<void>,
): Promise<void> {
  const [onDesk, onPhone] = themesOf(key);
  const lookOnDesk = async (isFirst: boolean) => {
    await page.emulateMedia({ colorScheme: onDesk });
    await show('en', isFirst);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, { alsoRules: goodPractice });
  };
  const lookOnPhone = async (isFirst: boolean) => {
    const backToDesk = await becomePhone(page, onPhone);
    if (!isFirst) await expectNoSidewaysScroll(page);
    await show('es', isFirst);
    await expectNoSidewaysScroll(page);
    await expectBarsWhole(page);
    await expectAccessible(page);
    await backToDesk();
  };
  const looks = isEven(key) ? [lookOnDesk, lookOnPhone] : [lookOnPhone, lookOnDesk];
  for (const [turn, look] of looks.entries()) await look(turn === 0);
  await expectReadableLarge(page);
  await expectChosenShown(page);
  await expectNoSidewaysScroll(page);
}

/** Changes the language by the address, without loading the page again or changing the account's. */
export async function readIn(page: Page, language: Language): Promise<void> {
  await page.evaluate((wanted) => {
    const address = new URL(location.href);
    if (address.searchParams.get('lang') === wanted) return;
    address.searchParams.set('lang', wanted);
    const state: unknown = history.state;
    history.replaceState(state, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
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
  await expectAccessible(page, { onlyRules: drawn });
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
