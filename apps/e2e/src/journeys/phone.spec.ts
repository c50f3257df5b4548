import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

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
