import { demo } from '../../support/demo.ts';
import type { Payload } from '../../support/api.ts';
import { expect, expectAccessible, signInDevice, test } from '../../support/test.ts';

test('a forgotten password is set anew by the link in the mail', async ({ page, api }) => {
  const { email } = await api.signUp();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();

  await page.goto(await api.linkMailed(email, '/reset-password'));
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await expect(page.locator('svg.tabler-icon-lock')).toBeVisible();
  expect(new URL(page.url()).search, 'the token leaves the address').not.toContain('token');
  await expectAccessible(page);

  const submit = page.getByRole('button', { name: 'Set the new password' });
  const first = page.getByLabel('New password', { exact: true });
  const second = page.getByLabel('Repeat the new password', { exact: true });
  await expect(submit).toBeDisabled();
  await first.fill('abcde');
  await second.fill('abcde');
  await expect(submit, 'five characters are too few').toBeDisabled();
  await first.fill('Nueva-clave-26');
  await expect(submit, 'they differ').toBeDisabled();
  await second.fill('Nueva-clave-26');
  await expect(submit).toBeEnabled();

  await expect(first).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show the password' }).first().click();
  await expect(first).toHaveAttribute('type', 'text');

  await submit.click();
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Nueva-clave-26');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('a link that was used asks for a new one', async ({ page, api }) => {
  const { email } = await api.signUp();
  await api.run(
    'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { ok } }',
    {
      input: { email, language: 'en' },
    },
  );
  const link = await api.linkMailed(email, '/reset-password');
  const newPassword = 'Primera-clave-26';
  const token = new URL(link, api.url).searchParams.get('token');
  await api.run<{ resetPassword: Payload }>(
    'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ok userErrors { code field } } }',
    { input: { token, newPassword, confirmation: newPassword } },
  );
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('Segunda-clave-26');
  await page.getByLabel('Repeat the new password', { exact: true }).fill('Segunda-clave-26');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
});

test('a new password demanded by an administrator covers every tab, and uncovers them', async ({
  page,
  context,
  api,
}) => {
  const account = await api.signUp();
  await signInDevice(context, account, api.url);
  await page.goto('/products');
  const secondTab = await context.newPage();
  await secondTab.goto('/notifications');
  await expect(secondTab.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();

  const { token } = await api.signIn(demo.admin, demo.password);
  await api.run(
    'mutation ($input: UserActionInput!) { requireReauthorization(input: $input) { user { id } } }',
    { input: { userId: account.userId } },
    token,
  );
  const overlayOf = (tab: typeof page) =>
    tab.getByRole('dialog', { name: 'Set a new password to continue' });
  await expect(overlayOf(page)).toBeVisible();
  await expect(overlayOf(secondTab)).toBeVisible();
  await expectAccessible(page);

  await overlayOf(page).getByLabel('New password', { exact: true }).fill('Otra-clave-2026');
  await overlayOf(page).getByLabel('Repeat the new password').fill('Otra-clave-2026');
  await overlayOf(page).getByRole('button', { name: 'Set the new password' }).click();
  await expect(overlayOf(page)).toBeHidden();
  await expect(overlayOf(secondTab)).toBeHidden();
});
