import { dutiesFor, dutiesOf, matchPage } from '@wiki/domain';
import { demo } from '../../support/demo.ts';
import { expect, expectAccessible, signInDevice, test } from '../../support/test.ts';

test('customer service sees its queue and its pages, and nothing of the rest', async ({
  page,
  context,
  api,
}) => {
  await signInDevice(context, await api.signIn(demo.support, demo.password), api.url);
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

for (const [role, email] of [
  ['moderator', demo.moderator],
  ['support', demo.support],
  ['billing', demo.billing],
] as const) {
  test(`every way that ${role} is shown in the back office leads to a page of that role`, async ({
    page,
    context,
    api,
  }) => {
    const duties = dutiesOf(role);
    const neededFor = (href: string) => {
      const found = matchPage(new URL(href, api.url).pathname);
      return found ? dutiesFor(found) : undefined;
    };
    const isTheirs = (href: string) =>
      neededFor(href)?.some((duty) => duties.includes(duty)) ?? true;
    await signInDevice(context, await api.signIn(email, demo.password), api.url);
    await page.goto('/admin/user-analytics?lang=en');
    await expect(page.getByRole('heading', { name: 'Where to start' })).toBeVisible();
    const bar = page.getByRole('navigation', { name: 'Back office' });
    const ways = new Set(['/admin/user-analytics']);
    for (const menu of await bar.getByRole('button').all()) {
      await menu.click();
      for (const link of await bar.getByRole('link').all()) {
        ways.add((await link.getAttribute('href')) ?? '');
      }
      await page.keyboard.press('Escape');
    }
    // What the role has is there, too.
    const reached = new Set([...ways].flatMap((way) => neededFor(way) ?? []));
    expect(duties.filter((duty) => duty !== 'SUSPENSIONS' && !reached.has(duty))).toEqual([]);
    for (const way of ways) {
      await page.goto(way);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(main.getByText(/couldn’t load|isn’t part of your role/)).toHaveCount(0);
      const links = await main
        .locator('a[href^="/admin"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.filter((href) => !isTheirs(href))).toEqual([]);
    }
  });
}

test('the owner of a business reads its weeks', async ({ page, context, api }) => {
  await signInDevice(context, await api.signIn(demo.businessAdmin, demo.password), api.url);
  await page.goto('/my-business-profile/figures?lang=en');
  await expect(page.getByRole('heading', { name: 'Views', exact: true })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(13);
  await page.getByLabel('Period').selectOption('26');
  await expect(page.getByRole('row')).toHaveCount(27);
  await expectAccessible(page);
});
