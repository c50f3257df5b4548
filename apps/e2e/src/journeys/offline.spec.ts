import { expect, plantSession, test } from '../support/test.ts';

test('without a connection a banner says so, and what was missed arrives after it', async ({
  page,
  context,
  api,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);
  const account = await api.signUp();
  await plantSession(context, account, api.url);
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
