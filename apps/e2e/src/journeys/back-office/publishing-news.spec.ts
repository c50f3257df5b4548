import { demo } from '../../support/demo.ts';
import { expect, expectAccessible, signInDevice, test } from '../../support/test.ts';

test('news that lacks something says what and where, and is read once it is whole', async ({
  page,
  context,
  api,
  newDevice,
}) => {
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  await page.goto('/admin/manage-news/create?lang=en');
  const title = `A fair of ${Date.now()}`;
  await page.getByLabel('Title in English').fill(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/manage-news\/[0-9a-f]{24}/);
  const publish = page.getByRole('button', { name: 'Publish now' });
  const summary = page.getByLabel('Summary');
  const text = page.getByRole('textbox', { name: 'Text' });
  const says = page.getByText('News needs a title, a summary and a text');

  await test.step('in the language that lacks it, whichever is open', async () => {
    await text.click();
    await page.keyboard.type('Seventy farms show their harvest.');
    await page.getByRole('radio', { name: 'Español' }).check();
    await publish.focus();
    await page.keyboard.press('Enter');
    await expect(says).toBeVisible();
    await expect(summary).toBeFocused();
    await expect(summary).toHaveAttribute('lang', 'en');
    await expect(summary).toHaveAccessibleDescription(/Fill in this field/);
    await expectAccessible(page);
  });

  await test.step('also when it is to be published later', async () => {
    await page.getByRole('button', { name: 'Schedule' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Schedule it' }).click();
    await expect(dialog.getByText('News needs a title, a summary and a text')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await summary.fill('Three days of coffee.');
  await expect(page.getByText('Fill in this field')).toBeHidden();
  await publish.click();
  await expect(page.getByText('It’s been published.')).toBeVisible();
  await expect(page.getByText('Version 1')).toBeVisible();
  const reader = await (await newDevice()).newPage();
  await reader.goto('/news?lang=en');
  await reader.getByRole('link', { name: title }).click();
  await expect(reader.getByText('Seventy farms show their harvest.')).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('It’s been deleted.')).toBeVisible();
});
