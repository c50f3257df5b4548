import { expect, test } from '../../support/test.ts';

test('what failed without a connection comes by itself when it is back', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await page.goto('/entrepreneurs?lang=en');
  const businesses = page.getByRole('main').getByRole('article');
  await expect(businesses.first()).toBeVisible();
  // What the page has not loaded when the network goes is another story.
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.getByRole('main').getByRole('searchbox').fill('roble');
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('main')
      .getByText(/connection/i)
      .first(),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Café Alto del Roble/ })
      .first(),
  ).toBeVisible();
});

test('nothing says that it is live while there is no connection', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await page.goto('/?lang=en');
  const live = page.getByRole('main').getByText('Live', { exact: true });
  await expect(live.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(live).toHaveCount(0);
  await context.setOffline(false);
  await expect(live.first()).toBeVisible();
});

test('a picture that is open large is closed by Back', async ({ page }) => {
  // A property always has pictures.
  await page.goto('/property?lang=en');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/property\/\w+/);
  const address = page.url();
  await page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(address);
});

test('a price that is none, or a range the wrong way round, is said where it stands', async ({
  page,
}) => {
  await page.goto('/products?lang=en');
  await page.getByLabel('From', { exact: true }).first().fill('abc');
  await page.getByRole('button', { name: 'Apply the price' }).first().click();
  await expect(page.getByText('Enter the amount in numbers').first()).toBeVisible();
  await page.getByLabel('From', { exact: true }).first().fill('100');
  await page.getByLabel('Up to', { exact: true }).first().fill('10');
  await page.getByRole('button', { name: 'Apply the price' }).first().click();
  await expect(page.getByText('This is less than the minimum amount').first()).toBeVisible();
  await expect(page).not.toHaveURL(/price/i);
});
