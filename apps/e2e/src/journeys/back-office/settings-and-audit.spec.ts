import { brandColors } from '@wiki/domain';
import { compareOn } from '../../support/comparing.ts';
import { demo } from '../../support/demo.ts';
import { expect, expectAccessible, signInDevice, test } from '../../support/test.ts';

test('a color and a profile set on screen are seen in pages and mails', async ({
  page,
  context,
  api,
  newDevice,
}) => {
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  await page.goto('/admin/settings?lang=en');
  const form = page.getByRole('form', { name: 'Settings' });
  const color = form.getByLabel('Color');
  await expect(form.getByRole('button', { name: 'Add a profile' })).toBeVisible();
  const before = await color.inputValue();
  const save = form.getByRole('button', { name: 'Save changes' });
  const saved = page
    .getByText('Changes saved. Everyone sees them on the next page they open.')
    .first();
  const network = `Red de prueba ${Date.now()}`;

  await test.step('a color that cannot be read is refused', async () => {
    await color.fill('#ffe9a8');
    await expect(form.getByText('Hard to read')).toBeVisible();
    await save.click();
    await expect(color).toHaveAttribute('aria-invalid', 'true');
  });

  await color.fill('#1b4f8f');
  await form.getByRole('button', { name: 'Add a profile' }).click();
  await form
    .getByLabel(/^Network/)
    .last()
    .fill(network);
  await form
    .getByLabel(/^Address \d/)
    .last()
    .fill('https://example.com/red');
  await save.click();
  await expect(saved).toBeVisible();
  await expectAccessible(page);

  await test.step('a visitor sees both', async () => {
    const visitor = await (await newDevice()).newPage();
    const accent = () =>
      visitor.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--wiki-color-accent').trim(),
      );
    await expect(async () => {
      await visitor.goto('/about?lang=en');
      await expect(visitor.getByRole('link', { name: network })).toBeVisible({ timeout: 1_000 });
      expect(await accent()).toBe(brandColors('#1b4f8f').light.accent);
    }).toPass();
  });

  await test.step('a mail has the color', async () => {
    const to = `colors-${Date.now()}@example.com`;
    await page.getByLabel('Send a test to').fill(to);
    await page.getByRole('button', { name: 'Send a test e-mail' }).click();
    await expect.poll(async () => (await api.mailsTo(to))[0]?.html ?? '').toContain('#1b4f8f');
  });

  await test.step('a second administrator is compared with, not overwritten', async () => {
    const device = await newDevice();
    await signInDevice(device, await api.signIn(demo.admin, demo.password), api.url);
    await compareOn(page, await device.newPage(), {
      path: '/admin/settings?lang=en',
      field: (on) => on.getByLabel('Legal name of the issuer'),
      texts: ['Red Uno S.A.S.', 'Red Dos S.A.S.'],
      save: (on) => on.getByRole('button', { name: 'Save changes' }),
    });
  });

  await test.step('a logo on its way is waited for', async () => {
    const arrive = Promise.withResolvers<void>();
    await page.route('**/files/upload/**', async (route) => {
      await arrive.promise;
      await route.continue();
    });
    await form.locator('input[type="file"]').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    });
    await expect(form.getByRole('button', { name: 'Waiting for the files' })).toBeDisabled();
    arrive.resolve();
    await expect(save).toBeEnabled();
    await form.getByRole('button', { name: 'Remove the picture' }).click();
  });

  await test.step('what was set is taken back', async () => {
    await color.fill(before);
    await form.getByLabel('Legal name of the issuer').fill('');
    await form.getByRole('button', { name: 'Remove last' }).click();
    await expect(saved).toBeHidden();
    await save.click();
    await expect(saved).toBeVisible();
    await expect(form.getByLabel(/^Network/).filter({ hasText: network })).toHaveCount(0);
    await page.reload();
    await expect(color).toHaveValue(before);
  });
});

test('an act just done stands in the audit log, which is narrowed and exported', async ({
  page,
  context,
  api,
}) => {
  const person = await api.signUp({ firstName: 'Ximena' });
  const administrator = await api.signIn(demo.admin, demo.password);
  await signInDevice(context, administrator, api.url);
  await api.run(
    `mutation ($input: SuspendUserInput!) { suspendUser(input: $input) { userErrors { code } } }`,
    { input: { userId: person.userId, reason: 'Una prueba del registro' } },
    administrator.token,
  );
  await page.goto('/admin/audit?lang=en');
  const grid = page.getByRole('grid', { name: 'Audit log' });
  await page.getByRole('searchbox', { name: 'Find records' }).fill(person.email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  const act = grid.getByRole('row').filter({ hasText: 'Account suspended' });
  await expect(async () => {
    await page.reload();
    await expect(act).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(act).toContainText('Ximena');
  await expectAccessible(page);

  await test.step('narrowed to another area it is not there', async () => {
    await page.getByRole('button', { name: 'Area', exact: true }).click();
    await page.getByRole('radio', { name: 'Payments' }).click();
    await expect(page).toHaveURL(/area=payment/);
    await expect(act).toBeHidden();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove the filter Area' }).click();
    await expect(act).toBeVisible();
  });

  await test.step('what is listed is taken along', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await (await download).createReadStream();
    const text = (await file.toArray()).join('');
    expect(text).toContain(person.userId);
    expect(text).toContain('user.suspended');
    expect(text).not.toContain('payment.');
  });
});
