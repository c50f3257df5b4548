import { readFile } from 'node:fs/promises';
import { demo } from '../../support/demo.ts';
import { expect, expectAccessible, signInDevice, test } from '../../support/test.ts';

test('figures of two days of one’s own are read as a table, and taken along as they stand there', async ({
  page,
  context,
  api,
}) => {
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  await page.goto('/admin/user-analytics?lang=en');
  const figures = page.getByRole('region', { name: 'The network in figures' });
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

  await test.step('days that cannot be are refused where they stand', async () => {
    await figures.getByRole('button', { name: / – / }).click();
    await figures.getByLabel('Until').fill(day(200));
    await figures.getByRole('button', { name: 'Show these days' }).click();
    await expect(figures.getByLabel('Until')).toHaveAccessibleDescription(/Choose two days/);
    await figures.getByLabel('From', { exact: true }).fill(day(100));
    await figures.getByLabel('Until').fill(day(2));
    await figures.getByRole('button', { name: 'Show these days' }).click();
    await expect(page).toHaveURL(new RegExp(`from=${day(100)}&until=${day(2)}`));
    const periods = figures.getByRole('group', { name: 'Period' });
    await expect(periods.getByRole('radio', { checked: true })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('the table behind a chart is the file that is saved', async () => {
    const card = figures.getByRole('button', { name: 'Revenue as a table' });
    await card.click();
    const dialog = page.getByRole('dialog', { name: 'Revenue' });
    const rows = await dialog.getByRole('row').allInnerTexts();
    // Weeks of a hundred days, the first and the last not whole.
    expect(rows.length).toBeGreaterThan(14);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('revenue.csv');
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const lines = text.slice(1).trimEnd().split('\r\n');
    const shown = rows.map((row) => row.split('\t').map((cell) => cell.replaceAll(',', '')));
    expect(lines.map((line) => line.split(','))).toEqual([
      ['From', 'Revenue', '"Revenue, previously"'].flatMap((cell) => cell.split(',')),
      ...shown.slice(1),
    ]);
    await page.keyboard.press('Escape');
  });

  await test.step('a period takes the days away again', async () => {
    await figures.getByRole('radio', { name: '7 days' }).click();
    await expect(page).toHaveURL(/period=7/);
    await expect(page).not.toHaveURL(/from=/);
    await expect(
      figures.getByRole('button', { name: 'Customer service as a table' }),
    ).toBeVisible();
  });
});
