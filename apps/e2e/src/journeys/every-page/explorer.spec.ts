import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/test.ts';

test('the explorer signs in, asks, changes and follows, and nothing leaves the host', async ({
  page,
  api,
}) => {
  const elsewhere: string[] = [];
  await page.route(
    (url) => url.protocol.startsWith('http') && url.hostname !== 'localhost',
    (route) => {
      elsewhere.push(route.request().url());
      return route.abort();
    },
  );
  const account = await api.signUp({ firstName: 'Irene' });
  await page.goto('/explorer');
  const run = page.getByRole('button', { name: 'Run', exact: true });
  const result = page.locator('#result');
  await run.click();
  await expect(result).toContainText('"listing"');

  // What the schema says is found by words of its descriptions.
  await page.getByLabel('Search the schema').fill('markAllNotificationsRead');
  await page.getByRole('button', { name: 'Mutation.markAllNotificationsRead' }).click();
  await expect(page.getByLabel('Mutation', { exact: true })).toContainText('type Mutation');
  await expectAccessible(page);

  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password').fill('not this one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('#sign-in-problem')).not.toBeEmpty();
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Signed in as')).toContainText('(USER)');

  await page.getByLabel('Example').selectOption({ label: 'Change something (sign in above)' });
  await run.click();
  await expect(result).toContainText('"unreadCount": 0');

  // A stream of one's own opens over the socket, as whoever signed in, and tells what they do elsewhere.
  const query = 'subscription { meChanged { cursor me { displayName } } }';
  await page.goto(`/explorer?query=${encodeURIComponent(query)}`);
  await expect(page.getByText('Signed in as')).toContainText('Irene');
  await run.click();
  await expect(page.locator('#status')).toHaveText('Waiting for events…');
  let names = 0;
  await expect
    .poll(async () => {
      names += 1;
      await api.run(
        'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { userErrors { code } } }',
        { input: { displayName: `Irene ${names}` } },
        account.token,
      );
      return result.textContent();
    })
    .toMatch(/"displayName": "Irene \d+"/);
  await page.getByRole('button', { name: 'Stop' }).click();

  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect(elsewhere).toEqual([]);
});
