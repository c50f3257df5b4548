import type { FileChooser, Page } from '@playwright/test';
import { conversationOf, sayIn, threeFriends, twoWhoWrote } from '../../support/conversation.ts';
import type { Account, Api, Payload } from '../../support/api.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../../support/test.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const list = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const phone = { width: 390, height: 844 };

test('two people share a photo and a file, reply, react, edit and delete, and see what was seen', async ({
  page,
  context,
  newDevice,
  api,
}) => {
  const { ana, luis, chatId } = await twoWhoWrote(api);
  await signInDevice(context, ana, api.url);
  await page.goto(`/inbox/${chatId}?lang=en`);
  const device = await newDevice();
  await signInDevice(device, luis, api.url);
  const his = await device.newPage();
  await his.setViewportSize(phone);
  await his.goto(`/inbox/${chatId}?lang=es`);
  const [log, hisLog] = [page.getByRole('log'), his.getByRole('log')];
  await expect(hisLog).toContainText('¿en qué le ayudo?');

  // A photo with words.
  const attach = async (kind: 'Photos' | 'Files', file: Parameters<FileChooser['setFiles']>[0]) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      (async () => {
        await page.getByRole('button', { name: 'Add photos or files' }).click();
        await page.getByRole('button', { name: kind, exact: true }).click();
      })(),
    ]);
    const stored = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('CompleteUpload')),
    );
    await chooser.setFiles(file);
    await stored;
  };
  await attach('Photos', { name: 'muestra.png', mimeType: 'image/png', buffer: picture });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Your message').fill('Esta es la muestra.');
  await send.click();
  const photo = hisLog.getByRole('article').filter({ hasText: 'Esta es la muestra.' });
  await expect(photo.getByRole('button', { name: 'Foto 1 de 1' })).toBeVisible();
  await expect(log).toContainText('Seen');
  await photo.getByRole('button', { name: 'Foto 1 de 1' }).click();
  // Over the whole window it is as large as that allows.
  const viewer = his.getByRole('dialog', { name: 'Imagen 1 de 1' });
  await expect
    .poll(async () => (await viewer.locator('img').boundingBox())?.height)
    .toBeGreaterThan(700);
  await his.keyboard.press('Escape');
  await expect(viewer).toBeHidden();

  // A file, with its name and size.
  await attach('Files', { name: 'lista.pdf', mimeType: 'application/pdf', buffer: list });
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await send.click();
  const file = hisLog.getByRole('link', { name: /lista\.pdf/ });
  await expect(file).toBeVisible();

  // A reply and a sign.
  await photo.hover();
  await photo.getByRole('button', { name: 'Más sobre este mensaje' }).click();
  await his.getByRole('button', { name: 'Responder', exact: true }).click();
  await his.getByLabel('Su mensaje').fill('Quedó muy bien.');
  await his.getByRole('button', { name: 'Enviar', exact: true }).click();
  const reply = log.getByRole('article').filter({ hasText: 'Quedó muy bien.' });
  await expect(reply).toContainText('Esta es la muestra.');
  await reply.hover();
  await reply.getByRole('button', { name: 'React' }).click();
  await page.getByRole('button', { name: 'Heart', exact: true }).click();
  await expect(reply.getByRole('listitem')).toContainText('1');
  const answered = hisLog.getByRole('article').filter({ hasText: 'Quedó muy bien.' });
  await expect(answered.getByRole('listitem')).toContainText('1');
  await expectAccessible(page);
  await expectNoSidewaysScroll(his);
  await expectAccessible(his);

  // An edit and a deletion.
  const field = page.getByLabel('Your message');
  await field.fill('Son 62 cajas.');
  await field.press('Enter');
  await expect(hisLog).toContainText('Son 62 cajas.');
  await expect(field).toHaveValue('');
  await field.press('ArrowUp');
  await expect(field).toHaveValue('Son 62 cajas.');
  await field.fill('Son 64 cajas.');
  await field.press('Enter');
  await expect(hisLog).toContainText('Son 64 cajas.');
  await expect(hisLog).not.toContainText('Son 62 cajas.');
  await expect(hisLog).toContainText('editado');
  const last = log.getByRole('article').filter({ hasText: 'Son 64 cajas.' });
  await last.hover();
  await last.getByRole('button', { name: 'More about this message' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(hisLog).toContainText('Este mensaje se eliminó');
  await expect(hisLog).not.toContainText('Son 64 cajas.');
});

/** Begins a group, and gives its id. */
async function groupOf(api: Api, { token }: Account, memberIds: string[], name: string) {
  const { made } = await api.run<{ made: Payload & { chat: { id: string } } }>(
    `mutation ($input: CreateGroupInput!) { made: createGroup(input: $input) {
      chat { id } userErrors { code field } } }`,
    { input: { name, memberIds, whoMayAdd: 'OWNER', newMembersSeePast: true } },
    token,
  );
  return made.chat.id;
}

test('who leaves a group reads no more of it; who is blocked cannot write', async ({
  page,
  context,
  newDevice,
  api,
}) => {
  const [ana, luis, rosa] = await threeFriends(api);
  const groupId = await groupOf(api, ana, [luis.userId, rosa.userId], 'Feria de Pasto');
  await signInDevice(context, ana, api.url);
  await page.goto(`/inbox/${groupId}?lang=en`);
  const device = await newDevice();
  await signInDevice(device, luis, api.url);
  const his = await device.newPage();
  await his.setViewportSize(phone);
  await his.goto(`/inbox/${groupId}?lang=en`);
  const field = page.getByLabel('Your message');
  await field.fill('Nos vemos el lunes.');
  await field.press('Enter');
  await expect(his.getByRole('log')).toContainText('Nos vemos el lunes.');
  await expect(page.getByRole('button', { name: 'Seen by 1' })).toBeVisible();

  await his.getByRole('button', { name: 'More', exact: true }).click();
  await his.getByRole('button', { name: 'People and settings' }).click();
  await his.getByRole('button', { name: 'Leave the group' }).click();
  await his
    .getByRole('dialog', { name: 'Leave Feria de Pasto?' })
    .getByRole('button', { name: 'Leave the group' })
    .click();
  await expect(his).toHaveURL(/\/inbox(?:\?|$)/);
  await expect(page.getByRole('log')).toContainText(/Luis .*left/);
  await field.fill('Falta Luis.');
  await field.press('Enter');
  await expect(page.getByRole('log')).toContainText('Falta Luis.');
  await expect(his.getByRole('main')).not.toContainText('Falta Luis.');

  const chatId = await conversationOf(api, ana, luis);
  await his.goto(`/inbox/${chatId}?lang=en`);
  await expect(his.getByLabel('Your message')).toBeVisible();
  await page.goto(`/inbox/${chatId}?lang=en`);
  const head = page.getByRole('region', { name: 'Conversation', exact: true }).locator('header');
  await expect(head).toContainText('online');
  await head.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Block Luis Mora Díaz' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText('You can’t write in this conversation.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(head).not.toContainText('online');
  await his.getByLabel('Your message').fill('¿Ana?');
  await his.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(his.getByRole('log')).not.toContainText('Delivered');
  await expect(page.getByRole('log')).not.toContainText('¿Ana?');
});

test('conversations stand by time, or with those that wait first', async ({
  page,
  context,
  api,
}) => {
  const [ana, luis, rosa] = await threeFriends(api);
  await conversationOf(api, ana, luis);
  await sayIn(api, ana, await conversationOf(api, ana, rosa), 'Gracias, Rosa.');
  await signInDevice(context, ana, api.url);
  await page.goto('/inbox?lang=en');
  const rows = page.getByRole('main').getByRole('link', { name: /Luis Mora|Rosa Villota/ });
  await expect(rows).toHaveText([/Rosa/, /Luis/]);
  const order = page.getByRole('button', { name: 'Unread first' });
  await order.click();
  await expect(rows).toHaveText([/Luis/, /Rosa/]);
  await page.reload();
  await expect(order).toHaveAttribute('aria-pressed', 'true');
  await expect(rows).toHaveText([/Luis/, /Rosa/]);
  await order.click();
  await expect(rows).toHaveText([/Rosa/, /Luis/]);
});

/** Drags pictures over what was said, and drops them there. */
async function dropPictures(page: Page, count: number): Promise<void> {
  const carried = await page.evaluateHandle(
    ({ bytes, count: many }) => {
      const transfer = new DataTransfer();
      for (let number = 1; number <= many; number += 1) {
        const name = `muestra-${number}.png`;
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
      }
      return transfer;
    },
    { bytes: [...picture], count },
  );
  const log = page.getByRole('log');
  await log.dispatchEvent('dragover', { dataTransfer: carried });
  await expect(page.getByText('Drop photos and files to attach them')).toBeVisible();
  await log.dispatchEvent('drop', { dataTransfer: carried });
  await expect(page.getByText('Drop photos and files to attach them')).toBeHidden();
}

test('what is dropped on a conversation goes with the next message; keys lead on and back', async ({
  page,
  context,
  api,
}) => {
  const [ana, luis, rosa] = await threeFriends(api);
  const ofLuis = await conversationOf(api, ana, luis);
  const ofRosa = await conversationOf(api, ana, rosa);
  await signInDevice(context, ana, api.url);
  await page.goto(`/inbox/${ofRosa}?lang=en`);
  const field = page.getByLabel('Your message');
  await expect(field).toBeVisible();

  await dropPictures(page, 12);
  await expect(page.getByText('2 were left out.')).toBeVisible();
  const attached = page.getByRole('list', { name: 'Attached to the message' });
  await expect(attached.getByRole('button', { name: /^Remove muestra-/ })).toHaveCount(10);
  await attached.getByRole('button', { name: 'Remove muestra-10.png' }).click();
  await expect(page.getByText('2 were left out.')).toBeHidden();
  await field.fill('Las muestras.');
  await field.press('Enter');
  const sent = page.getByRole('article').filter({ hasText: 'Las muestras.' });
  await expect(sent.getByRole('button', { name: 'Photo 1 of 9' })).toBeVisible();

  const row = (name: RegExp) => page.getByRole('listitem').getByRole('link', { name });
  // The address is there before the conversation is drawn, from which the next key goes on.
  const isOpen = (name: RegExp) => expect(row(name)).toHaveAttribute('aria-current', 'page');
  await field.press('Alt+ArrowDown');
  await isOpen(/Luis Mora/);
  await expect(page).toHaveURL(new RegExp(ofLuis));
  await field.press('Alt+ArrowUp');
  await isOpen(/Rosa Villota/);
  await expect(page).toHaveURL(new RegExp(ofRosa));
  await field.press('Escape');
  await expect(row(/Rosa Villota/)).toBeFocused();
  await row(/Luis Mora/).click({ button: 'right' });
  const conversations = page.getByRole('region', { name: 'Conversations', exact: true });
  await conversations.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(row(/Luis Mora/)).toContainText('(Muted)');
});

test('the day lies over what was said only while one scrolls', async ({ page, context, api }) => {
  const { ana, luis, chatId } = await twoWhoWrote(api);
  for (let line = 1; line <= 12; line += 1) await sayIn(api, luis, chatId, `Línea ${line}`);
  await signInDevice(context, ana, api.url);
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(`/inbox/${chatId}?lang=en`);
  const day = page.locator('[data-day="Today"]');
  const opacity = () =>
    day.evaluate((pill) => {
      let seen = 1;
      for (let part = pill; part.parentElement; part = part.parentElement)
        seen *= Number(getComputedStyle(part).opacity);
      return seen;
    });
  await expect(page.getByRole('log')).toContainText('Línea 12');
  await expect.poll(opacity).toBe(0);
  await page.getByRole('log').hover();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, -20);
      return opacity();
    })
    .toBeGreaterThan(0.9);
  await expect(day).toBeInViewport();
  await expect.poll(opacity).toBe(0);
});
