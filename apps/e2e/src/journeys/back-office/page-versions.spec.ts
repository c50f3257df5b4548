import { demo } from '../../support/demo.ts';
import { expect, expectAccessible, signInDevice, test } from '../../support/test.ts';

test('a page is written, seen as readers will, published, compared with what it was and taken back', async ({
  page,
  context,
  api,
  newDevice,
}) => {
  const said = `Los envíos a San Andrés toman ${Date.now()} horas`;
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  await page.goto('/admin/manage-pages/shipping?lang=es');
  const main = page.getByRole('main');
  const text = main.getByRole('textbox', { name: 'Texto' });
  const publish = main.getByRole('button', { name: /^Publicar la versión/ });
  const dialog = page.getByRole('dialog');
  const publishNow = async () => {
    await publish.click();
    await dialog.getByRole('button', { name: /^Publicar la versión/ }).click();
    await expect(page.getByText(/^La versión \d+ quedó publicada\.$/).last()).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  const before = await text.innerText();
  const reader = await (await newDevice()).newPage();
  // What pages answer is shared for a second: what was published is there by the next one.
  const expectReadersSee = (times: 0 | 1) =>
    expect(async () => {
      await reader.goto('/legal/shipping-and-returns?lang=es');
      await expect(reader.getByRole('main').getByText(said)).toHaveCount(times, { timeout: 1_000 });
    }).toPass();

  await test.step('readers see it once it is published, its writers before', async () => {
    await text.press('ControlOrMeta+End');
    await page.keyboard.type(` ${said}.`);
    await main.getByRole('button', { name: 'Vista previa' }).click();
    await expect(main.getByText(said)).toBeVisible();
    await expect(text).toBeHidden();
    await expectReadersSee(0);
    await main.getByRole('button', { name: 'Volver al texto' }).click();
    await publishNow();
    await expectReadersSee(1);
  });

  await test.step('the version says what was added to the one before it', async () => {
    await main
      .getByRole('button', { name: /^Versión \d+/ })
      .first()
      .click();
    await dialog.getByLabel('Comparar').selectOption({ label: 'De la versión anterior a esta' });
    await expect(dialog.getByRole('insertion').filter({ hasText: said })).toBeVisible();
    await expect(dialog.getByRole('deletion')).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the version before is written on from, and published', async () => {
    await main
      .getByRole('button', { name: /^Versión \d+/ })
      .nth(1)
      .click();
    await expect(dialog.getByRole('insertion').filter({ hasText: said })).toBeVisible();
    await dialog.getByRole('button', { name: 'Continuar desde esta versión' }).click();
    await expect.poll(() => text.innerText()).toBe(before);
    await publishNow();
    await expectReadersSee(0);
  });
});
