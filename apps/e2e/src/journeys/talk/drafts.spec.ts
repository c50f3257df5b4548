import type { Page } from '@playwright/test';
import type { Account } from '../../support/api.ts';
import { startDiscussion } from '../../support/discussion.ts';
import { expect, signInDevice, test } from '../../support/test.ts';

/** How the draft stands; a phone's bar says it as well. */
const stateOn = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true });

test('what two tabs write of one draft is kept apart, and what no network took stays on the device', async ({
  page,
  context,
  api,
  baseURL,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  const writer = await api.signUp({ firstName: 'Fabiola', lastName: 'Ariza', language: 'en' });
  await signInDevice(context, writer, baseURL ?? '');
  const titleOn = (on: Page) => on.getByRole('textbox', { name: 'Title' });
  const textOn = (on: Page) => on.getByRole('textbox', { name: 'Text' });
  await page.goto('/wiki-forum/write?lang=en');
  await titleOn(page).fill('Rent without a guarantor');
  await expect(page).toHaveURL(/draft=/);
  const address = page.url();

  const second = await context.newPage();
  await second.goto(address);
  await expect(titleOn(second)).toHaveValue('Rent without a guarantor');
  await titleOn(second).fill('Rent in Bogotá');
  await expect(stateOn(second, /^Draft saved in your account/)).toBeVisible();
  // The first one knows nothing of it and writes on: both stay.
  await textOn(page).click();
  await page.keyboard.type('We want to open in Chapinero.');
  await expect(stateOn(page, 'Changed in another tab: saved as a second draft')).toBeVisible();
  await expect(page).not.toHaveURL(address);

  // No network takes what is typed then: the device keeps it.
  await context.setOffline(true);
  await page.keyboard.type(' Who knows how?');
  await expect(
    stateOn(page, 'Draft saved on this device; it syncs when you’re online'),
  ).toBeVisible();
  const own = page.url();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(own);
  await expect(textOn(again)).toHaveText('We want to open in Chapinero. Who knows how?');
  await expect(titleOn(again)).toHaveValue('Rent without a guarantor');
  await expect(stateOn(again, /^Draft saved in your account/)).toBeVisible();
  await again.goto('/wiki-forum?lang=en');
  const drafts = again.getByRole('heading', { name: 'My drafts' }).locator('xpath=..');
  await expect(drafts.getByRole('link', { name: 'Rent without a guarantor' })).toBeVisible();
  await expect(drafts.getByRole('link', { name: 'Rent in Bogotá' })).toBeVisible();
});

test('whose session ended while writing signs in again and goes on', async ({
  page,
  context,
  api,
  baseURL,
  complaints,
}) => {
  complaints.expect(/status of 401|WebSocket/);
  const writer = await api.signUp({ firstName: 'Elvira', lastName: 'Tovar', language: 'en' });
  await signInDevice(context, writer, baseURL ?? '');
  await page.goto('/wiki-forum/write?lang=en');
  await page.getByRole('textbox', { name: 'Title' }).fill('Hiring the first employee');
  await expect(page).toHaveURL(/draft=/);
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('What does it cost');
  await expect(stateOn(page, /^Draft saved in your account/)).toBeVisible();

  await page.keyboard.insertText(' in Colombia?');
  const elsewhere = await api.signIn(writer.email, writer.password);
  await api.run('mutation { revokeOtherSessions { userErrors { code } } }', {}, elsewhere.token);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(writer.email);
  await page.getByLabel('Password', { exact: true }).fill(writer.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(
    'Hiring the first employee',
  );
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveText(
    'What does it cost in Colombia?',
  );
});

/** Everything that this device keeps of the forum's texts. */
const keptOn = (page: Page) =>
  page.evaluate(() =>
    Object.entries<string>(localStorage)
      .filter(([key]) => key.startsWith('wiki.forum.draft.'))
      .map(([, text]) => text)
      .join('\n'),
  );

test('what is unsent leaves the device with whoever signs out, and waits where the session ended', async ({
  page,
  context,
  api,
  baseURL,
  complaints,
}) => {
  complaints.expect(/status of 401|ERR_INTERNET_DISCONNECTED|WebSocket/);
  const [writer, other] = await Promise.all([
    api.signUp({ firstName: 'Nubia', lastName: 'Cárdenas', language: 'en' }),
    api.signUp({ firstName: 'Oscar', lastName: 'Pineda', language: 'en' }),
  ]);
  const { path } = await startDiscussion(api, other);
  const signIn = async ({ email, password }: Account) => {
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(new RegExp(path));
  };
  const signOut = async () => {
    await page.getByRole('button', { name: 'Your menu' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  };
  const comment = page.getByRole('textbox', { name: 'Your comment' });
  const words = 'Ours come from Medellín.';
  await signInDevice(context, writer, baseURL ?? '');
  await page.goto(`${path}?lang=en`);
  await comment.click();
  await page.keyboard.type(words);
  await expect.poll(() => keptOn(page)).toContain(words);

  // The server ends the session: the next one here reads nothing of it, and takes nothing along.
  const elsewhere = await api.signIn(writer.email, writer.password);
  await api.run('mutation { revokeOtherSessions { userErrors { code } } }', {}, elsewhere.token);
  await expect(page).toHaveURL(/\/login/);
  await signIn(other);
  await expect(comment).toBeVisible();
  await expect(comment).not.toContainText(words);
  await signOut();
  expect(await keptOn(page)).toContain(words);
  await page.goto(`/login?lang=en&next=${encodeURIComponent(path)}`);
  await signIn(writer);
  await expect(comment).toHaveText(words);

  // A discussion that no network took, in a second tab: it leaves as well.
  const second = await context.newPage();
  await second.goto('/wiki-forum/write?lang=en');
  await expect(second.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await context.setOffline(true);
  await second.getByRole('textbox', { name: 'Title' }).fill('Boxes for bread');
  await expect(stateOn(second, /^Draft saved on this device/)).toBeVisible();
  expect(await keptOn(page)).toContain('Boxes for bread');
  await context.setOffline(false);
  await signOut();
  await expect.poll(() => keptOn(page)).toBe('');
  await expect.poll(() => keptOn(second)).toBe('');
});
