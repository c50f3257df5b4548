import { expect, type Page, signInDevice, test } from '../../support/test.ts';

// The browser that comes with the packages keeps no page in memory: it is told here what one that does tells.
const passes = (page: Page, type: 'pagehide' | 'pageshow') =>
  page.evaluate((name) => {
    dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
  }, type);

test('a page that comes back from memory shows nothing of somebody who has left since', async ({
  page,
  context,
  api,
  complaints,
}) => {
  await signInDevice(context, await api.signUp({ firstName: 'Camila' }), api.url);
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isKept: true }));
  const isKept = () => page.evaluate(() => 'isKept' in globalThis);

  // Elsewhere the same person reads on.
  await passes(page, 'pagehide');
  const other = await context.newPage();
  await other.goto('/account/security');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await passes(page, 'pageshow');
  expect(await isKept()).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // And leaves. What is kept in memory does not ask who is there.
  complaints.expect(/ERR_FAILED/);
  await page.route('**/graphql', (route) => route.abort());
  await passes(page, 'pagehide');
  await other.getByRole('button', { name: 'Your menu' }).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  expect(await isKept()).toBe(true);
  await page.unroute('**/graphql');
  await passes(page, 'pageshow');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect.poll(isKept).toBe(false);
});
