import { demo } from '../support/demo.ts';
import { expect, expectAccessible, plantSession, test } from '../support/test.ts';

test('customer service sees its queue and its pages, and nothing of the rest', async ({
  page,
  context,
  api,
}) => {
  await plantSession(context, await api.signIn(demo.support, demo.password), api.url);
  await page.goto('/admin/user-analytics?lang=en');
  await expect(page.getByRole('heading', { name: 'Where to start' })).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Back office' });
  await expect(bar.getByRole('button', { name: 'Support' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Billing' })).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'Community' })).toHaveCount(0);

  await page.goto('/admin/settings?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page isn’t part of your role',
  );
  await expectAccessible(page);

  await page.goto('/admin/customer-service?lang=en');
  await expect(page.getByRole('grid')).toBeVisible();
});

test('the owner of a business reads its weeks', async ({ page, context, api }) => {
  await plantSession(context, await api.signIn(demo.businessAdmin, demo.password), api.url);
  await page.goto('/my-business-profile/figures?lang=en');
  await expect(page.getByRole('heading', { name: 'Views', exact: true })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(13);
  await page.getByLabel('Period').selectOption('26');
  await expect(page.getByRole('row')).toHaveCount(27);
  await expectAccessible(page);
});
