import type { Locator, Page } from '@playwright/test';
import { sayIn, twoWhoWrote } from '../../support/conversation.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../../support/test.ts';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

/** A finger on the middle of a thing, which goes so far to the side and rests so long before it leaves. */
async function touch(page: Page, thing: Locator, by: number, until?: () => Promise<void>) {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (!box) throw new Error('It is not there.');
  const browser = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const from = box.x + box.width / 2;
  const at = (x: number) => [{ x, y, id: 1 }];
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (const share of by === 0 ? [] : [0.2, 0.4, 0.6, 0.8, 1]) {
    const touchPoints = at(from + by * share);
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await until?.();
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await browser.detach();
}

for (const [lang, words] of [
  [
    'en',
    {
      reply: 'Reply',
      heart: 'Heart',
      more: 'More about this message',
      cancel: 'Cancel reply',
      field: 'Your message',
      send: 'Send',
      mute: 'Mute',
      unmute: 'Unmute',
      muted: '(Muted)',
      pin: 'Pin to top',
      archive: 'Archive',
      unread: 'Unread.',
    },
  ],
  [
    'es',
    {
      reply: 'Responder',
      heart: 'Corazón',
      more: 'Más sobre este mensaje',
      cancel: 'Cancelar la respuesta',
      field: 'Su mensaje',
      send: 'Enviar',
      mute: 'Silenciar',
      unmute: 'Dejar de silenciar',
      muted: '(Silenciada)',
      pin: 'Fijar arriba',
      archive: 'Archivar',
      unread: 'Sin leer.',
    },
  ],
] as const) {
  test(`a finger that rests or swipes does what the menus do (${lang})`, async ({
    page,
    context,
    api,
  }) => {
    const { ana, luis, chatId } = await twoWhoWrote(api);
    await sayIn(api, luis, chatId, 'Salen sesenta cajas el jueves.');
    await signInDevice(context, ana, api.url);
    await page.goto(`/inbox/${chatId}?lang=${lang}`);
    const log = page.getByRole('log');
    const message = log.getByRole('article').filter({ hasText: 'sesenta cajas' }).first();
    const said = message.getByText('sesenta cajas').first();
    const reply = message.getByRole('button', { name: words.reply, exact: true });

    // A long press opens the menu while the finger is down, and its leaving presses nothing.
    await touch(page, said, 0, () => expect(reply).toBeVisible());
    await expect(reply).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await message.getByRole('button', { name: words.heart, exact: true }).tap();
    await expect(message.getByRole('listitem')).toContainText('1');

    // To the right it is quoted; a little way, or the other way, it is not.
    await page.getByLabel(words.field).tap();
    await expect(reply).toBeHidden();
    await touch(page, said, 25);
    await touch(page, said, -120);
    await expect(page.getByRole('button', { name: words.cancel })).toBeHidden();
    await touch(page, said, 120);
    await expect(page.getByRole('button', { name: words.cancel })).toBeVisible();
    await page.getByLabel(words.field).fill('Gracias.');
    await page.getByRole('button', { name: words.send, exact: true }).tap();
    const answer = log.getByRole('article').filter({ hasText: 'Gracias.' });
    await expect(answer).toContainText('sesenta cajas');

    // Without a gesture: the same menu behind its button.
    await message.getByRole('button', { name: words.more }).tap();
    await expect(reply).toBeVisible();
    await expect(message.getByRole('button', { name: words.heart, exact: true })).toBeVisible();

    // In the list.
    await page.goto(`/inbox?lang=${lang}`);
    const row = page.getByRole('listitem').filter({ hasText: 'Luis Mora Díaz' });
    const link = row.getByRole('link');
    const mute = row.getByRole('button', { name: words.mute, exact: true });
    await touch(page, link, 0, () => expect(mute).toBeVisible());
    await expect(mute).toBeVisible();
    await expect(page).toHaveURL(/\/inbox\?/);

    // To the left it uncovers what is asked for most, not the menu; a press on it puts it back.
    await page.reload();
    const archive = row.getByRole('button', { name: words.archive, exact: true });
    await touch(page, link, -120);
    await expect(mute).toBeVisible();
    await expect(archive).toBeVisible();
    await expect(row.getByRole('button', { name: words.pin })).toBeHidden();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await link.tap({ position: { x: 250, y: 20 } });
    await expect(archive).toBeHidden();
    await expect(page).toHaveURL(/\/inbox\?/);
    await touch(page, link, -120);
    await touch(page, link, 120);
    await expect(archive).toBeHidden();
    await touch(page, link, -120);
    await mute.tap();
    await expect(archive).toBeHidden();
    await expect(link).toContainText(words.muted);
    await touch(page, link, -120);
    await expect(row.getByRole('button', { name: words.unmute, exact: true })).toBeVisible();
    await page.reload();
    await expect(link).not.toContainText(words.unread);
    await touch(page, link, 120);
    await expect(link).toContainText(words.unread);
    await expect(page).toHaveURL(/\/inbox\?/);
    await expectAccessible(page);
  });
}
