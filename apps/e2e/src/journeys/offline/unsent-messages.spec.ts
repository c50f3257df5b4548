import type { Account, Api } from '../../support/api.ts';
import { twoWhoWrote } from '../../support/conversation.ts';
import { keptOn } from '../../support/kept-on-device.ts';
import { expect, type Page, signInDevice, test } from '../../support/test.ts';

const textsIn = async (api: Api, { token }: Account, chatId: string): Promise<string[]> => {
  const { chat } = await api.run<{ chat: { messages: { edges: { node: { text: string } }[] } } }>(
    'query ($id: ID!) { chat(id: $id) { messages { edges { node { text } } } } }',
    { id: chatId },
    token,
  );
  return chat.messages.edges.map(({ node }) => node.text);
};

/** The server ends every session of somebody but a new one. */
const endSessions = async (api: Api, { email, password }: Account) => {
  const elsewhere = await api.signIn(email, password);
  await api.run('mutation { revokeOtherSessions { userErrors { code } } }', {}, elsewhere.token);
};

const signIn = async (page: Page, { email, password }: Account, to: string) => {
  await page.goto(`/login?lang=en&next=${encodeURIComponent(to)}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(to);
};

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
};

/** Writes a message that no network takes, and leaves another one in the field. */
const writeOffline = async (page: Page, sent: string, typed: string) => {
  const field = page.getByLabel('Your message');
  await field.fill(sent);
  await field.press('Enter');
  await expect(page.getByText('Waiting for a connection')).toHaveCount(1);
  await field.fill(typed);
  await expect.poll(async () => (await keptOn(page)).outbox).toBe(1);
};

/** Reads a conversation, writes in it without a network, and finds the session ended when it is back. */
const loseSession = async (
  page: Page,
  api: Api,
  account: Account,
  to: string,
  write: () => Promise<void>,
) => {
  const context = page.context();
  await signInDevice(context, account, api.url);
  await page.goto(`${to}?lang=en`);
  await expect(page.getByRole('log')).toContainText('¿en qué le ayudo?');
  await context.setOffline(true);
  await write();
  await endSessions(api, account);
  await context.setOffline(false);
  await expect(page.getByText('Your session has ended')).toBeVisible();
};

test('a message that waits outlives a session that the server ended, for its writer alone', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch|status of 401/);
  const { ana, luis, chatId } = await twoWhoWrote(api);
  const to = `/inbox/${chatId}`;
  await loseSession(page, api, ana, to, () =>
    writeOffline(page, 'Le llevo dos sacos.', 'El jueves'),
  );

  // Also for a visit that begins without a session: what she read is gone, what she wrote is not.
  await page.goto('/?lang=en');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect.poll(() => keptOn(page)).toMatchObject({ reads: 0, outbox: 1 });
  expect(await textsIn(api, luis, chatId)).not.toContain('Le llevo dos sacos.');

  await signIn(page, ana, to);
  await expect(page.getByRole('log')).toContainText('Le llevo dos sacos.');
  await expect(page.getByLabel('Your message')).toHaveValue('El jueves');
  await expect
    .poll(async () =>
      (await textsIn(api, luis, chatId)).filter((text) => text === 'Le llevo dos sacos.'),
    )
    .toHaveLength(1);
  await expect.poll(async () => (await keptOn(page)).outbox).toBe(0);
});

test('a message that waits is nobody else’s, and leaves the device with whoever signs out', async ({
  page,
  context,
  api,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch|status of 401/);
  const { ana, luis, chatId } = await twoWhoWrote(api);
  const to = `/inbox/${chatId}`;
  await loseSession(page, api, ana, to, () => writeOffline(page, 'Solo de Ana.', 'Y esto también'));

  // Luis reads the same conversation on the device: nothing of hers is shown, sent or kept.
  await signIn(page, luis, to);
  await expect(page.getByRole('log')).toContainText('¿en qué le ayudo?');
  await expect(page.getByLabel('Your message')).toHaveValue('');
  await expect.poll(async () => (await keptOn(page)).outbox).toBe(0);
  await expect(page.getByRole('log')).not.toContainText('Solo de Ana.');

  await context.setOffline(true);
  await writeOffline(page, 'Solo de Luis.', 'Sin enviar');
  await signOut(page);
  await expect.poll(() => keptOn(page)).toEqual({ shell: 0, reads: 0, outbox: 0 });
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Sin enviar');
  await context.setOffline(false);
  expect(await textsIn(api, luis, chatId)).toHaveLength(2);
});
