import type { Page } from '@playwright/test';
import { submitApplication } from '../../support/application.ts';
import { demo } from '../../support/demo.ts';
import { expect, signInDevice, test } from '../../support/test.ts';

/** Goes on with Tab until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const target = page.locator(`${selector}:focus`);
  for (let step = 0; step < 150 && (await target.count()) === 0; step += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeVisible();
}

test('a day of applications goes by without a pointer', async ({ page, context, api }) => {
  const mark = `Telar ${Date.now()}`;
  for (const name of ['Uno', 'Dos', 'Tres']) {
    await submitApplication(api, await api.signUp({ firstName: 'Nubia' }), `${mark} ${name}`);
  }
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  await page.goto('/admin/user-analytics?lang=en');
  await expect(page.getByRole('heading', { name: 'Where to start' })).toBeVisible();
  const { keyboard } = page;
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  await test.step('the palette leads to the list, and its search to the three', async () => {
    await keyboard.press('Control+k');
    await keyboard.type('new applications');
    await expect(page.getByRole('option', { name: /^New applications/ })).toBeVisible();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/new-applications/);
    await expect(page.getByRole('grid')).toBeVisible();
    await keyboard.press('/');
    await expect(main.getByRole('searchbox')).toBeFocused();
    await keyboard.type(mark);
    await keyboard.press('Enter');
    await expect(page.getByRole('row')).toHaveCount(4);
  });

  const rows = main.locator('tbody [data-id]');
  const first = await rows.first().getByRole('link').first().innerText();
  await test.step('rows are gone through, chosen, and show what can be done', async () => {
    await tabTo(page, 'tbody [data-id]');
    await keyboard.press('x');
    await keyboard.press('j');
    await keyboard.press('x');
    await expect(page.getByText('2 selected')).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByText('2 selected')).toBeHidden();
    await keyboard.press('.');
    await expect(page.getByRole('menuitem', { name: 'Open', exact: true })).toBeFocused();
    await keyboard.press('Escape');
    await expect(rows.nth(1)).toBeFocused();
    await keyboard.press('k');
    await keyboard.press('Enter');
    await expect(main.getByRole('heading', { level: 1, name: first })).toBeFocused();
  });

  await test.step('one is approved', async () => {
    await keyboard.press('a');
    await expect(dialog.getByRole('button', { name: 'Approve the application' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(main.getByText('Payment pending').first()).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('the next is refused with a reason', async () => {
    await keyboard.press('j');
    await expect(main.getByRole('heading', { level: 1, name: first })).toBeHidden();
    await expect(main.getByRole('heading', { level: 1, name: mark })).toBeVisible();
    await keyboard.press('r');
    await tabTo(page, 'dialog textarea');
    await keyboard.type('El registro mercantil es de otra empresa.');
    await tabTo(page, 'dialog button[type="submit"]');
    await keyboard.press('Enter');
    await expect(main.getByText('Rejected').first()).toBeVisible();
  });

  await test.step('of the last a change is asked for', async () => {
    const second = await main.getByRole('heading', { level: 1 }).innerText();
    await keyboard.press('j');
    await expect(main.getByRole('heading', { level: 1, name: second })).toBeHidden();
    // A key that comes before the next one stands is nobody's.
    await expect(main.getByRole('button', { name: 'Request changes' })).toBeVisible();
    await keyboard.press('c');
    await expect(page.locator('section[aria-label="Request changes"]')).toBeVisible();
    await tabTo(page, 'button[aria-label^="Comment on"]');
    await keyboard.press('Enter');
    await expect(page.locator('textarea:focus')).toBeVisible();
    await keyboard.type('Escriba el nombre como está en la cédula.');
    await tabTo(page, 'section[aria-label="Request changes"] button:last-child');
    await keyboard.press('Enter');
    await expect(main.getByText('Changes requested').first()).toBeVisible();
  });
});
