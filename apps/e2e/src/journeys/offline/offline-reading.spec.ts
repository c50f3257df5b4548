import { twoWhoWrote } from '../../support/conversation.ts';
import { mostDiscussed } from '../../support/discussion.ts';
import { keptOn } from '../../support/kept-on-device.ts';
import { expect, signInDevice, test } from '../../support/test.ts';

test('the application opens without a network with what was read last; a message waits through a closed tab; signing out forgets it all', async ({
  browser,
  baseURL,
  api,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|WebSocket connection|Failed to fetch|ERR_FAILED/);
  const { ana, luis, chatId } = await twoWhoWrote(api);
  const device = await browser.newContext({ baseURL, locale: 'en-US', serviceWorkers: 'allow' });
  complaints.listenTo(device);
  await signInDevice(device, ana, api.url);
  const page = await device.newPage();
  await page.goto('/inbox?lang=en');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Luis Mora/ })
    .click();
  await expect(page.getByRole('log')).toContainText('¿en qué le ayudo?');
  await expect.poll(() => keptOn(page)).toEqual({ shell: 1, reads: 1, outbox: 0 });
  // Reading goes on being kept: the conversation that was opened is in it.
  await expect
    .poll(() =>
      page.evaluate(
        (id) =>
          new Promise<boolean>((resolve) => {
            const request = indexedDB.open('wiki-chats', 1);
            request.addEventListener('success', () => {
              const read = request.result.transaction('reads').objectStore('reads').getAll();
              read.addEventListener('success', () => {
                request.result.close();
                resolve(JSON.stringify(read.result).includes(`chat({\\"id\\":\\"${id}`));
              });
            });
          }),
        chatId,
      ),
    )
    .toBe(true);
  await page.close();

  await device.setOffline(true);
  const offline = await device.newPage();
  await offline.goto('/inbox');
  await offline
    .getByRole('main')
    .getByRole('link', { name: /Luis Mora/ })
    .click();
  const log = offline.getByRole('log');
  await expect(log).toContainText('¿en qué le ayudo?');
  await offline.getByLabel('Your message').fill('Escrito sin red.');
  await offline.getByLabel('Your message').press('Enter');
  await expect(log).toContainText('Escrito sin red.');
  await expect.poll(() => keptOn(offline)).toEqual({ shell: 1, reads: 1, outbox: 1 });
  await offline.close();

  await device.setOffline(false);
  const later = await device.newPage();
  await later.goto('/?lang=en');
  const texts = async () =>
    (
      await api.run<{ chat: { messages: { edges: { node: { text: string } }[] } } }>(
        'query ($id: ID!) { chat(id: $id) { messages { edges { node { text } } } } }',
        { id: chatId },
        luis.token,
      )
    ).chat.messages.edges.map(({ node }) => node.text);
  await expect
    .poll(async () => (await texts()).filter((text) => text === 'Escrito sin red.'))
    .toEqual(['Escrito sin red.']);

  await expect.poll(async () => (await keptOn(later)).shell).toBe(1);
  await later.getByRole('button', { name: 'Your menu' }).click();
  await later.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => keptOn(later)).toEqual({ shell: 0, reads: 0, outbox: 0 });
  expect((await texts()).filter((text) => text === 'Escrito sin red.')).toHaveLength(1);
  await device.close();
});

test('what a rendered page has as one style sheet is kept one by one for the pages that need it', async ({
  browser,
  baseURL,
  api,
  complaints,
}) => {
  const device = await browser.newContext({ baseURL, locale: 'en-US', serviceWorkers: 'allow' });
  complaints.listenTo(device);
  await signInDevice(device, await api.signUp(), api.url);
  const page = await device.newPage();
  const discussion = `/wiki-forum/${await mostDiscussed(api)}?lang=en`;
  let sheets: string[] = [];
  // While the server is busy a page may come without being rendered: then its sheets are loaded as they are.
  await expect(async () => {
    await page.goto(discussion);
    sheets = await page
      .locator('link[type="text/x-merged"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(sheets.length).toBeGreaterThan(3);
  }).toPass();
  const missing = () =>
    page.evaluate(async (wanted) => {
      const parts = await caches.open('wiki-parts');
      const kept = new Set((await parts.keys()).map(({ url }) => url));
      return wanted.filter((url) => !kept.has(url));
    }, sheets);
  await expect.poll(missing).toEqual([]);
  await device.close();
});
