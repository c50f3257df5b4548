import { randomBytes } from 'node:crypto';
import { demo } from '../../support/demo.ts';
import { expect, expectAccessible, signInDevice, test } from '../../support/test.ts';

test('a view keeps filters and columns, is shared with the team, and exports what it shows', async ({
  page,
  context,
  newDevice,
  api,
}) => {
  const view = `Data requests ${randomBytes(3).toString('hex')}`;
  await signInDevice(context, await api.signIn(demo.support, demo.password), api.url);
  await page.goto('/admin/customer-service?status=ALL&lang=en');
  const grid = page.getByRole('grid');
  const heading = (of: typeof page, name: string) =>
    of.getByRole('columnheader', { name, exact: true });

  await test.step('what was chosen is saved under a name', async () => {
    await page.getByRole('button', { name: 'Priority', exact: true }).click();
    await page.getByRole('radio', { name: 'High' }).click();
    await expect(page).toHaveURL(/priority=HIGH/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'What it is about' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(heading(page, 'What it is about')).toHaveCount(0);
    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByLabel('Name of the view').fill(view);
    await page.getByRole('checkbox', { name: 'Share it with the team' }).check();
    await page.getByRole('button', { name: 'Save the view' }).click();
    await expect(page.getByRole('button', { name: `Delete the view ${view}` })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('a colleague opens it from its tab, and sees the same', async () => {
    const device = await newDevice();
    await signInDevice(device, await api.signIn(demo.admin, demo.password), api.url);
    const colleague = await device.newPage();
    await colleague.goto('/admin/customer-service?lang=en');
    await expect(heading(colleague, 'What it is about')).toBeVisible();
    await colleague.getByRole('link', { name: view }).click();
    await expect(colleague).toHaveURL(/priority=HIGH/);
    await expect(heading(colleague, 'What it is about')).toHaveCount(0);
    // Only whoever saved it deletes it.
    await colleague.getByRole('button', { name: 'Saved views' }).click();
    await expect(colleague.getByRole('link', { name: view }).last()).toBeVisible();
    await expect(colleague.getByRole('button', { name: `Delete the view ${view}` })).toHaveCount(0);
  });

  await test.step('what is listed is exported, with the words of the page', async () => {
    const first = await grid.getByRole('row').nth(1).getByRole('link').first().innerText();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const text = (await (await (await download).createReadStream()).toArray()).join('');
    const [head = '', ...lines] = text.trim().split(/\r?\n/);
    expect(head).toContain('Priority');
    expect(text).toContain(first);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toContain('High');
  });

  await test.step('deleted, it is gone', async () => {
    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('button', { name: `Delete the view ${view}` }).click();
    await expect(page.getByRole('link', { name: view })).toHaveCount(0);
  });
});
