import { isScriptOf } from '../../support/scripts.ts';
import { expect, signInDevice, test } from '../../support/test.ts';

test('without a connection a banner says so, and what was missed arrives after it', async ({
  page,
  context,
  api,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);
  const account = await api.signUp();
  await signInDevice(context, account, api.url);
  await page.goto('/products');
  await expect(page.getByRole('link', { name: 'Notifications: 1 unread' })).toBeVisible();

  const banner = page.getByText('No connection. What you see may be out of date.');
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await api.run('mutation { markAllNotificationsRead { unreadCount } }', {}, account.token);

  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
});

test('a part of a page that is lost on the way says so, and leaves the page alone', async ({
  page,
  context,
  api,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  const account = await api.signUp();
  await signInDevice(context, account, api.url);
  const isLost = isScriptOf('VerifyEmailBanner');
  await page.route(isLost, (route) => route.abort());
  await page.goto('/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  const missing = page.getByRole('alert').filter({ hasText: 'We couldn’t load this part.' });
  await expect(missing).toBeVisible();

  await page.unroute(isLost);
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Send it again' })).toBeVisible();
});

test('a page whose code is lost on the way is read anew by itself', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|dynamically imported module/);
  await page.goto('/products?lang=en');
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  let isLost = true;
  page.once('load', () => {
    isLost = false;
  });
  await page.route(isScriptOf('Partners'), (route) => (isLost ? route.abort() : route.continue()));
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Partners' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
});
