import { demo } from '../../support/demo.ts';
import { expect, expectNoSidewaysScroll, signInDevice, test } from '../../support/test.ts';

const phone = { width: 390, height: 844 };

test('publishing with a field that the server refused leads to it', async ({
  page,
  context,
  api,
}) => {
  const sku = `SKU-${Date.now()}`;
  const manager = await api.signIn(demo.businessAdmin, demo.password);
  await api.run(
    `mutation ($input: CreateListingInput!) { createListing(input: $input) { listing { id } } }`,
    { input: { type: 'product', values: { name: { es: 'Butaco bajo' }, sku } } },
    manager.token,
  );
  await signInDevice(context, manager, api.url);
  await page.setViewportSize(phone);
  await page.goto('/my-business-profile/listings/new?type=product&lang=es');
  await page.getByLabel('Nombre del producto en español').fill('Butaco alto');
  await page.getByLabel('Descripción en español').fill('Roble macizo, hecho a mano.');
  await page.getByLabel('Categoría').selectOption('furniture');
  await page.getByLabel('Nuevo', { exact: true }).check();
  await page.getByRole('textbox', { name: 'Precio' }).fill('185');
  const field = page.getByLabel('Su propio código (SKU)');
  await field.fill(sku);
  await field.blur();

  const progress = page.getByRole('navigation', { name: 'Secciones del formulario' });
  await expect(progress.getByText('1 campo por corregir')).toBeVisible();
  const publish = page.getByRole('button', { name: 'Publicar', exact: true });
  const summary = page.getByRole('region', { name: 'Revise estos campos' });
  await publish.click();
  await expect(summary).toBeFocused();
  // Pressed again without a change, it's told again.
  await publish.click();
  await expect(summary).toBeFocused();
  await summary.getByRole('link').click();
  await expect(field).toBeFocused();

  await field.fill(`${sku}-2`);
  await expect(progress.getByText('Listo para publicar')).toBeVisible();
  await publish.click();
  await expect(
    page
      .getByText(/Ver publicado|publicad/i)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test('home is whole once a demanded password is set', async ({ page, api }) => {
  const { email, password, userId } = await api.signUp();
  const { token } = await api.signIn(demo.admin, demo.password);
  await api.run(
    'mutation ($input: UserActionInput!) { requireReauthorization(input: $input) { user { id } } }',
    { input: { userId } },
    token,
  );
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  const overlay = page.getByRole('dialog', { name: 'Set a new password to continue' });
  await overlay.getByLabel('New password', { exact: true }).fill('Otra-clave-2026');
  await overlay.getByLabel('Repeat the new password').fill('Otra-clave-2026');
  await overlay.getByRole('button', { name: 'Set the new password' }).click();
  await expect(overlay).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByText(/couldn’t load/i)).toHaveCount(0);
});

test('the way to the seller is whole on every phone, in both languages and at 400 % zoom', async ({
  page,
  api,
}) => {
  const { found } = await api.run<{ found: { edges: { node: { id: string } }[] } }>(
    '{ found: listings(type: PROPERTY, filter: { country: "CO" }, sort: PRICE_DESC, first: 1) { edges { node { id } } } }',
  );
  const id = found.edges[0]?.node.id ?? '';
  for (const [language, name] of [
    ['es', 'Contactar al vendedor'],
    ['en', 'Contact seller'],
  ] as const) {
    await page.goto(`/property/${id}?lang=${language}`);
    const button = page.getByRole('button', { name });
    await expect(button).toBeVisible();
    for (const [width, height] of [
      [320, 640],
      [360, 800],
      [390, 844],
      [430, 932],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(button).toBeAttached();
      // Low windows keep the button in its place on the page, where nothing covers it.
      if (height < 400) await button.scrollIntoViewIfNeeded();
      const box = await button.boundingBox();
      expect(box?.x, `${language} ${width}`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), `${language} ${width}`).toBeLessThanOrEqual(width);
      await expect(button).toBeInViewport({ ratio: height < 400 ? 0 : 1 });
      await expectNoSidewaysScroll(page);
    }
  }
});
