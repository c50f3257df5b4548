import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Account, Api, Payload } from '../../support/api.ts';
import { demo } from '../../support/demo.ts';
import { actOnListing, publishProduct } from '../../support/listing.ts';
import { expect, expectAccessible, signInDevice, test } from '../../support/test.ts';

const newName = () => `Butaco ${randomBytes(4).toString('hex')}`;

const manage = async (api: Api) => ({
  manager: await api.signIn(demo.businessAdmin, demo.password),
});

async function signInOn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

async function comment(api: Api, { token }: Account, listingId: string, text: string) {
  const { added } = await api.run<{ added: Payload }>(
    `mutation ($input: AddListingCommentInput!) { added: addListingComment(input: $input) {
      userErrors { code field } } }`,
    { input: { listingId, text } },
    token,
  );
  expect(added.userErrors).toEqual([]);
}

test('what a visitor wanted to save is saved after signing in', async ({ page, api }) => {
  const name = newName();
  await publishProduct(api, await manage(api), name);
  const person = await api.signUp();
  await page.goto('/products?category=furniture');
  const heart = page.getByRole('button', { name: `Save ${name}` });
  await heart.click();
  await signInOn(page, person);
  await expect(page).toHaveURL('/products?category=furniture');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a listing that comes back is on its page without reload', async ({ page, api }) => {
  const seller = await manage(api);
  const name = newName();
  const listingId = await publishProduct(api, seller, name);
  await page.goto(`/products/${listingId}`);
  const title = page.getByRole('heading', { level: 1, name });
  await expect(title).toBeVisible();
  await actOnListing(api, seller, listingId, 'pause');
  await expect(
    page.getByRole('heading', { name: 'This product is no longer available' }),
  ).toBeVisible();
  await actOnListing(api, seller, listingId, 'publish');
  await expect(title).toBeVisible();
});

test('a stream that was refused is asked for again, and nothing is missed', async ({
  page,
  api,
}) => {
  let refusals = 0;
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { id, type, payload } = JSON.parse(String(message)) as {
        id?: string;
        type: string;
        payload?: { operationName?: string };
      };
      if (type !== 'subscribe' || payload?.operationName !== 'ListingChanged' || refusals > 0) {
        return server.send(message);
      }
      refusals += 1;
      const error = { message: 'Too many requests', extensions: { code: 'TOO_MANY_REQUESTS' } };
      socket.send(JSON.stringify({ id, type: 'error', payload: [error] }));
    });
  });
  await page.goto('/products');
  await expect.poll(() => refusals).toBe(1);
  const name = newName();
  await publishProduct(api, await manage(api), name);
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('comments of others come in place, and a reply that is being written stays', async ({
  page,
  context,
  api,
}) => {
  const seller = await manage(api);
  const listingId = await publishProduct(api, seller, newName());
  const person = await api.signUp();
  for (let count = 1; count <= 22; count += 1) {
    await comment(api, person, listingId, `Question ${count}.`);
  }
  await signInDevice(context, person, api.url);
  await page.goto(`/products/${listingId}`);
  await page.getByRole('button', { name: 'Show more comments' }).click();
  const oldest = page.getByRole('article').filter({ hasText: 'Question 1.' });
  await oldest.getByRole('button', { name: 'Reply' }).click();
  const reply = oldest.getByLabel(/^Your reply to/);
  await reply.fill('Half of an ans');

  await comment(api, seller.manager, listingId, 'Everything is answered below.');
  await expect(page.getByText('Everything is answered below.')).toBeVisible();
  await expect(page.getByText(/^Question \d+\.$/)).toHaveCount(22);
  await expect(reply).toHaveValue('Half of an ans');
  await expect(reply).toBeFocused();
});

test('an administrator deletes a comment with a reason, which its author reads', async ({
  page,
  context,
  newDevice,
  api,
}) => {
  const listingId = await publishProduct(api, await manage(api), newName());
  const person = await api.signUp();
  await comment(api, person, listingId, 'Call me at 300 555 0100.');
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  await page.goto(`/admin/manage-listings/edit-listings/${listingId}`);
  const comments = page.getByRole('region', { name: /^(Comments|Comentarios)$/ });
  await comments.getByRole('button', { name: /^(Delete|Eliminar)$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Telephone numbers stay in the conversation.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^(Delete|Eliminar)$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(comments.getByText('Call me at 300 555 0100.')).toHaveCount(0);

  const device = await newDevice();
  await signInDevice(device, person, api.url);
  const reader = await device.newPage();
  await reader.goto('/notifications');
  await expect(reader.getByText(/Telephone numbers stay in the conversation/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('back closes the sheet of filters, and what was chosen stays', async ({ page }) => {
    await page.goto('/property');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const open = page.getByRole('button', { name: /^Filters/ });
    await open.tap();
    await expect(page).toHaveURL('/property?filters=open');
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/property');

    await open.tap();
    await sheet.getByLabel(/^Apartment/).check();
    await sheet.getByRole('button', { name: /^2 bedrooms or more/ }).tap();
    await page.reload();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/property?kind=Apartment&bedrooms=2');
    await page.goBack();
    await expect(page).toHaveURL('/property');

    await open.tap();
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(page).toHaveURL('/property');
    await expect(open).toBeFocused();
  });
});
