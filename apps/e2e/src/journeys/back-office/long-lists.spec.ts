import { expect, test } from '../../support/test.ts';

// Of services, because no other journey publishes any meanwhile.
test('the list grows, shows details, and is as it was on the way back', async ({ page }) => {
  await page.goto('/services');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const firstPage = await cards.count();
  await page.getByRole('button', { name: 'Show more services' }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(firstPage);
  const grown = await cards.count();
  await expect(page).toHaveURL('/services?pages=2');

  const last = cards.last().getByRole('link').first();
  const name = (await cards.last().getByRole('heading').innerText()).trim();
  await last.click();
  await expect(page).toHaveURL(/\/services\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.slice(0, 20));

  await page.goBack();
  await expect(page).toHaveURL('/services?pages=2');
  await expect.poll(() => cards.count()).toBe(grown);

  // Also over a reload, though the further pages come later.
  await cards.last().scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await page.reload();
  await expect.poll(() => cards.count()).toBe(grown);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 200);
});

test('the whole catalog can be reached, each product once', async ({ page }) => {
  await page.goto('/products');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const more = page.getByRole('button', { name: 'Show more products' });
  while (await more.isVisible()) {
    const shown = await cards.count();
    // While it loads, the button takes no press; with the last products it goes, at times between being
    // seen and being pressed.
    await expect(async () => {
      await more.evaluateAll((buttons) => (buttons[0] as HTMLElement | undefined)?.click());
      await expect
        .poll(async () => (await cards.count()) > shown || !(await more.isVisible()), {
          timeout: 3_000,
        })
        .toBe(true);
    }).toPass();
  }
  const addresses = await cards
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const products = addresses.filter((each) => each?.startsWith('/products/'));
  expect(new Set(products).size).toBeGreaterThanOrEqual(50);
});

test('an address of no product says so', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await page.goto('/products/unknown');
  await expect(
    page.getByRole('heading', { name: 'This product is no longer available' }),
  ).toBeVisible();
});
