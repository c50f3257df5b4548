import type { Page } from '@playwright/test';
import { expect, signInDevice, test } from '../../support/test.ts';

/** Words that English texts can hardly do without and Spanish ones do not have. */
const english =
  /\b(the|and|your|you|with|for|from|this|that|are|was|have|has|not|new|sign|log|see|all|set|back|send|show|hide|search|password|settings|menu of|home|more|write|read|products|services|property|notifications|profile|network|business|businesses|language|account|last|first|name)\b/i;

/** Everything a person reads or hears on a page, without what is marked as another language or shown without scripts only. */
function wordsOn(): string[] {
  const skipped = (element: Element | null) =>
    element?.closest('[lang="en"]:not(html), script, style, noscript, [hidden]') != null;
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!skipped(node.parentElement)) texts.push(node.textContent ?? '');
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (skipped(element)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      texts.push(element.getAttribute(name) ?? '');
    }
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** Names of the product and of businesses, which stay as they are. */
const names = /Wiki empresarios/g;

const visitorPages = ['/', '/products', '/login', '/register', '/forgot-password', '/about'];
const memberPages = ['/', '/notifications', '/my-profile', '/account/security'];

/** A page in Spanish without a word of the other language. */
async function expectSpanish(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('h1').first()).toBeVisible();
  const words = (await page.evaluate(wordsOn)).map((text) => text.replaceAll(names, ''));
  expect
    .soft(
      words.filter((text) => english.test(text)),
      path,
    )
    .toEqual([]);
}

test('the switch turns every word of the key screens Spanish, and is remembered', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'ES, Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  for (const path of visitorPages) {
    await expectSpanish(page, path);
  }
});

test('a member reads Spanish everywhere, also in notifications', async ({ page, context, api }) => {
  await signInDevice(context, await api.signUp({ language: 'es' }), api.url);
  for (const path of memberPages) {
    await expectSpanish(page, path);
  }
  await page.goto('/notifications');
  await expect(
    page.getByRole('link', { name: 'Le damos la bienvenida a Wiki empresarios' }),
  ).toBeVisible();
});

test('a link with ?lang= decides, and the account follows a choice', async ({
  page,
  context,
  api,
}) => {
  const account = await api.signUp({ language: 'en' });
  await signInDevice(context, account, api.url);
  await page.goto('/about?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/about?lang=es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto('/about?lang=en');
  await page.getByRole('button', { name: 'ES, Español' }).click();
  await expect
    .poll(async () => {
      const { me } = await api.run<{ me: { language: string } }>(
        '{ me { language } }',
        {},
        account.token,
      );
      return me.language;
    })
    .toBe('es');
});
