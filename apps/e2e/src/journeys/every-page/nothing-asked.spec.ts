import { firstBusiness } from '../../support/business.ts';
import { mostDiscussed } from '../../support/discussion.ts';
import { expect, test } from '../../support/test.ts';

// Most of a page is below what a phone shows, and comes to life after it.
test.use({ viewport: { width: 412, height: 823 } });

test('a page that comes rendered asks nothing that it has come with', async ({ page, api }) => {
  const asked: string[] = [];
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
    if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return;
    const { operationName } = request.postDataJSON() as { operationName?: string };
    // Who is there is asked without a name, by each page.
    asked.push(operationName ?? 'session');
  });
  const business = `/entrepreneurs/${await firstBusiness(api)}`;
  const discussion = `/wiki-forum/${await mostDiscussed(api)}`;
  const lists = ['/products', '/entrepreneurs', '/wiki-forum', '/news'];
  const waysIn = ['/login', '/register'];
  for (const path of ['/', ...lists, ...waysIn, business, discussion]) {
    // While the server is busy a page may come without: then it asks.
    await expect(async () => {
      asked.length = 0;
      sheets.length = 0;
      const response = await page.goto(path);
      expect(await response?.text()).toMatch(/<div id="root">(?!<\/div>)/);
    }).toPass();
    await page.waitForLoadState('networkidle');
    expect({ path, asked }).toEqual({ path, asked: ['session'] });
    // Its styles came as one, whatever parts they are of.
    const parts = await page
      .locator('link[rel="stylesheet"][type="text/x-merged"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(parts.length).toBeGreaterThan(3);
    expect(sheets.filter((sheet) => parts.includes(sheet))).toEqual([]);
    expect(sheets.filter((sheet) => sheet.startsWith('/assets/page-'))).toHaveLength(1);
  }
});
