import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('everything can be reached from the bars and the menu of a phone', async ({ page }) => {
  await page.goto('/');
  const bottom = page.getByRole('navigation', { name: 'Main sections' });
  await bottom.getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL('/products');

  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('searchbox').or(menu.getByRole('combobox')).first()).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('button', { name: 'ES, Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('dialog').getByRole('link', { name: 'Empresarios' }).click();
  await expect(page).toHaveURL('/entrepreneurs');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectNoSidewaysScroll(page);
});
