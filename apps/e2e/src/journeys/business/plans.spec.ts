import { demo } from '../../support/demo.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../../support/test.ts';

test('plans say the price with its tax in both amounts, and lead on as fits the reader', async ({
  page,
  newDevice,
  api,
}) => {
  await page.goto('/plans?lang=en');
  const main = page.getByRole('main');
  await expect(main.getByText('$29.00')).toBeVisible();
  await expect(main).toContainText('Charged as $142,800 COP: $120,000 plus 19% VAT.');
  await main.getByRole('radio', { name: 'COP' }).click();
  await expect(main.locator('strong', { hasText: '$142,800' })).toBeVisible();
  await page.reload();
  await expect(main.locator('strong', { hasText: '$142,800' })).toBeVisible();
  await expect(main.getByRole('row', { name: /^Verified badge/ })).toContainText('Yes');
  await expectAccessible(page);
  await expect(main.getByRole('link', { name: 'Apply with my business' })).toHaveAttribute(
    'href',
    /^\/register\?next=/,
  );

  const device = await newDevice();
  await signInDevice(device, await api.signIn(demo.businessAdmin, demo.password), api.url);
  const own = await device.newPage();
  await own.goto('/plans?lang=es');
  await expect(own.getByRole('main').getByRole('link', { name: 'Mi membresía' })).toBeVisible();
  const ownPlan = own.locator('section').filter({ hasText: 'Su plan actual' });
  await expect(ownPlan.getByRole('heading', { name: 'Miembro empresarial' })).toBeVisible();
  await expect(
    own.getByRole('main').getByRole('link', { name: 'Crear una cuenta gratis' }),
  ).toHaveCount(0);
  await own.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(own);
});
