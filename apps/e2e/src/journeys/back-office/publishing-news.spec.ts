import { demo } from '../../support/demo.ts';
import { expect, expectAccessible, signInDevice, test } from '../../support/test.ts';

test('news that lacks something says what and where, and is read once it is whole', async ({
  page,
  context,
  api,
  newDevice,
}) => {
  const administrator = await api.signIn(demo.admin, demo.password);
  await signInDevice(context, administrator, api.url);
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
  await test.step('its time comes while it is open', async () => {
    await page.getByText(/^Saved/).waitFor();
    const newsId = new URL(page.url()).pathname.split('/').at(-1);
    const scheduled = await api.run<{ scheduleNews: { userErrors: unknown[] } }>(
      'mutation ($input: ScheduleNewsInput!) { scheduleNews(input: $input) { userErrors { code } } }',
      { input: { newsId, datePublished: new Date(Date.now() + 4_000).toISOString() } },
      administrator.token,
    );
    expect(scheduled.scheduleNews.userErrors).toEqual([]);
    await page.reload();
    await expect(page.getByText('Version 1')).toBeVisible();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
  });
  const reader = await (await newDevice()).newPage();
  await reader.goto('/news?lang=en');
  await reader.getByRole('link', { name: title }).click();
  await expect(reader.getByText('Seventy farms show their harvest.')).toBeVisible();
  // What pages answer is shared for a second: what was published is there by the next one.
  const shortly = { timeout: 1_000 };
  const reloaded = (shows: () => Promise<void>) =>
    expect(async () => {
      await reader.reload();
      await shows();
    }).toPass();

  await test.step('what a colleague published meanwhile is no reason to compare', async () => {
    await text.press('ControlOrMeta+End');
    await page.keyboard.type(' Bring a cup.');
    await expect(page.getByText('Published, with changes to publish')).toBeVisible();
    await page.getByText(/^Saved/).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1);
    await api.run(
      'mutation ($input: NewsIdInput!) { publishNews(input: $input) { userErrors { code } } }',
      { input: { newsId: id } },
      administrator.token,
    );
    await page.keyboard.type(' And a friend.');
    await expect(page.getByText('Version 2')).toBeVisible();
    await page.getByText(/^Saved/).waitFor();
    await expect(page.getByText('Compare and choose')).toBeHidden();
  });

  await test.step('a cover that was added is shown to readers, described', async () => {
    const picture = { name: 'cups.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.locator('input[name="cover"]').setInputFiles(picture);
    await page.getByLabel('What the cover shows, in English').fill('Cups in a row');
    await publish.click();
    await expect(page.getByText('Version 3')).toBeVisible();
    await reloaded(async () => {
      await expect(reader.getByRole('img', { name: 'Cups in a row' })).toBeVisible(shortly);
      await expect(reader.getByText('And a friend.')).toBeVisible(shortly);
    });
  });

  await test.step('a version is compared, and written on from', async () => {
    await page.getByRole('button', { name: /Version 1/ }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Continue from this version' }).click();
    await expect(page.getByText('Version 1 is in the editor')).toBeVisible();
    await expect(text).toHaveText('Seventy farms show their harvest.');
    await publish.click();
    await expect(page.getByText('Version 4')).toBeVisible();
    await reloaded(async () => {
      await expect(reader.getByText('Seventy farms show their harvest.')).toBeVisible(shortly);
      await expect(reader.getByText('And a friend.')).toBeHidden(shortly);
    });
  });

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('It’s been deleted.')).toBeVisible();
});
