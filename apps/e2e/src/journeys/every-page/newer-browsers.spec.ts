import { demo } from '../../support/demo.ts';
import { expect, signInDevice, test } from '../../support/test.ts';

// What browsers of today do and the one of these journeys does not.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const answerWithPromise = (owner: object, name: string) => {
      const scroll = Reflect.get(owner, name) as (...args: unknown[]) => void;
      Reflect.set(owner, name, function scrolled(this: unknown, ...args: unknown[]) {
        scroll.apply(this, args);
        return Promise.resolve();
      });
    };
    answerWithPromise(window, 'scrollTo');
    answerWithPromise(Element.prototype, 'scrollIntoView');
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true });
  });
});

test('one goes on and back where scrolling answers with a promise', async ({ page }) => {
  await page.goto('/wiki-forum?lang=en');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const list = (await heading.textContent()) ?? '';
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await sections.getByRole('link', { name: 'News' }).click();
  await expect(heading).not.toHaveText(list);
  await page.goBack();
  await expect(heading).toHaveText(list);
  await page.goForward();
  await expect(heading).not.toHaveText(list);
});

test('a PDF of an application is shown on its page', async ({ page, context, api }) => {
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  await page.goto('/admin/new-applications?lang=en');
  await page.getByRole('link', { name: /^Changes requested/ }).click();
  await page.getByRole('grid').getByRole('link', { name: 'Flores de La Ceja' }).click();
  await expect(page.locator('iframe[src^="blob:"]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flores de La Ceja');
});
