import { demo } from '../../support/demo.ts';
import { expect, expectAccessible, signInDevice, test } from '../../support/test.ts';

test('an administrator starts with what waits, takes something, and finds anything by typing', async ({
  page,
  context,
  api,
}) => {
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    if (name) asked.push(name);
  });
  await page.goto('/admin/user-analytics?lang=en');

  await test.step('opened by its address, nothing of it is asked for twice', async () => {
    const charts = page.getByRole('region', { name: 'The network in figures' }).getByRole('slider');
    await expect(charts.first()).toBeAttached();
    // The queue is asked for again whenever something happens in it, as others make it do meanwhile.
    for (const name of ['NetworkFigures', 'WorkBeside']) {
      expect(asked.filter((each) => each === name)).toEqual([name]);
    }
  });

  await test.step('what waits stands by the time that is left', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Valentina');
    const kinds = page.getByRole('list', { name: 'Pending, by kind' });
    await expect(kinds.getByRole('link', { name: /Applications/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /Take it$/ }).first()).toBeVisible();
  });

  await test.step('something is taken, and stands among one’s own', async () => {
    await page
      .getByRole('button', { name: /Take it$/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /Hand it back$/ }).first()).toBeVisible();
    await page.getByRole('radio', { name: /Only mine/ }).click();
    await expect(page).toHaveURL(/who=me/);
    await expect(page.getByRole('button', { name: /Hand it back$/ }).first()).toBeVisible();
  });

  await test.step('figures stand beneath, each with its table', async () => {
    await expect(page.getByRole('heading', { name: 'The network in figures' })).toBeVisible();
    await page.getByRole('button', { name: 'Active members as a table' }).click();
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: '12 months' }).click();
    await expect(page).toHaveURL(/period=365/);
    await expectAccessible(page);
  });

  await test.step('the palette finds a business by a word of its name', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find anything' }).fill('roble');
    const option = page.getByRole('option', { name: 'Café Alto del Roble Pitalito, CO' });
    await expect(option).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Businesses/ })
      .click();
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Tab');
    await page.getByRole('combobox', { name: 'Find anything' }).press('Enter');
    await expect(page).toHaveURL(/manage-business-profiles\/edit-profile\//);
  });

  await test.step('what was done is in the audit log', async () => {
    await page.goto('/admin/audit?lang=en');
    await expect(page.getByText('Work assigned').first()).toBeVisible();
    await expectAccessible(page);
  });
});

test('the palette finds partners by their category, and signs out, in Spanish', async ({
  page,
  context,
  api,
}) => {
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  await page.goto('/admin/audit?lang=es');
  await expect(page.getByRole('heading', { name: 'Registro de auditoría' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Buscar en todo' });
  await field.fill('seguro');
  await expect(page.getByRole('option', { name: /^Cordillera Seguros/ })).toBeVisible();
  await expectAccessible(page);
  await field.fill('cerrar');
  await expect(page.getByRole('option', { name: /^Cerrar sesión/ })).toBeVisible();
  await field.fill('>cerrar');
  await field.press('Enter');
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
});
