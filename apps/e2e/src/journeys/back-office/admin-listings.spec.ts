import { createBusiness } from '../../support/business.ts';
import { demo } from '../../support/demo.ts';
import { publishProduct } from '../../support/listing.ts';
import { expect, expectAccessible, signInDevice, test } from '../../support/test.ts';

test('an administrator features a listing and removes it with a reason its business reads', async ({
  page,
  context,
  api,
  newDevice,
}) => {
  const manager = await api.signIn(demo.businessAdmin, demo.password);
  const name = `Oak stool ${Date.now()}`;
  const id = await publishProduct(api, { manager }, name);
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);

  await test.step('it is found by its name', async () => {
    await page.goto(`/admin/manage-listings?tab=products&lang=en`);
    await expect(page).toHaveURL(/edit-listings\?tab=products/);
    await page.getByRole('searchbox', { name: 'Find listings' }).fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it is featured', async () => {
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('region', { name: 'Selection' }).getByText('Feature').click();
    await expect(page.getByText('Listing featured.')).toBeVisible();
    await page.getByRole('button', { name: 'Featured', exact: true }).click();
    await page.getByRole('radio', { name: 'Featured only' }).click();
    await expect(page).toHaveURL(/featured=true/);
    await expect(page.getByRole('link', { name })).toBeVisible();
  });

  await test.step('narrowed to its business, what is listed is exported', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Business', exact: true }).click();
    await page.getByRole('combobox', { name: 'Business' }).fill('Café Alto');
    await page.getByRole('option', { name: 'Café Alto del Roble' }).click();
    await expect(page).toHaveURL(/business=/);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await (await download).createReadStream();
    const text = (await file.toArray()).join('');
    expect(text).toContain(name);
    expect(text).toContain('Café Alto del Roble');
  });

  const device = await newDevice();
  await signInDevice(device, manager, api.url);
  const owner = await device.newPage();
  await owner.goto(
    `/my-business-profile/listings?tab=products&q=${encodeURIComponent(name)}&lang=en`,
  );
  const row = owner.getByRole('listitem').filter({ has: owner.getByRole('link', { name }) });
  await expect(row.getByText('Featured', { exact: true })).toBeVisible();

  await test.step('it is removed with a reason, which its owner reads without a reload', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByLabel('In your own words').fill('The photographs belong to somebody else.');
    await page.getByRole('button', { name: 'Remove the listing' }).click();
    await expect(owner.getByText('The photographs belong to somebody else.')).toBeVisible();
    await expect(row.getByText('Removed', { exact: true })).toBeVisible();
    await expectAccessible(owner);
  });

  await test.step('restored, it is what it was before', async () => {
    await page.goto(`/admin/manage-listings/edit-listings/${id}?lang=en`);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Published').first()).toBeVisible();
    await expect(row.getByText('Removed', { exact: true })).toBeHidden();
    await expect(row.getByText('Featured', { exact: true })).toBeVisible();
  });
});

test('an administrator begins a listing for a business', async ({ page, context, api }) => {
  const business = await createBusiness(api);
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  await page.goto('/admin/manage-listings/create-new?tab=services&lang=en');
  await page.getByRole('combobox', { name: 'Business' }).fill(business.name);
  await page.getByRole('option', { name: business.name }).click();
  await page.getByLabel('Name of the service in English').fill('Restoring of furniture');
  await expect(page).toHaveURL(/draft=/);
  await page.reload();
  await expect(page).toHaveURL(/edit-listings\/\w+$/);
  await expect(page.getByRole('link', { name: business.name })).toBeVisible();
  await expect(page.getByLabel('Name of the service in English')).toHaveValue(
    'Restoring of furniture',
  );
});

test('no featured listings are said in both languages', async ({ page, context, api }) => {
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  const address = '/admin/manage-listings/edit-listings?tab=property&featured=true&q=zzzz-nothing';
  await page.goto(`${address}&lang=en`);
  await expect(page.getByRole('heading', { name: 'No featured listings found' })).toBeVisible();
  await page.goto(`${address}&lang=es`);
  await expect(
    page.getByRole('heading', { name: 'No se encontraron publicaciones destacadas' }),
  ).toBeVisible();
});

test('a list has its foot in sight, its menu at the pointer and its acts on one line', async ({
  page,
  context,
  api,
}) => {
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  await page.goto('/admin/manage-listings/edit-listings');
  const row = page.getByRole('row').nth(1);
  await expect(row.getByRole('link').first()).toBeVisible();
  // What scrolls are the rows: the page has nothing below the window.
  await expect(page.getByRole('button', { name: 'Next page' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

  await row.getByRole('gridcell', { name: 'Published' }).click({ button: 'right' });
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const tops = await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(new Set(tops.map(Math.round)).size).toBe(1);
  // It stands below the foot of the list, which rose for it.
  const foot = await page.getByRole('button', { name: 'Next page' }).boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(Math.min(...tops));
});
