import type { Page } from '@playwright/test';
import { demoBusiness, firstBusiness } from '../../support/business.ts';
import { mostDiscussed } from '../../support/discussion.ts';
import { actOnListing, publishProduct } from '../../support/listing.ts';
import { isScriptOf } from '../../support/scripts.ts';
import { expect, signInDevice, test } from '../../support/test.ts';

/** Opens an address and gives the page as the server sent it. */
async function htmlOf(page: Page, address: string): Promise<string> {
  const response = await page.goto(address);
  return (await response?.text()) ?? '';
}

/** Opens an address as the server rendered it; while the server is busy it may come without. */
async function openRendered(page: Page, address: string): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await htmlOf(page, address);
    expect(html).toMatch(/<div id="root">(?!<\/div>)/);
  }).toPass();
  return html;
}

test('public pages come rendered, are hydrated, and name files that are there', async ({
  page,
  api,
}) => {
  const seller = await demoBusiness(api, 'plateria-cuesta-san-blas');
  const product = await publishProduct(api, seller, 'Butaco </script><script>alert(1)</script>');
  for (const path of [
    '/',
    '/services',
    `/products/${product}`,
    `/entrepreneurs/${await firstBusiness(api)}`,
    `/wiki-forum/${await mostDiscussed(api)}`,
    '/legal/terms',
    '/plans',
    '/become-a-business-member',
    '/login',
    '/register',
  ]) {
    const html = await openRendered(page, `${path}?lang=en`);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    expect(html).not.toContain('<script>alert');
    // A list that the server did not ask for stays empty for who reads without scripts.
    expect(html).not.toMatch(/>Loading /);
    // The heading that the server rendered is hydrated: no other takes its place.
    await heading.evaluate((element) => element.setAttribute('data-of-server', ''));
    await expect(page.locator('title:not([data-initial])')).toBeAttached();
    await expect(heading).toHaveAttribute('data-of-server');

    const files = [
      ...html.matchAll(/<link rel="(?:modulepreload|stylesheet)"[^>]*href="([^"]+)"/g),
    ];
    expect(files.length).toBeGreaterThan(3);
    const lasting = files.map(async ([, file = '']) => {
      const { status, headers } = await fetch(api.url + file);
      return { file, status, kept: headers.get('cache-control') };
    });
    for (const { file, ...found } of await Promise.all(lasting)) {
      expect({ file, ...found }).toEqual({
        file,
        status: 200,
        kept: 'public, max-age=31536000, immutable',
      });
    }
  }
});

test('public pages come to life without the data of a language, which takes a phone a while to read', async ({
  page,
  api,
}) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { made });
    const note = (name: string): ProxyHandler<() => unknown> => ({
      construct: (target, args, self) => {
        made.push(name);
        return Reflect.construct(target, args, self) as object;
      },
    });
    const { NumberFormat, DateTimeFormat, RelativeTimeFormat } = Intl;
    const formats = { NumberFormat, DateTimeFormat, RelativeTimeFormat };
    for (const [name, format] of Object.entries(formats)) {
      Object.assign(Intl, { [name]: new Proxy(format as unknown as () => unknown, note(name)) });
    }
  });
  // The page of a business may ask: whether it is open is known in its own zone.
  for (const path of ['/', '/products', `/wiki-forum/${await mostDiscussed(api)}`]) {
    await openRendered(page, `${path}?lang=es`);
    await expect(page.locator('title:not([data-initial])')).toBeAttached();
    expect(await page.evaluate('made')).toEqual([]);
  }
});

test('a list says to search engines what it shows, and the price of a plan stands in its page', async ({
  page,
}) => {
  const list = await openRendered(page, '/services?lang=es');
  const shown = await page.getByRole('article').getByRole('heading').getByRole('link').all();
  const links = await Promise.all(shown.map((link) => link.getAttribute('href')));
  const { itemListElement: items } = JSON.parse(
    /\{"@context":"https:\/\/schema.org","@type":"ItemList".*?(?=<\/script>)/.exec(list)?.[0] ??
      '{}',
  ) as { itemListElement: { position: number; url: string }[] };
  expect(links.length).toBeGreaterThan(10);
  expect(items.map(({ url }) => new URL(url).pathname)).toEqual(links);
  expect(items.map(({ position }) => position)).toEqual(links.map((_, index) => index + 1));

  expect(await openRendered(page, '/plans?lang=es')).toMatch(/IVA incluido/);
  expect(await openRendered(page, '/contact?lang=en')).toContain('Law 1581');
});

for (const zone of ['Etc/GMT+12', 'Pacific/Kiritimati']) {
  test.describe(`in ${zone}, where another day is than elsewhere`, () => {
    test.use({ timezoneId: zone });

    test('a rendered listing is hydrated with the day of its reader', async ({ page, api }) => {
      const seller = await demoBusiness(api, 'plateria-cuesta-san-blas');
      const address = `/products/${await publishProduct(api, seller, 'Aretes de plata')}?lang=en`;
      await openRendered(page, address);
      const published = page.locator('dt', { hasText: 'Published' }).locator('+ dd');
      const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: zone });
      await expect(published).toHaveText(today.format());
    });
  });
}

test('a page that is opened anew begins at its top, and a reloaded one where it was', async ({
  page,
}) => {
  const down = () => page.evaluate(() => Math.round(scrollY));
  const alive = () => expect(page.locator('title:not([data-initial])')).toBeAttached();
  await page.goto('/products?lang=en');
  await alive();
  await page.evaluate(() => scrollTo(0, 400));
  await page.reload();
  await alive();
  await expect.poll(down).toBe(400);
  await page.goto('/services?lang=en');
  await alive();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await down()).toBe(0);
});

/** Opens a rendered address whose scripts wait for the function that it gives. */
async function openBeforeHydration(page: Page, address: string): Promise<() => void> {
  const { promise: hydrate, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await hydrate;
    await route.continue();
  });
  await expect(async () => {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  return resolve;
}

test('who has begun to read a page stays where they are when it is hydrated', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/products?lang=en');
  await page.evaluate(() => scrollTo(0, 300));
  hydrate();
  await expect(page.locator('title:not([data-initial])')).toBeAttached();
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(300);
});

test('a part of a page stays as it was drawn while its code is on its way', async ({ page }) => {
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(isScriptOf('CommunityUpdates'), async (route) => {
    await arrives;
    await route.continue();
  });
  await expect(async () => {
    await page.goto('/?lang=en', { waitUntil: 'commit' });
    await expect(updates(page).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.evaluate(() => {
    const shown = { fewest: Number.POSITIVE_INFINITY };
    const count = () => {
      const now = document.querySelectorAll('[aria-labelledby="community"] li').length;
      shown.fewest = Math.min(shown.fewest, now);
    };
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
    Object.assign(globalThis, { shown });
  });
  // Hydrated, and drawn anew with who reads.
  await expect(page.locator('title:not([data-initial])')).toBeAttached();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  arrive();
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  const fewest = await page.evaluate(() => (globalThis as { shown?: { fewest: number } }).shown);
  expect(fewest?.fewest).toBeGreaterThan(2);
});

test('what lies below the first screen is left as it was drawn, and works once it is reached', async ({
  page,
}) => {
  await openRendered(page, '/products?lang=en');
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' });
  await last.evaluate((link) => link.setAttribute('data-from-server', ''));
  await expect(page.locator('title:not([data-initial])')).toBeAttached();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('data-from-server');
  await last.click();
  await expect(page).toHaveURL(/\/legal\/terms/);
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});

/** What the first page tells of the community. */
const updates = (page: Page) =>
  page.getByRole('region', { name: 'The community' }).getByRole('listitem');

test('what is pressed before the page is hydrated is made up for', async ({ page, api }) => {
  const seller = await demoBusiness(api, 'plateria-cuesta-san-blas');
  const address = `/products/${await publishProduct(api, seller, 'Aretes de plata')}?lang=en`;
  const hydrate = await openBeforeHydration(page, address);
  await page.getByRole('button', { name: 'Contact seller' }).click();
  hydrate();
  await expect(page.getByText('Please login to contact seller')).toBeVisible();
});

test('what is chosen before the page is hydrated is made up for', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/products?lang=en');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Featured first' });
  await page.getByRole('checkbox', { name: /^Coffee/ }).check();
  hydrate();
  await expect(page).toHaveURL(/category=coffee/);
  await expect(page).toHaveURL(/sort=/);
  await expect(page.getByRole('checkbox', { name: /^Coffee/ })).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is read in its language, to its next page and to what is in it', async ({
    page,
  }) => {
    await openRendered(page, '/products?lang=es');
    await openRendered(page, '/products');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Productos');
    const [first] = await page.getByRole('heading', { level: 2 }).getByRole('link').all();
    const name = await first?.textContent();
    await expect(async () => {
      await openRendered(page, '/products');
      const next = await page.locator('a[rel="next"]').getAttribute('href');
      await openRendered(page, `/products${next}`);
      await expect(page.getByRole('link', { name: name ?? '', exact: true })).toHaveCount(0);
    }).toPass();
    const link = page.locator('main h2 a').first();
    const title = await link.textContent();
    await openRendered(page, (await link.getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title ?? '');
  });
});

test('who has chosen Spanish once is given pages in it', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'ES, Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await openRendered(page, '/services')).toContain('<html lang="es"');
  await expect(page.locator('html')).not.toHaveAttribute('data-rendered-for-another');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Servicios');
});

test('what is hidden is not rendered', async ({ page, api, complaints }) => {
  complaints.expect(/404/);
  const seller = await demoBusiness(api, 'plateria-cuesta-san-blas');
  const product = await publishProduct(api, seller, 'Butaco de roble');
  await expect(async () => {
    expect(await openRendered(page, `/products/${product}`)).toContain('Butaco de roble');
  }).toPass();
  await actOnListing(api, seller, product, 'pause');
  const html = await htmlOf(page, `/products/${product}?lang=en`);
  expect(html).not.toContain('Butaco de roble');
  expect(html).not.toContain('application/json');
});

test('whoever was signed in here is not shown a visitor’s page', async ({ page, context, api }) => {
  await signInDevice(context, await api.signUp({ language: 'en' }), api.url);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible();
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root');
      const isShown = root?.hasChildNodes() && getComputedStyle(root).visibility !== 'hidden';
      document.documentElement.dataset.flashed = String(isShown);
    });
  });
  await openRendered(page, '/');
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-flashed', 'false');
});

test.describe('where the day is another one', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'es-CO' });

  test('days and hours of a rendered page become the reader’s without a complaint', async ({
    page,
    api,
  }) => {
    const { partners, news } = await api.run<
      Record<string, { edges: { node: { slug: string } }[] }>
    >(
      '{ partners(first: 1) { edges { node { slug } } } news(first: 1) { edges { node { slug } } } }',
    );
    for (const path of [
      '/',
      '/news',
      `/news/${news?.edges[0]?.node.slug}`,
      `/partners/${partners?.edges[0]?.node.slug}`,
      `/entrepreneurs/${await firstBusiness(api)}`,
    ]) {
      await openRendered(page, `${path}?lang=es`);
      await expect(page.locator('title:not([data-initial])')).toBeAttached();
    }
  });
});

test('what is typed before a page is hydrated is heard when it is', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await openRendered(page, '/questions?lang=es');
  await page.goto('/questions?lang=es', { waitUntil: 'commit' });
  await page.getByLabel('Buscar una respuesta').fill('olvide contraseña');
  await expect(page).toHaveURL(/[?&]q=olvide/);
});

test('who signs in before the page is hydrated is signed in', async ({ page, api }) => {
  const { email, password } = await api.signUp({ language: 'en' });
  const hydrate = await openBeforeHydration(page, '/login?lang=en');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  hydrate();
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible();
  expect(page.url()).not.toContain(password);
});

test('what a page was told by the one before it is there when it is reloaded', async ({ page }) => {
  await openRendered(page, '/login?lang=en');
  await page.evaluate(() => history.replaceState({ usr: { hasNewPassword: true } }, ''));
  await page.reload();
  await expect(page.getByText('Your new password is set.')).toBeVisible();
});
