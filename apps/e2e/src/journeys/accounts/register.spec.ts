import { randomBytes } from 'node:crypto';
import { expect, expectAccessible, test } from '../../support/test.ts';

test('somebody registers, confirms the e-mail, and meets it live in a second tab', async ({
  page,
  context,
  api,
}) => {
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  const secondTab = await context.newPage();
  await secondTab.goto('/products');

  await page.goto('/register');
  await page.getByLabel('First name').fill('Camila');
  await page.getByLabel('Last name').fill('Torres Vega');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Cafe-del-valle-26');
  await page.getByLabel(/^I accept the terms of use/).check();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(`Confirm your e-mail: open the link`)).toBeVisible();

  // The second tab is signed in too and gets the welcome without being touched.
  const badge = secondTab.getByRole('link', { name: 'Notifications: 1 unread' });
  await expect(badge).toBeVisible();
  await badge.click();
  await expect(secondTab.getByRole('link', { name: 'Welcome to Wiki empresarios' })).toBeVisible();
  await expectAccessible(secondTab);

  const link = await api.linkMailed(email, '/verify-email');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
  expect(new URL(page.url()).search, 'the token leaves the address').not.toContain('token');

  await expect(
    secondTab.getByRole('link', { name: 'Your e-mail address is verified' }),
  ).toBeVisible();
  await expect(secondTab.getByRole('link', { name: 'Notifications: 2 unread' })).toBeVisible();
  await expect(secondTab.getByText('Confirm your e-mail:')).toBeHidden();

  const mails = await api.mailsTo(email);
  expect(mails.filter(({ html }) => html.includes('/become-a-business-member'))).toHaveLength(1);
});

test('what is missing is said beside the field and in a summary that has the focus', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByLabel('E-mail', { exact: true }).fill('not-an-address');
  await page.getByRole('button', { name: 'Create my account' }).click();
  const summary = page.getByRole('region', { name: 'Please check these fields' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /e-mail/i }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/register');
  await expectAccessible(page);
});

test('an address that has an account is refused at its field', async ({ page, api }) => {
  const { email } = await api.signUp();
  await page.goto('/register');
  await page.getByLabel('First name').fill('Otra');
  await page.getByLabel('Last name').fill('Persona');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Cafe-del-valle-26');
  await page.getByLabel(/^I accept the terms of use/).check();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(
    page.getByText('An account with this e-mail address already exists.').first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in with this address' })).toBeVisible();
});
