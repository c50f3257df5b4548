import type { Page } from '@playwright/test';
import { createBusiness } from '../../support/business.ts';
import { demo } from '../../support/demo.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../../support/test.ts';

const phone = { width: 360, height: 800 };

/** Chooses as many pictures as asked for, and waits until the form has them. */
async function addPictures(page: Page, group: string, count: number): Promise<void> {
  const buffer = await page.screenshot();
  const pictures = Array.from({ length: count }, (_, index) => ({
    name: `foto-${index + 1}.png`,
    mimeType: 'image/png',
    buffer,
  }));
  const field = page.getByRole('group', { name: group, exact: true });
  await field.locator('input[type="file"]').setInputFiles(pictures);
  await expect(field.getByRole('button', { name: /^(Quitar|Remove)/ })).toHaveCount(count);
}

test('a product is written on a phone, survives a reload and is seen by everybody', async ({
  page,
  context,
  api,
  newDevice,
}) => {
  // Publishing needs a membership that is paid: the demonstration's business has one.
  await signInDevice(context, await api.signIn(demo.businessAdmin, demo.password), api.url);
  await page.setViewportSize(phone);
  const name = `Butaco de roble ${Date.now()}`;

  await test.step('the list says when there is nothing like that', async () => {
    await page.goto('/my-business-profile/listings?tab=products&q=zzzz&lang=es');
    await expect(page.getByRole('heading', { name: 'No se encontraron productos' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Producto nuevo' }).first().click();
  });

  await test.step('what is written becomes a draft by itself', async () => {
    await page.getByLabel('Nombre del producto en español').fill(name);
    await page.getByLabel('Descripción en español').fill('Roble macizo, hecho a mano.');
    await expect(page).toHaveURL(/draft=/);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByText('Guardado', { exact: false }).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('a reload finds it at its own address', async () => {
    await page.reload();
    await expect(page).toHaveURL(/\/edit$/);
    await expect(page.getByLabel('Nombre del producto en español')).toHaveValue(name);
    await expect(page.getByLabel('Descripción en español')).toHaveValue(
      'Roble macizo, hecho a mano.',
    );
  });

  await test.step('what is missing is said field by field', async () => {
    await page.getByLabel('Código de barras (GTIN)').fill('12345678');
    await page.getByRole('button', { name: 'Publicar' }).click();
    const summary = page.getByRole('region', { name: 'Revise estos campos' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link', { name: /^Precio:/ })).toBeVisible();
    await expect(summary.getByRole('link', { name: /^Código de barras/ })).toBeVisible();
    await page.getByLabel('Código de barras (GTIN)').fill('');
  });

  await test.step('complete and with pictures, it is published', async () => {
    await page.getByLabel('Categoría').selectOption('furniture');
    await page.getByLabel('Nuevo', { exact: true }).check();
    await page.getByLabel('Moneda de los precios').selectOption('COP');
    await page.getByRole('textbox', { name: 'Precio' }).fill('185.000,50');
    await addPictures(page, 'Imágenes (opcional)', 2);
    await page.getByLabel('Qué muestra la imagen 1, en español').fill('El butaco de frente');
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page).toHaveURL(/listings\?tab=products/);
    await expect(page.getByText(`${name} está publicado.`)).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('everybody finds it among the products', async () => {
    const visitor = await (await newDevice()).newPage();
    await visitor.goto('/products?lang=es');
    await visitor.getByRole('link', { name }).first().click();
    await expect(visitor.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(visitor.getByText(/185[.,]000/).first()).toBeVisible();
  });

  await test.step('paused, it can be brought back', async () => {
    await page.getByRole('button', { name: `Más opciones de ${name}` }).click();
    await expect(page.getByRole('button', { name: 'Eliminar', exact: true })).toBeInViewport();
    await page.getByRole('button', { name: 'Pausar' }).click();
    await expect(page.getByText(`${name} está en pausa`)).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
    await expect(row.getByText('Publicado', { exact: true })).toBeVisible();
  });
});

test('a property with four pictures is refused in the words of the specification', async ({
  page,
  context,
  api,
}) => {
  const business = await createBusiness(api);
  await signInDevice(context, business.manager, api.url);
  await page.goto('/my-business-profile/listings/new?type=property&lang=en');
  await page.getByLabel('Name of the property in English').fill('Warehouse by the port');
  await addPictures(page, 'Pictures', 4);
  await page.getByRole('button', { name: 'Publish' }).click();
  const summary = page.getByRole('region', { name: 'Please check these fields' });
  await expect(
    summary.getByRole('link', {
      name: 'Please upload a minimum of 5 images and a maximum of 10',
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.getByText(/Primary image: landscape 7:4, 700 by 400 pixels/)).toBeVisible();
  await expectAccessible(page);
});

test('what is written without a network outlives its tab', async ({
  page,
  context,
  api,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);
  const business = await createBusiness(api);
  await signInDevice(context, business.manager, api.url);
  await page.goto('/my-business-profile/listings/new?type=product&lang=en');
  await page.getByLabel('Name of the product in English').fill('Oak stool');
  await expect(page).toHaveURL(/draft=/);
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible();
  const draft = new URL(page.url()).searchParams.get('draft');
  await context.setOffline(true);
  await page.getByLabel('Description in English').fill('Solid oak, made by hand.');
  await expect(page.getByText(/What you wrote is kept on this device/)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`/my-business-profile/listings/${draft}/edit`);
  await expect(again.getByLabel('Description in English')).toHaveValue('Solid oak, made by hand.');
  await expect(again.getByText(/^Saved/)).toBeVisible();
});

test('a table is looked at before it becomes drafts', async ({ page, context, api }) => {
  const business = await createBusiness(api);
  await signInDevice(context, business.manager, api.url);
  await page.goto('/my-business-profile/listings/import?type=product&lang=en');
  const rows = page.getByLabel('Or paste the rows with their headings');
  await rows.fill('name.es,price,gtin\nButaco,85.00,\nMesa,many,12345678');
  await page.getByRole('button', { name: 'Check the table' }).click();
  await expect(page.getByText('1 row has errors.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Mesa/ })).toContainText('Price');
  await expectAccessible(page);
  await rows.fill('name.es;price\nButaco;85,00\nMesa;320');
  await page.getByRole('button', { name: 'Check the table' }).click();
  await page.getByRole('button', { name: 'Import 2 drafts' }).click();
  await expect(page).toHaveURL(/status=draft/);
  await expect(page.getByRole('link', { name: 'Mesa' })).toBeVisible();
});
