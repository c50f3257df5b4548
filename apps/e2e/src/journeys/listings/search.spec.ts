import type { Page } from '@playwright/test';
import { operationsOf } from '../../support/requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/test.ts';

const misspelt = 'asesoria juridca medelin';
const resultsOf = (page: Page) => page.getByRole('main').getByRole('article');
const tabOf = (page: Page, label: string, name: RegExp) =>
  page.getByRole('navigation', { name: label }).getByRole('link', { name });

/** The number on a tab. */
async function countOn(page: Page, label: string, name: RegExp): Promise<number> {
  const tab = tabOf(page, label, name);
  await expect(tab).toContainText(/\d/);
  return Number((await tab.innerText()).match(/\d+/)?.[0]);
}

test('a misspelt search finds the right services first, on Enter and not before', async ({
  page,
}) => {
  await page.goto('/?lang=en');
  const asked = operationsOf(page);
  const topBar = page.getByRole('banner').getByRole('searchbox');
  await topBar.pressSequentially(misspelt);
  await expect(topBar).toHaveValue(misspelt);
  await expect(page).toHaveURL('/?lang=en');
  expect(asked).not.toContain('Search');

  await topBar.press('Enter');
  await expect(page).toHaveURL(/\/advanced-search\?type=all&query=asesoria/);
  const results = resultsOf(page);
  await expect(results.first().locator('mark', { hasText: 'Medellín' }).first()).toBeVisible();
  for (const place of [0, 1, 2]) {
    await expect(results.nth(place)).toContainText('Service · Legal advice');
    await expect(results.nth(place)).toContainText('Medellín, Colombia');
  }
  // The page has a box of its own; the one above rests.
  await expect(topBar).toBeDisabled();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(misspelt);
  await expectAccessible(page);

  const all = await countOn(page, 'What to search', /^All/);
  await expect(page.getByRole('status').filter({ hasText: /results?$/ })).toHaveText(
    `${all} results`,
  );
  const services = await countOn(page, 'What to search', /^Services/);
  await tabOf(page, 'What to search', /^Services/).click();
  await expect(page).toHaveURL(/type=services&query=asesoria/);
  await expect.poll(() => results.count()).toBe(Math.min(services, 20));

  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('mochila');
  await expect(page).toHaveURL(/query=asesoria/);
  await box.press('Enter');
  await expect(page).toHaveURL(/type=services&query=mochila/);
  await expect(box).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/type=services&query=asesoria/);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(misspelt);
  await page.goBack();
  await expect(page).toHaveURL(/type=all&query=asesoria/);

  const name = (await results.first().getByRole('heading').innerText()).trim();
  await results.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/services\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('a search is narrowed and ordered in the address, and back undoes it', async ({ page }) => {
  await page.goto('/advanced-search?type=all&query=asesoria&lang=en');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const results = resultsOf(page);
  await expect(results.first()).toBeVisible();
  const before = await countOn(page, 'What to search', /^All/);
  await filters.getByLabel('Country').selectOption('CO');
  await expect(page).toHaveURL(/type=all&query=asesoria&country=CO/);
  await expect.poll(() => countOn(page, 'What to search', /^All/)).toBeLessThan(before);
  await expect(results.filter({ hasNotText: 'Colombia' })).toHaveCount(0);
  await page.getByLabel('Sort by').selectOption('NEWEST');
  await expect(page).toHaveURL(/country=CO&sort=newest/);
  await expectAccessible(page);

  await tabOf(page, 'What to search', /^Services/).click();
  await expect(page).toHaveURL(/type=services&query=asesoria&country=CO&sort=newest/);
  await filters.getByRole('checkbox', { name: /^Legal advice/ }).check();
  await expect(page).toHaveURL(/category=legal/);
  await page.goBack();
  await expect(page).toHaveURL(/type=services&query=asesoria&country=CO&sort=newest(&lang=en)?$/);
  await page.goBack();
  await expect(page).toHaveURL(/type=all&query=asesoria&country=CO&sort=newest(&lang=en)?$/);
  await page.goBack();
  await expect(page).toHaveURL(/query=asesoria&country=CO(&lang=en)?$/);
  await page.getByRole('button', { name: 'Remove the filter Colombia' }).click();
  await expect.poll(() => countOn(page, 'What to search', /^All/)).toBe(before);

  await page.goto('/advanced-search?type=all&query=asesoria&country=CO&max=1&lang=en');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(results.first()).toBeVisible();
});

test('a search without results suggests one that has some', async ({ page }) => {
  await page.goto('/advanced-search?type=all&query=cafezz&lang=en');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expect(page.getByText('Nothing on the network matches “cafezz”.')).toBeVisible();
  // There is nothing to narrow.
  await expect(page.getByRole('navigation', { name: 'What to search' })).toHaveCount(0);
  await expect(page.getByLabel('Currency')).toHaveCount(0);
  await expectAccessible(page);
  await page
    .getByRole('list', { name: 'Try one of these searches:' })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/query=caf/);
  await expect(resultsOf(page).first()).toContainText(/caf/i);
});

test('somebody whom a business shows leads to the business, and nothing else is guessed', async ({
  page,
}) => {
  for (const [language, reason, nothing] of [
    ['en', 'Marcela Cuéllar Muñoz works here', 'No listings mention “marcela”.'],
    ['es', 'Marcela Cuéllar Muñoz trabaja aquí', 'Ninguna publicación menciona «marcela».'],
  ] as const) {
    await page.goto(`/advanced-search?type=all&query=marcela&lang=${language}`);
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByText(nothing)).toBeVisible();
    await expect(page.getByRole('list', { name: /Try one|Pruebe una/ })).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: 'Café Alto del Roble' }).click();
  await expect(page).toHaveURL(/\/entrepreneurs\/\w+/);
});

test('a tab without results leads to those that have some', async ({ page }) => {
  await page.goto(`/advanced-search?type=products&query=${misspelt}&lang=en`);
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await page.getByRole('link', { name: /^See \d+ results$/ }).click();
  await expect(page).toHaveURL(/type=all/);
  await expect(resultsOf(page).first()).toBeVisible();
});

test.describe('on a phone, in Spanish', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('a search is begun from the bar below, narrowed and undone', async ({ page }) => {
    await page.goto('/?lang=es');
    await page
      .getByRole('navigation', { name: 'Secciones principales' })
      .getByRole('link', { name: 'Buscar' })
      .tap();
    await expect(page.getByRole('heading', { name: 'Explorar', exact: true })).toBeVisible();
    await expectAccessible(page);
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill(misspelt);
    await box.press('Enter');
    const results = resultsOf(page);
    await expect(results.first().locator('mark')).toHaveText(['Asesoría', 'jurídica', 'Medellín']);
    await expect(results.first()).toContainText('Servicio · Asesoría jurídica');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await tabOf(page, 'Qué buscar', /^Inmuebles/).tap();
    await expect(page.getByRole('heading', { name: 'No se encontraron inmuebles' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goBack();
    await expect(results.first()).toContainText('Servicio');
  });
});

test('a place in a query narrows it, says where nothing is, and offers what is near', async ({
  page,
}) => {
  await page.goto('/advanced-search?query=bodega+cali&lang=en');
  const main = page.getByRole('main');
  await expect(main.getByText(/Nothing found for “bodega” in Cali;/)).toBeVisible();
  await expect(main.getByText('in Valle del Cauca: 2')).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(2);
  await expectAccessible(page);
  await main.getByRole('link', { name: /^See \d+ in Colombia$/ }).click();
  await expect(page).toHaveURL(/query=bodega&country=CO/);
  await expect.poll(() => main.getByRole('article').count()).toBeGreaterThan(2);
  await page.goto('/advanced-search?query=caf%C3%A9+lima&lang=es');
  await expect(
    main.getByText('No hay resultados de «café» en Lima. Esto es lo que hay en otros lugares.'),
  ).toBeVisible();
  await expect(main.getByRole('article').first()).toContainText('Producto · Café');
});

test('what has only some of the words is said, in both languages and at a phone’s width', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/advanced-search?query=office+furniture+giraffe&lang=en');
  await expect(
    main.getByText('Nothing has all the words of “office furniture giraffe”;'),
  ).toBeVisible();
  const count = await main
    .getByRole('status')
    .filter({ hasText: /results?$/ })
    .innerText();
  await expect(main.getByText(`with some of them: ${count.replace(/\D/g, '')}`)).toBeVisible();
  await page.goto('/advanced-search?query=mesa+y+sillas+para+restaurante&lang=es');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(
    main.getByText('2 resultados tienen todas las palabras de «mesa y sillas para restaurante»;'),
  ).toBeVisible();
  await expect(main.getByText(/^con algunas de ellas: \d+$/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto('/advanced-search?query=mochila&lang=es');
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByText(/todas las palabras/)).toBeHidden();
});

test('before a search, what others look for leads on', async ({ page }) => {
  await page.goto('/advanced-search?lang=en');
  const popular = page.getByRole('region', { name: 'What others are looking for' });
  await popular.getByRole('link').first().click();
  await expect(page).toHaveURL(/query=/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
