import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createBusiness, demoBusiness } from '../../support/business.ts';
import { sayIn } from '../../support/conversation.ts';
import { demo } from '../../support/demo.ts';
import { publishProduct } from '../../support/listing.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const community = (page: Page) => page.getByRole('region', { name: 'The community' });

test('the welcome says to each what comes next', async ({ page, newDevice, api }) => {
  const main = page.getByRole('main');
  await page.goto('/?lang=en');
  await expect(heading(page)).toHaveText('The business network where everyone wins');
  await expect(main.getByRole('link', { name: 'Join the network' })).toHaveAttribute(
    'href',
    '/register',
  );
  await expect(main.getByRole('region', { name: 'Featured' }).getByRole('article')).not.toHaveCount(
    0,
  );
  await expect(community(page).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);

  const userDevice = await newDevice();
  await signInDevice(userDevice, await api.signUp({ firstName: 'Camila' }), api.url);
  const user = await userDevice.newPage();
  await user.goto('/?lang=en');
  await expect(heading(user)).toHaveText(/^Good (morning|afternoon|evening), Camila$/);
  const waits = user.getByRole('main').getByRole('list', { name: 'What’s waiting for you' });
  await expect(waits.getByRole('link', { name: 'Nothing unread' })).toBeVisible();
  await expect(waits.getByRole('link', { name: 'Become a business member' })).toBeVisible();

  const { manager } = await createBusiness(api);
  const sellersDevice = await newDevice();
  await signInDevice(sellersDevice, manager, api.url);
  const seller = await sellersDevice.newPage();
  await seller.goto('/?lang=en');
  await expect(heading(seller)).toHaveText(/^Good (morning|afternoon|evening), Rosa$/);
  const desk = seller.getByRole('main').getByRole('list', { name: 'What’s waiting for you' });
  await expect(desk.getByRole('link')).toHaveCount(5);
  await expectAccessible(seller);
  await seller.getByRole('main').getByRole('button', { name: 'Publish' }).click();
  await seller.getByRole('link', { name: 'A service' }).click();
  await expect(seller).toHaveURL(/\/my-business-profile\/listings\/new\?type=service/);
});

test('a visitor chooses the colors, on a desk as on a phone', async ({ page }) => {
  const colored = page.locator('html');
  await page.goto('/?lang=en');
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await sections.getByRole('button', { name: 'Dark' }).click();
  await expect(colored).toHaveAttribute('data-color-scheme', 'dark');
  await page.reload();
  await expect(colored).toHaveAttribute('data-color-scheme', 'dark');
  await expectAccessible(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  await menu.getByRole('button', { name: 'Light' }).click();
  await expect(colored).toHaveAttribute('data-color-scheme', 'light');
});

test('the desk of a business says what waits, and follows it', async ({ page, context, api }) => {
  const { manager, businessId } = await createBusiness(api);
  await signInDevice(context, manager, api.url);
  await page.goto('/?lang=en');
  const desk = page.getByRole('list', { name: 'What’s waiting for you' });
  await expect(desk.getByRole('link', { name: 'No reviews yet' })).toBeVisible();
  await expect(desk.getByRole('link', { name: 'No drafts. Publish something' })).toBeVisible();

  const customer = await api.signIn(demo.user, demo.password);
  const { opened } = await api.run<{ opened: { chat: { id: string } } }>(
    `mutation ($input: ContactBusinessInput!) {
      opened: contactBusiness(input: $input) { chat { id } userErrors { code } } }`,
    { input: { businessId } },
    customer.token,
  );
  await sayIn(api, customer, opened.chat.id, 'Do you deliver to Cali?');
  await expect(desk.getByRole('link', { name: /^Unread messages: 1\. .*Laura/ })).toBeVisible();

  // What is featured: of every kind, or of the one that the address names.
  const featured = page.getByRole('region', { name: 'Featured' });
  await expect(featured.getByRole('article')).toHaveCount(4);
  await featured.getByRole('radio', { name: 'Services' }).click();
  await expect(page).toHaveURL(/featured=services/);
  await expect(featured.getByText('Product', { exact: true })).toHaveCount(0);
});

test('what happens in the network appears at once, grouped by who did it', async ({
  page,
  api,
}) => {
  await page.goto('/?lang=en');
  await expect(community(page).getByRole('listitem').first()).toBeVisible();

  // Other journeys are part of the community as well: what matters here is found by its words.
  const told = (text: string | RegExp) =>
    community(page).getByRole('listitem').filter({ hasText: text });
  const { name } = await createBusiness(api);
  await expect(told(`${name} joined the network`)).toBeVisible();

  // The line names the last thing of a business, so no other journey publishes for this one.
  const business = await demoBusiness(api, 'telares-de-quibor');
  const product = `Anillo ${randomBytes(4).toString('hex')}`;
  await Promise.all(
    ['grande', 'chico'].map((size) => publishProduct(api, business, `${product} ${size}`)),
  );
  const line = told(product);
  await expect(line).toHaveText(
    new RegExp(`${business.name} published ${product} (grande|chico) and \\d+ more`),
  );
  await expectAccessible(page);
  await line.getByRole('link', { name: product }).click();
  await expect(heading(page)).toContainText(product);
});

test.describe('on a phone, in Spanish', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('the first page leads into each section', async ({ page }) => {
    await page.goto('/?lang=es');
    await expect(heading(page)).toHaveText('La red de negocios donde todos ganamos');
    await expect(page.getByRole('region', { name: 'La comunidad' })).toContainText(
      /publicó|se unió/,
    );
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page
      .getByRole('navigation', { name: 'Descubrir' })
      .getByRole('link', { name: 'Inmuebles' })
      .tap();
    await expect(page).toHaveURL('/property');
  });
});
