import { twoWhoWrote } from '../../support/conversation.ts';
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
