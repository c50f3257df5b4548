import { demo } from '../../support/demo.ts';
import { emptyList } from '../../support/requests.ts';
import { expect, signInDevice, test } from '../../support/test.ts';

const nothing = 'zzzz-nothing';

const publicLists = [
  [`/entrepreneurs?q=${nothing}`, 'No entrepreneurs found', 'No se encontraron empresarios'],
] as const;

const adminLists = [
  [
    `/admin/manage-business-profiles/edit-profile?q=${nothing}`,
    'No businesses found',
    'No se encontraron empresas',
  ],
  [
    `/admin/new-applications?tab=all&q=${nothing}`,
    'No applications found',
    'No se encontraron solicitudes',
  ],
] as const;

for (const [address, english, spanish] of publicLists) {
  test(`nothing found at ${address} is said in both languages`, async ({ page }) => {
    await page.goto(`${address}&lang=en`);
    await expect(page.getByRole('heading', { name: english })).toBeVisible();
    await page.goto(`${address}&lang=es`);
    await expect(page.getByRole('heading', { name: spanish })).toBeVisible();
  });
}

for (const [address, english, spanish] of adminLists) {
  test(`nothing found at ${address} is said in both languages`, async ({ page, context, api }) => {
    await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
    await page.goto(`${address}&lang=en`);
    await expect(page.getByRole('heading', { name: english })).toBeVisible();
    await page.goto(`${address}&lang=es`);
    await expect(page.getByRole('heading', { name: spanish })).toBeVisible();
  });
}

test('what is suggested instead is in the language of the page, not of the device', async ({
  page,
}) => {
  for (const [language, category] of [
    ['en', 'Food'],
    ['es', 'Alimentos'],
  ] as const) {
    await page.goto(`/advanced-search?type=products&query=zzzzqq&lang=${language}`);
    await expect(page.getByRole('link', { name: category, exact: true })).toBeVisible();
  }
});

test('no featured listings is said in both languages', async ({ page }) => {
  await emptyList(page, 'FeaturedListings', 'products', 'services', 'property');
  await page.goto('/?lang=en');
  await expect(page.getByRole('heading', { name: 'No featured listings right now' })).toBeVisible();
  await page.goto('/?lang=es');
  await expect(
    page.getByRole('heading', { name: 'No hay publicaciones destacadas en este momento' }),
  ).toBeVisible();
});

test('no disputes is said in both languages', async ({ page, context, api }) => {
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  await emptyList(page, 'Disputes', 'disputes');
  const address = '/admin/customer-service/disputes-and-challenges?status=all';
  await page.goto(`${address}&lang=en`);
  await expect(page.getByRole('heading', { name: 'No disputes found' })).toBeVisible();
  await page.goto(`${address}&lang=es`);
  await expect(page.getByRole('heading', { name: 'No se encontraron disputas' })).toBeVisible();
});
