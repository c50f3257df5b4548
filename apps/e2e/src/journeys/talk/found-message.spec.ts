import { sayIn, twoWhoWrote } from '../../support/conversation.ts';
import { expect, signInDevice, test } from '../../support/test.ts';

for (const [lang, search, newest, size] of [
  ['en', 'Search your conversations', 'Go to newest', { width: 1440, height: 900 }],
  ['es', 'Buscar en sus conversaciones', 'Ir a lo más reciente', { width: 390, height: 844 }],
] as const) {
  test(`a message that was found opens where it stands, and one reads on from there (${lang})`, async ({
    page,
    context,
    api,
  }) => {
    const { ana, luis, chatId } = await twoWhoWrote(api);
    const wanted = await sayIn(api, luis, chatId, 'La panela granulada sale el jueves.');
    for (let day = 1; day <= 45; day += 1) {
      await sayIn(api, day % 2 ? ana : luis, chatId, `Nota número ${day} del pedido.`);
    }
    await signInDevice(context, ana, api.url);
    await page.setViewportSize(size);
    await page.goto(`/inbox?lang=${lang}`);
    await page.getByLabel(search).pressSequentially('panela');
    const hit = page.getByRole('link', { name: /panela granulada/ });
    await expect(hit.locator('mark')).toHaveText('panela');
    await hit.click();

    // It stands in sight, marked, and what came after it is read by scrolling on.
    const log = page.getByRole('log');
    const message = log.locator(`[data-message="${wanted}"]`);
    await expect(message).toBeInViewport();
    await expect(message.locator('[data-target]')).toContainText('panela granulada');
    await expect(log).not.toContainText('Nota número 45 ');
    await expect(async () => {
      await log.getByRole('article').last().scrollIntoViewIfNeeded();
      await expect(log).toContainText('Nota número 45 ', { timeout: 1_000 });
    }).toPass();

    // Or at once.
    await page.reload();
    await expect(message).toBeInViewport();
    await page.getByRole('button', { name: newest }).click();
    await expect(log.getByText('Nota número 45 ')).toBeInViewport();
  });
}
