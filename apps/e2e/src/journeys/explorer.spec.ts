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
  expect(elsewhere).toEqual([]);
});
