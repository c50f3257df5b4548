import { demo } from '../support/demo.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../support/test.ts';

test('everything can be reached from the bars and the menu of a phone', async ({ page }) => {
  await page.goto('/');
  const bottom = page.getByRole('navigation', { name: 'Main sections' });
  await bottom.getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('searchbox').or(menu.getByRole('combobox')).first()).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('button', { name: 'ES, Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  // Choosing a language changes the address, and a new address closes the menu.
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Empresarios' }).click();
  await expect(page).toHaveURL('/entrepreneurs');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectNoSidewaysScroll(page);
});

test('lists keep the bars, and their orders are said whole', async ({ page }) => {
  for (const path of ['/products', '/services', '/property', '/entrepreneurs']) {
    await page.goto(`${path}?lang=es`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menú', exact: true })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Secciones principales' })).toBeVisible();
  }
  await page.goto('/property?lang=es');
  const cut = await page.getByLabel('Ordenar por').evaluate((list: HTMLSelectElement) => {
    const style = getComputedStyle(list);
    const room =
      list.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight);
    const text = document.createElement('canvas').getContext('2d');
    if (text) text.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    return [...list.options]
      .map((option) => option.text)
      .filter((words) => !text || text.measureText(words).width > room);
  });
  expect(cut).toEqual([]);
});

test('the menu of a listing is whole, also where it reaches beyond the list', async ({
  page,
  context,
  api,
}) => {
  await signInDevice(context, await api.signIn(demo.businessAdmin, demo.password), api.url);
  await page.goto('/my-business-profile/listings?lang=es');
  const row = page.getByRole('listitem').filter({ hasText: 'Café lavado en grano' });
  const button = row.locator('button[aria-controls]');
  await button.click();
  const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
  await expect(panel.getByText('Vista previa')).toBeVisible();
  const isWhole = await panel.evaluate((menu) => {
    const { left, top, width } = menu.getBoundingClientRect();
    return menu.contains(document.elementFromPoint(left + width / 2, top + 4));
  });
  expect(isWhole).toBe(true);
});

test('the latest notifications of an administrator lie within the window, however late they come', async ({
  page,
  context,
  api,
}) => {
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  let arrive = () => {};
  const isAwaited = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"LatestNotifications"')) await isAwaited;
    await route.continue();
  });
  await page.goto('/admin/notifications?lang=es');
  await page.getByRole('button', { name: /^Notificaciones/ }).click();
  await expect(page.getByText('Ver todas las notificaciones')).toBeVisible();
  arrive();
  const first = page.locator('header').getByRole('listitem').first();
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.x).toBeGreaterThan(0);
});

test('the arrows of a large picture stand beneath it', async ({ page }) => {
  await page.goto('/property?lang=en');
  await page.locator('main a[href^="/property/"]').first().click();
  await page
    .getByRole('button', { name: /^Enlarge:/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Picture 1 of \d/)).toBeVisible();
  const picture = await dialog.getByRole('figure').boundingBox();
  for (const name of ['Previous picture', 'Next picture']) {
    const arrow = await dialog.getByRole('button', { name }).boundingBox();
    expect(arrow?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 800));
  }
  await expectAccessible(page);
});

test('the payments of a business are dated in one line', async ({ page, context, api }) => {
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  await page.goto('/admin/manage-business-profiles?lang=es&q=Alto+del+Roble');
  await page.getByRole('main').getByRole('link', { name: 'Café Alto del Roble' }).first().click();
  const dates = page.getByRole('main').locator('a[href^="/admin/payments/"]');
  await expect(dates.first()).toBeVisible();
  const lines = await dates.evaluateAll((links) =>
    links.map((link) => Math.round(link.getBoundingClientRect().height)),
  );
  expect(Math.max(...lines)).toBeLessThan(36);
});
