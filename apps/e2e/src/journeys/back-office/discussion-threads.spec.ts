import { demo } from '../../support/demo.ts';
import { startDiscussion } from '../../support/discussion.ts';
import { expect, signInDevice, test } from '../../support/test.ts';

test('discussions are found by title and author, put in order and narrowed, all in the address', async ({
  page,
  context,
  api,
}) => {
  const author = await api.signUp({ firstName: 'Úrsula', lastName: 'Bonilla', language: 'es' });
  const { path } = await startDiscussion(api, author);
  await signInDevice(context, await api.signIn(demo.moderator, demo.password), api.url);
  await page.goto('/admin/manage-discussions/manage-discussion-threads?lang=en');
  const search = page.getByRole('searchbox', { name: 'Find discussions' });
  await search.fill('ursula');
  await search.press('Enter');
  await expect(page).toHaveURL(/q=ursula/);
  const rows = page.getByRole('row').filter({ has: page.locator(`a[href^="${path}"]`) });
  await expect(rows).toHaveCount(1);
  // All but the headings are hers.
  await expect(page.getByRole('row').filter({ hasNotText: 'Úrsula' })).toHaveCount(1);

  await page.getByRole('button', { name: 'Category' }).first().click();
  await page.getByRole('radio', { name: 'Services' }).click();
  await expect(page).toHaveURL(/category=services/);
  await expect(page.getByText('No discussions found')).toBeVisible();

  await page.goto('/admin/manage-discussions/manage-discussion-threads?lang=en');
  await page.getByRole('button', { name: /^Comments/ }).click();
  await expect(page).toHaveURL(/order=MOST_REPLIES/);
  await expect(page.getByRole('columnheader', { name: /^Comments/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});
