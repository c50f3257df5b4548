import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demo } from '../../support/demo.ts';
import { actOnListing, publishProduct } from '../../support/listing.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../../support/test.ts';

const phone = { width: 360, height: 800 };

const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');

/** Waits until the title says as many as the page shows, which are both of the same filters then. */
async function expectCounted(page: Page): Promise<void> {
  await expect(async () => {
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    expect(title.trim()).toMatch(new RegExp(`^\\w+\\s+${await cardsOf(page).count()}$`));
  }).toPass();
}

test('a property is found through facets, and back undoes each step', async ({ page }) => {
  await page.goto('/property');
  const cards = cardsOf(page);
  await expect(cards.first()).toBeVisible();
  const filters = page.getByRole('complementary', { name: 'Filters' });

  await page.getByRole('radio', { name: /^For rent/ }).check();
  await expect(page).toHaveURL('/property?offer=Rent');
  await expect(cards.first()).toContainText('a month');
  await filters.getByLabel('Country').selectOption('CO');
  await expect(page).toHaveURL('/property?offer=Rent&country=CO');
  await filters.getByRole('button', { name: /^2 bedrooms or more/ }).click();
  await expect(page).toHaveURL(/bedrooms=2/);
  // The title says how many there are once they are counted, which all fit on one page.
  await expect(cards.filter({ hasNotText: 'a month' })).toHaveCount(0);
  await expectCounted(page);
  const found = await cards.count();
  expect(found).toBeGreaterThan(0);
  await expectAccessible(page);

  const name = (await cards.first().getByRole('heading').innerText()).trim();
  await cards.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page).toHaveTitle(`${name} · Wiki empresarios`);
  await expect(page.getByText(/m² \(.+ sq ft\)/)).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL('/property?offer=Rent&bedrooms=2&country=CO');
  await expect.poll(() => cards.count()).toBe(found);
  await page.goBack();
  await expect(page).toHaveURL('/property?offer=Rent&country=CO');

  await page.getByRole('button', { name: 'Remove the filter For rent' }).click();
  await expect(page).toHaveURL('/property?country=CO');
});

const lists = [
  ['products', 'No products found', 'No se encontraron productos'],
  ['services', 'No services found', 'No se encontraron servicios'],
  ['property', 'No properties found', 'No se encontraron inmuebles'],
] as const;

for (const [section, english, spanish] of lists) {
  test(`nothing found among ${section} is said in both languages`, async ({ page }) => {
    await page.goto(`/${section}?city=Nowhere&country=AQ&lang=es`);
    await expect(page.getByRole('heading', { name: spanish })).toBeVisible();
    await page.goto(`/${section}?city=Nowhere&country=AQ&lang=en`);
    await expect(page.getByRole('heading', { name: english })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
    await expect(page).toHaveURL(`/${section}?lang=en`);
    await expect(cardsOf(page).first()).toBeVisible();
  });
}

test('a product that is published appears for a second visitor without reload', async ({
  page,
  newDevice,
  api,
}) => {
  const manager = await api.signIn(demo.businessAdmin, demo.password);
  const name = `Butaco ${randomBytes(4).toString('hex')}`;
  const second = await (await newDevice()).newPage();
  await page.goto('/products');
  await second.goto('/products?category=furniture');
  await expect(cardsOf(page).first()).toBeVisible();
  await expect(second.getByRole('heading', { level: 1 })).toContainText(/\d/);

  // Other journeys publish too, so it need not stay the first of the list.
  const listingId = await publishProduct(api, { manager }, name);
  await expect(cardsOf(page).filter({ hasText: name })).toBeVisible();
  // The button may have come for another journey's product: then it comes once more for this one.
  await expect(async () => {
    await second.getByRole('button', { name: /new products?$/ }).click({ timeout: 2_000 });
    await expect(cardsOf(second).filter({ hasText: name })).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await actOnListing(api, { manager }, listingId, 'pause');
  await expect(page.getByText(name)).toHaveCount(0);
  await expect(second.getByText(name)).toHaveCount(0);
});

test('a listing is passed on by WhatsApp, mail, link and the apps of the device', async ({
  page,
  context,
  api,
}) => {
  const manager = await api.signIn(demo.businessAdmin, demo.password);
  const name = `Butaco ${randomBytes(4).toString('hex')}`;
  const listingId = await publishProduct(api, { manager }, name);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.share = async ({ url } = {}) => {
      document.documentElement.dataset['shared'] = url;
    };
  });
  await page.goto(`/products/${listingId}?lang=es&from=home`);

  await page.getByRole('button', { name: 'Compartir' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const url = new URL(`/products/${listingId}?lang=es`, page.url()).href;
  const ways = [
    page.getByRole('link', { name: 'WhatsApp' }),
    page.getByRole('link', { name: 'Correo electrónico', exact: true }),
  ];
  for (const way of ways) {
    const href = decodeURIComponent((await way.getAttribute('href')) ?? '');
    expect(href).toContain(name);
    expect(href).toContain(url);
  }
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(page.getByText('Enlace copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.getByRole('button', { name: 'Otras aplicaciones' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', url);
});

test('what is saved is among the favourites, also when it is taken off', async ({
  page,
  context,
  api,
}) => {
  const manager = await api.signIn(demo.businessAdmin, demo.password);
  const name = `Butaco ${randomBytes(4).toString('hex')}`;
  const listingId = await publishProduct(api, { manager }, name);
  await signInDevice(context, await api.signUp(), api.url);

  await page.goto(`/products/${listingId}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await expect(page.getByText('1 person saved it')).toBeVisible();
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('link', { name: 'Favorites' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: `Save ${name}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await actOnListing(api, { manager }, listingId, 'pause');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Not available right now' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove from favorites' }).click();
  await expect(page.getByRole('heading', { name: 'You haven’t saved anything yet' })).toBeVisible();
});

test('a visitor signs in to contact the seller and is in the conversation', async ({
  page,
  api,
}) => {
  const manager = await api.signIn(demo.businessAdmin, demo.password);
  const listingId = await publishProduct(api, { manager }, 'Butaco de roble');
  const { email, password } = await api.signUp();
  await page.goto(`/products/${listingId}`);
  await page.getByRole('button', { name: 'Contact seller' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Please login to contact seller' });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await alert.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/inbox\/.+/);
  await page.getByLabel('Your message').fill('Is it still there?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log')).toContainText('Is it still there?');
  await page.goBack();
  await expect(page).toHaveURL(`/products/${listingId}`);
  await expect(page.getByText('1 person asked about it')).toBeVisible();
});

test('people comment on a listing and reply to each other, live', async ({
  page,
  context,
  newDevice,
  api,
}) => {
  const manager = await api.signIn(demo.businessAdmin, demo.password);
  const listingId = await publishProduct(api, { manager }, 'Butaco de roble');
  await page.goto(`/products/${listingId}`);
  await expect(page.getByRole('link', { name: 'Sign in to comment' })).toBeVisible();
  await signInDevice(context, await api.signUp({ firstName: 'Camila' }), api.url);
  await page.reload();
  const sellersDevice = await newDevice();
  await signInDevice(sellersDevice, manager, api.url);
  // The seller of the demonstration reads Spanish.
  const seller = await sellersDevice.newPage();
  await seller.goto(`/products/${listingId}`);
  await expect(seller.getByText('Todavía nadie ha comentado.')).toBeVisible();

  await page.getByLabel('Your comment').fill('Is it oak?');
  await page.getByRole('button', { name: 'Publish the comment' }).click();
  await expect(page.getByText('Is it oak?')).toBeVisible();

  await seller.getByRole('button', { name: 'Responder' }).click();
  await seller.getByLabel(/^Su respuesta a Camila/).fill('It is, from Nariño.');
  await seller.getByRole('button', { name: 'Publicar la respuesta' }).click();
  await expect(page.getByText('It is, from Nariño.')).toBeVisible();
  await expect(page.getByText('Seller', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Your comment').last().fill('Is it solid oak?');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(seller.getByText('Is it solid oak?')).toBeVisible();

  await seller.getByRole('button', { name: 'Eliminar' }).click();
  await seller.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('It is, from Nariño.')).toHaveCount(0);
});

test.describe('on a phone, in Spanish', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('a list is narrowed in the sheet of filters', async ({ page }) => {
    await page.goto('/property?lang=es');
    const cards = cardsOf(page);
    await expect(cards.first()).toBeVisible();
    await page.getByRole('radio', { name: /^En venta/ }).check();
    await page.getByRole('button', { name: /^Filtros/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await sheet.getByLabel(/^Apartamento/).check();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: /^Ver \d+ inmuebles?$/ }).tap();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/kind=Apartment&offer=Sale/);
    await expect(page.getByRole('button', { name: 'Filtros (2)' })).toBeFocused();
    await expectNoSidewaysScroll(page);

    await cards.first().getByRole('link').tap();
    await expect(page.getByRole('heading', { name: 'Comodidades' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page
      .getByRole('button', { name: /^Ampliar/ })
      .first()
      .tap();
    const picture = page.getByRole('dialog');
    await expect(picture.getByRole('heading', { name: 'Imagen 1 de' })).toBeVisible();
    await picture.getByRole('button', { name: 'Imagen siguiente' }).tap();
    await expect(picture.getByRole('heading', { name: 'Imagen 2 de' })).toBeVisible();
    await expectAccessible(page);
  });
});
