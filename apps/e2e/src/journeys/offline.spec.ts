import { conversationOf } from '../support/conversation.ts';
import { expect, plantSession, test } from '../support/test.ts';

test('without a connection a banner says so, and what was missed arrives after it', async ({
  page,
  context,
  api,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);
  const account = await api.signUp();
  await plantSession(context, account, api.url);
  await page.goto('/products');
  await expect(page.getByRole('link', { name: 'Notifications: 1 unread' })).toBeVisible();

  const banner = page.getByText('No connection. What you see may be out of date.');
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await api.run('mutation { markAllNotificationsRead { unreadCount } }', {}, account.token);

  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
});

test('messages written without a connection go out by themselves when it is back, in their order', async ({
  page,
  context,
  api,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|WebSocket connection|Failed to fetch/);
  const ana = await api.signUp({ firstName: 'Ana', lastName: 'Rojas Pardo' });
  const luis = await api.signUp({ firstName: 'Luis', lastName: 'Mora Díaz' });
  const chatId = await conversationOf(api, ana, luis);
  await plantSession(context, ana, api.url);
  await page.goto(`/inbox/${chatId}?lang=en`);
  const log = page.getByRole('log');
  await expect(log).toContainText('¿en qué le ayudo?');

  await context.setOffline(true);
  const field = page.getByLabel('Your message');
  const written = ['Uno sin red.', 'Dos sin red.', 'Tres sin red.'];
  for (const text of written) {
    await field.fill(text);
    await field.press('Enter');
    await expect(log).toContainText(text);
  }
  const arrived = async () => {
    const { chat } = await api.run<{
      chat: { messages: { edges: { node: { text: string } }[] } };
    }>(
      'query ($id: ID!) { chat(id: $id) { messages { edges { node { text } } } } }',
      { id: chatId },
      luis.token,
    );
    const texts = chat.messages.edges.map(({ node }) => node.text);
    // The newest is first.
    return texts.toReversed().filter((text) => text.endsWith('sin red.'));
  };
  expect(await arrived()).toEqual([]);

  // Nobody touches anything.
  await context.setOffline(false);
  await expect.poll(arrived, { timeout: 15_000 }).toEqual(written);
  await expect(page.getByText('No connection. What you see may be out of date.')).toBeHidden();
  expect((await log.innerText()).match(/sin red\./g)).toHaveLength(written.length);
});
