import { sayIn, twoWhoWrote } from '../../support/conversation.ts';
import { expect, type Page, signInDevice, test } from '../../support/test.ts';

/** What stands in the conversation on somebody's screen, as far as it was written in this journey. */
const shownOn = async (page: Page): Promise<string[]> => {
  const texts = await page.getByRole('log').getByRole('article').allTextContents();
  return texts.flatMap((text) => /Primero|Segundo|Tercero|Mientras tanto/.exec(text) ?? []);
};

test('messages written without a connection arrive once and in order when it is back, on both sides', async ({
  page,
  context,
  newDevice,
  api,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|WebSocket connection|Failed to fetch/);
  const { ana, luis, chatId } = await twoWhoWrote(api);
  await signInDevice(context, ana, api.url);
  await page.goto(`/inbox/${chatId}?lang=en`);
  const device = await newDevice();
  await signInDevice(device, luis, api.url);
  const his = await device.newPage();
  await his.setViewportSize({ width: 390, height: 844 });
  await his.goto(`/inbox/${chatId}?lang=es`);
  await expect(page.getByRole('log')).toContainText('¿en qué le ayudo?');
  await expect(his.getByRole('log')).toContainText('¿en qué le ayudo?');

  const field = page.getByLabel('Your message');
  const waiting = page.getByText('Waiting for a connection');
  // Twice: what came back once is cut off again.
  const rounds = [
    { written: ['Primero', 'Segundo'], missed: 'Mientras tanto' },
    { written: ['Tercero'], missed: null },
  ];
  for (const { written, missed } of rounds) {
    await context.setOffline(true);
    await expect(page.getByText('No connection. What you see may be out of date.')).toBeVisible();
    for (const text of written) {
      await field.fill(text);
      await field.press('Enter');
    }
    await expect(waiting).toHaveCount(written.length);
    if (missed) await sayIn(api, luis, chatId, missed);
    await context.setOffline(false);
    await expect(waiting).toHaveCount(0);
    await expect(his.getByRole('log')).toContainText(written.at(-1) ?? '');
  }

  const expected = ['Mientras tanto', 'Primero', 'Segundo', 'Tercero'];
  await expect.poll(() => shownOn(page)).toEqual(expected);
  await expect.poll(() => shownOn(his)).toEqual(expected);
  await page.reload();
  await expect.poll(() => shownOn(page)).toEqual(expected);
});
