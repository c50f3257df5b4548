import type { Page } from '@playwright/test';
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
  await expect(stateOn(second, /^Draft saved/)).toBeVisible();
  // The first one knows nothing of it and writes on: both stay.
  await textOn(page).click();
  await page.keyboard.type('We want to open in Chapinero.');
  await expect(stateOn(page, 'Changed in another tab: saved as a second draft')).toBeVisible();
  await expect(page).not.toHaveURL(address);

  // No network takes what is typed then: the device keeps it.
  await context.setOffline(true);
  await page.keyboard.type(' Who knows how?');
  await expect(stateOn(page, 'Saved on this device; it syncs when you’re online')).toBeVisible();
  const own = page.url();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(own);
  await expect(textOn(again)).toHaveText('We want to open in Chapinero. Who knows how?');
  await expect(titleOn(again)).toHaveValue('Rent without a guarantor');
  await expect(stateOn(again, /^Draft saved/)).toBeVisible();
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
  await expect(stateOn(page, /^Draft saved/)).toBeVisible();

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
