import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { Api } from './support/api.ts';
import { browserExecutable } from './support/browser.ts';
import { demo } from './support/demo.ts';
import { type Platform, removeData, startPlatform } from './support/platform.ts';
import { signInDevice } from './support/test.ts';

/*
 * `npm run screenshots` photographs the screens people see first, in both languages, on a desk and
 * on a phone, light and dark, into `screenshots/` (which git ignores).
 *
 *   --url http://localhost:4000   a platform that runs already, with the demonstration
 *   --only home,plans             screens whose name begins so
 *   --in es,phone,dark            only these languages, devices or schemes
 *   --whole                       the whole page instead of the first window
 */

/** A screen, who looks at it and how to come to it. */
interface Screen {
  name: string;
  path: string;
  /** The e-mail of an account of the demonstration; nobody's without it. */
  as?: string;
  /** Goes on from the path, to what has no address of its own. */
  onTo?: (page: Page) => Promise<unknown>;
}

/** Follows the first link whose address begins so. */
const follow = (start: string) => async (page: Page) => {
  const link = page.locator(`main a[href*="${start}"]`).first();
  const href = await link.getAttribute('href');
  if (href) await page.goto(href);
};

const screens: readonly Screen[] = [
  { name: 'home-visitor', path: '/' },
  { name: 'home-member', path: '/', as: demo.businessAdmin },
  { name: 'home-user', path: '/', as: demo.user },
  { name: 'sign-in', path: '/login' },
  { name: 'sign-up', path: '/register' },
  { name: 'plans', path: '/plans' },
  { name: 'membership', path: '/account/membership', as: demo.businessAdmin },
  { name: 'products', path: '/products' },
  { name: 'product', path: '/products', onTo: follow('/products/') },
  { name: 'property', path: '/property' },
  { name: 'property-details', path: '/property', onTo: follow('/property/') },
  { name: 'directory', path: '/entrepreneurs' },
  {
    name: 'business',
    path: '/entrepreneurs?q=Café+Alto+del+Roble',
    onTo: follow('/entrepreneurs/'),
  },
  { name: 'search-start', path: '/advanced-search' },
  { name: 'search', path: '/advanced-search?query=bodega+cali' },
  { name: 'my-listings', path: '/my-business-profile/listings', as: demo.businessAdmin },
  { name: 'reviews', path: '/my-business-profile/reviews', as: demo.businessAdmin },
  {
    name: 'review',
    path: '/my-business-profile/reviews',
    as: demo.businessAdmin,
    onTo: follow('/reviews/'),
  },
  { name: 'inbox', path: '/inbox', as: demo.user },
  { name: 'notifications', path: '/notifications', as: demo.user },
  { name: 'forum', path: '/wiki-forum' },
  { name: 'partners', path: '/partners' },
];

const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    only: { type: 'string', default: '' },
    in: { type: 'string', default: '' },
    whole: { type: 'boolean', default: false },
  },
});

const repository = resolve(import.meta.dirname, '../../..');
const folder = join(repository, 'screenshots');
const onlyIn = new Set(values.in.split(','));

/** Those of them that were asked for; all of them if none was. */
function chosen<Name extends string>(names: readonly Name[]): readonly Name[] {
  const named = names.filter((name) => onlyIn.has(name));
  return named.length > 0 ? named : names;
}

async function photograph(browser: Browser, url: string): Promise<void> {
  const begins = values.only.split(',');
  const wanted = screens.filter(({ name }) => begins.some((start) => name.startsWith(start)));
  const api = new Api(url);
  for (const as of new Set(wanted.map((screen) => screen.as))) {
    for (const language of chosen(['en', 'es'])) {
      for (const device of chosen(['desktop', 'phone'])) {
        for (const scheme of chosen(['light', 'dark'])) {
          const context = await browser.newContext({
            ...devices[device],
            baseURL: url,
            locale: language === 'es' ? 'es-CO' : 'en-US',
            timezoneId: 'America/Bogota',
            colorScheme: scheme,
            reducedMotion: 'reduce',
            serviceWorkers: 'block',
          });
          // Each is a device of its own: one whose refresh token another used up is signed out.
          if (as) await signInDevice(context, await api.signIn(as, demo.password), url);
          await context.addInitScript((chosenLanguage) => {
            localStorage.setItem('wiki.language', chosenLanguage);
          }, language);
          const page = await context.newPage();
          for (const { name, path, onTo } of wanted.filter((screen) => screen.as === as)) {
            const address = new URL(path, url);
            address.searchParams.set('lang', language);
            await page.goto(address.href);
            await settle(page);
            if (onTo) {
              await onTo(page);
              await settle(page);
            }
            const file = `${name}-${language}-${device}-${scheme}.png`;
            await page.screenshot({ path: join(folder, file), fullPage: values.whole });
            process.stdout.write(`${file}\n`);
          }
          await context.close();
        }
      }
    }
  }
}

/** Waits until nothing in sight is being loaded any more; what never comes is photographed as it is. */
async function settle(page: Page): Promise<void> {
  const patience = { timeout: 5_000 };
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle', patience).catch(() => undefined);
  if (values.whole) {
    // Pictures further down load when they come near.
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
  }
  await page
    .waitForFunction(
      () =>
        document.querySelector('main [aria-busy="true"]') === null &&
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
      undefined,
      patience,
    )
    .catch(() => undefined);
}

mkdirSync(folder, { recursive: true });
const own: Platform | null = values.url
  ? null
  : await startPlatform({ entry: 'tools/src/start.ts', patience: 600_000 });
const browser = await chromium.launch({
  executablePath: await browserExecutable(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none'],
});
try {
  await photograph(browser, values.url ?? own?.url ?? '');
} finally {
  await browser.close();
  if (own) {
    await own.stop();
    removeData(own);
  }
}
