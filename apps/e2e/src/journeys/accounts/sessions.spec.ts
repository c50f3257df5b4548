import { demo } from '../../support/demo.ts';
import { expect, expectAccessible, signInDevice, test } from '../../support/test.ts';

test('a session revoked elsewhere signs this device out at once', async ({
  page,
  context,
  api,
  newDevice,
}) => {
  const account = await api.signUp();
  await signInDevice(context, account, api.url);
  const other = await newDevice();
  await signInDevice(other, await api.signIn(account.email, account.password), api.url);

  await page.goto('/notifications');
  await expect(page.getByRole('link', { name: 'Welcome to Wiki empresarios' })).toBeVisible();
  const security = await other.newPage();
  await security.goto('/account/security');
  await security.getByRole('button', { name: /^Sign out of (?!all)/ }).click();
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?.*next=%2Fnotifications/);
  await expect(security.getByText('This device')).toBeVisible();

  // Signing in leads back to where the person was.
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/notifications');
});

test('signing out in one tab signs the others out', async ({ page, context, api }) => {
  await signInDevice(context, await api.signUp(), api.url);
  await page.goto('/');
  const secondTab = await context.newPage();
  await secondTab.goto('/notifications');
  await expect(secondTab.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect(secondTab.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
});

test('who signs in under an address in Spanish reads mails in Spanish', async ({ page, api }) => {
  const { email, password, token } = await api.signUp({ language: 'en' });
  await page.goto('/login?lang=es');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect
    .poll(async () => {
      const { me } = await api.run<{ me: { language: string } }>('{ me { language } }', {}, token);
      return me.language;
    })
    .toBe('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('an unknown account and a wrong password are told apart, in words', async ({ page }) => {
  const signIn = async (email: string, password: string) => {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await page.goto('/login');
  await signIn('nobody@example.com', 'whatever-26');
  await expect(page.getByText(/no account/i).first()).toBeVisible();
  await signIn(demo.user, 'not-the-password');
  await expect(page.getByText(/password is incorrect/i).first()).toBeVisible();
});

test('a token is made for a program, shown once, used and deleted', async ({
  page,
  context,
  api,
  request,
}) => {
  const account = await api.signUp();
  await signInDevice(context, account, api.url);
  await page.goto('/account/security?lang=es');
  await page.getByRole('button', { name: 'Crear un token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crear un token personal' });
  await dialog.getByRole('button', { name: 'Crear el token' }).click();
  await expect(dialog.getByLabel('Para qué es')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Para qué es').fill('Catálogo de la tienda');
  await dialog.getByLabel('Su contraseña', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Crear el token' }).click();
  const token = await dialog.getByLabel('Su token').inputValue();
  const ask = async () => {
    const response = await request.post(`${api.url}/graphql`, {
      headers: { authorization: `Bearer ${token}` },
      data: { query: '{ me { id } }' },
    });
    return response.status();
  };
  expect(await ask()).toBe(200);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('button', { name: 'Eliminar el token Catálogo de la tienda' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar el token' }).click();
  await expect(page.getByText('El token se eliminó.')).toBeVisible();
  expect(await ask()).toBe(401);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('whoever presses the button is led back to a page that says it needs them', async ({
    page,
    api,
  }) => {
    const account = await api.signUp({ language: 'en' });
    const address = '/login?lang=en';
    // While the server is busy the page may come without what is rendered.
    await expect(async () => {
      await page.goto(address);
      await expect(page.getByLabel('E-mail')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.getByLabel('E-mail').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    const sent = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    expect((await sent).status()).toBe(303);
    await expect(page).toHaveURL(address);
    await expect(page.getByText(/Wiki empresarios needs JavaScript/)).toBeVisible();
  });
});
