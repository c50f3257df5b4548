import { expect, test } from '../support/test.ts';

test('the explorer runs a query and a subscription without the internet', async ({ page }) => {
  const elsewhere: string[] = [];
  await page.route(
    (url) => url.protocol.startsWith('http') && url.hostname !== 'localhost',
    (route) => {
      elsewhere.push(route.request().url());
      return route.abort();
    },
  );
  await page.goto('/explorer');
  const run = page.getByRole('button', { name: /Execute query/ });
  const result = page.getByRole('region', { name: /Result/ });
  await run.click();
  await expect(result).toContainText('baseUrl');

  // The answer to a subscription comes over the socket; a visitor's is a refusal.
  const subscription = 'subscription { meChanged { cursor } }';
  await page.goto(`/explorer?query=${encodeURIComponent(subscription)}`);
  await run.click();
  await expect(result).toContainText('UNAUTHENTICATED');
  expect(elsewhere).toEqual([]);
});
