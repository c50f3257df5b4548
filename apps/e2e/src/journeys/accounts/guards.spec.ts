import { demo } from '../../support/demo.ts';
import { expect, signInDevice, test } from '../../support/test.ts';

test('a visitor reads how to get in, and comes back after signing in', async ({ page, api }) => {
  const { email, password } = await api.signUp();
  await page.goto('/notifications');
  await expect(
    page.getByRole('heading', { name: 'You must be logged in to view this page', exact: true }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/notifications');
});

test('another role reads that it has no permission', async ({ page, context, api }) => {
  await signInDevice(context, await api.signUp(), api.url);
  await page.goto('/admin/users');
  await expect(
    page.getByRole('heading', { name: 'You do not have permission', exact: true }),
  ).toBeVisible();
  await page.goto('/my-business-profile/listings');
  const way = page.getByRole('main').getByRole('link', { name: 'Become a business member' });
  await expect(way, 'what may be had by joining says so').toHaveAttribute(
    'href',
    '/become-a-business-member',
  );
});

test('who must set a new password is not authorized', async ({ page, context, api }) => {
  const account = await api.signUp();
  const { token } = await api.signIn(demo.admin, demo.password);
  await api.run(
    'mutation ($input: UserActionInput!) { requireReauthorization(input: $input) { user { id } } }',
    { input: { userId: account.userId } },
    token,
  );
  await signInDevice(context, await api.signIn(account.email, account.password), api.url);
  await page.goto('/my-profile');
  // Below the dialog that covers it.
  await expect(page.getByText('you are not authorized', { exact: true })).toBeAttached();
});

test('an administrator gets the back office and nothing else', async ({ page, context, api }) => {
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  await page.goto('/');
  await expect(page).toHaveURL('/admin/user-analytics');
  const menus = page.getByRole('navigation', { name: 'Back office' });
  const businesses = menus.getByRole('button', { name: 'Businesses' });
  await businesses.click();
  await expect(menus.getByRole('link', { name: 'New applications' })).toBeVisible();
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 200);
  await expect(businesses, 'the wheel closes it').toHaveAttribute('aria-expanded', 'false');
  await businesses.click();
  await page.mouse.click(700, 600);
  await expect(businesses, 'a click outside closes it').toHaveAttribute('aria-expanded', 'false');

  await page.getByRole('button', { name: /^Notifications/ }).click();
  const all = page.getByRole('link', { name: 'See all notifications' });
  // No link is left in the browser's own blue.
  await expect(all).not.toHaveCSS('color', 'rgb(0, 0, 238)');
  await all.click();
  await expect(page).toHaveURL('/admin/notifications');
});
