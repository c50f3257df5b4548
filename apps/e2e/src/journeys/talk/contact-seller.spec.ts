import { randomBytes } from 'node:crypto';
import { demoBusiness } from '../../support/business.ts';
import { demo } from '../../support/demo.ts';
import { publishProduct } from '../../support/listing.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../../support/test.ts';

const phone = { width: 360, height: 800 };

test('a visitor signs in to contact the seller, who answers without reloading', async ({
  page,
  newDevice,
  api,
}) => {
  const business = await demoBusiness(api, 'barro-luna-negra');
  const product = `Butaco ${randomBytes(4).toString('hex')}`;
  const listingId = await publishProduct(api, business, product);
  const customer = await api.signUp({ firstName: 'Camila', lastName: 'Rojas Pardo' });

  const sellersDevice = await newDevice();
  await signInDevice(sellersDevice, business.manager, api.url);
  const seller = await sellersDevice.newPage();
  await seller.goto('/?lang=en');
  const inbox = seller.getByRole('banner').getByRole('link', { name: /^Inbox/ });
  await expect(inbox).toHaveAccessibleName('Inbox');

  await page.setViewportSize(phone);
  await page.goto(`/products/${listingId}?lang=en`);
  await page.getByRole('button', { name: 'Contact seller' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Please login to contact seller' });
  await expect(alert).toBeVisible();
  await alert.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();

  await expect(page).toHaveURL(/\/inbox\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(business.name);
  await expect(page.getByRole('main').getByRole('link', { name: product })).toHaveAttribute(
    'href',
    `/products/${listingId}`,
  );
  const composer = page.getByLabel('Your message');
  await expect(composer).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await composer.fill('Is the wood certified?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log')).toContainText('Is the wood certified?');
  await expect(composer).toHaveValue('');
  await expect(composer).toBeInViewport({ ratio: 1 });

  await expect(inbox).toHaveAccessibleName('Inbox: 1 unread');
  await inbox.click();
  const row = seller.getByRole('main').getByRole('link', { name: /Camila Rojas Pardo/ });
  await expect(row).toContainText('Unread.');
  await expect(row).toContainText('Is the wood certified?');
  await expectAccessible(seller);
  await row.click();
  await expect(seller.getByRole('log')).toContainText('Is the wood certified?');
  await expect(inbox).toHaveAccessibleName('Inbox');
  await expectAccessible(seller);
  await seller.getByLabel('Your message').fill('It is, with its papers.');
  await seller.getByLabel('Your message').press('Enter');

  await expect(page.getByRole('log')).toContainText('It is, with its papers.');
  await expect(seller.getByRole('log')).toContainText('Seen');

  // The same button leads back to the same conversation.
  const conversation = page.url();
  await page.getByRole('main').getByRole('link', { name: product }).click();
  await page.getByRole('button', { name: 'Contact seller' }).click();
  await expect(page).toHaveURL(conversation);
});

test('what is written without a network arrives once, in order, also after the tab was closed', async ({
  page,
  context,
  api,
  complaints,
}) => {
  const business = await demoBusiness(api, 'hilanderia-sumaq');
  const listingId = await publishProduct(api, business, 'Butaco de roble');
  await signInDevice(context, await api.signUp(), api.url);
  await page.goto(`/products/${listingId}?lang=en`);
  await page.getByRole('button', { name: 'Contact seller' }).click();
  await expect(page).toHaveURL(/\/inbox\/.+/);

  complaints.expect(/Failed to load resource/);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SendMessage') ? route.abort() : route.fallback(),
  );
  for (const text of ['The first.', 'The second.']) {
    await page.getByLabel('Your message').fill(text);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('log')).toContainText(text);
  }
  const waiting = page.getByText(/^(Sending|Waits for a connection)$/);
  await expect(waiting).toHaveCount(2);
  await expectAccessible(page);
  // They are still there in another tab, once the first is closed, and go out by themselves.
  const address = page.url();
  await page.close();
  const later = await context.newPage();
  await later.goto(address);
  const log = later.getByRole('log');
  await expect(log).toContainText(/The first\.[^]*The second\./);
  await expect(later.getByText(/^(Sending|Waits for a connection)$/)).toHaveCount(0);
  await later.reload();
  await expect(log).toContainText(/The first\.[^]*The second\./);
  await expect(log.getByText('The first.', { exact: true })).toHaveCount(1);
});

test('a word that an administrator forbids blocks a message, which goes back to its author', async ({
  page,
  context,
  newDevice,
  api,
}) => {
  const word = `zorro${randomBytes(4).toString('hex')}`;
  const business = await demoBusiness(api, 'hilanderia-sumaq');
  const listingId = await publishProduct(api, business, 'Butaco de roble');
  await signInDevice(context, await api.signUp(), api.url);
  await page.goto(`/products/${listingId}?lang=en`);
  await page.getByRole('button', { name: 'Contact seller' }).click();
  await expect(page).toHaveURL(/\/inbox\/.+/);
  const composer = page.getByLabel('Your message');

  const adminsDevice = await newDevice();
  await signInDevice(adminsDevice, await api.signIn(demo.admin, demo.password), api.url);
  const admin = await adminsDevice.newPage();
  await admin.goto('/admin/manage-discussions/manage-blacklist-phrases?lang=en');
  await admin.getByLabel('New word').fill(word);
  await admin.getByRole('button', { name: 'See what it would refuse' }).click();
  await admin.getByRole('button', { name: 'Add to the list' }).click();
  const entry = admin.getByRole('row').filter({ hasText: word });
  await expect(entry).toBeVisible();
  await expectAccessible(admin);

  const text = `You ${word.toUpperCase()}, answer me`;
  const blocked = page.getByText(
    'Your message contains blacklisted words. Please remove them and try again',
  );
  await composer.fill(text);
  await composer.press('Enter');
  await expect(blocked).toBeVisible();
  await expect(composer).toHaveValue(text);
  await expect(page.getByRole('log')).not.toContainText(word.toUpperCase());
  await expectAccessible(page);

  await entry.getByRole('button', { name: `Actions for ${word}` }).click();
  await admin.getByRole('menuitem', { name: 'Remove from the list' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Remove from the list' }).click();
  await expect(entry).toHaveCount(0);
  await composer.press('Enter');
  await expect(page.getByRole('log')).toContainText(text);
  await expect(blocked).toHaveCount(0);
});
