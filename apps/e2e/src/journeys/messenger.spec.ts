import { conversationOf } from '../support/conversation.ts';
import type { Account, Api, Payload } from '../support/api.ts';
import { expect, plantSession, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };

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
  const [ana, luis, rosa] = await Promise.all([
    api.signUp({ firstName: 'Ana', lastName: 'Rojas Pardo' }),
    api.signUp({ firstName: 'Luis', lastName: 'Mora Díaz' }),
    api.signUp({ firstName: 'Rosa', lastName: 'Villota Erazo' }),
  ]);
  const groupId = await groupOf(api, ana, [luis.userId, rosa.userId], 'Feria de Pasto');
  await plantSession(context, ana, api.url);
  await page.goto(`/inbox/${groupId}?lang=en`);
  const device = await newDevice();
  await plantSession(device, luis, api.url);
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
  await expect(page.getByText('You cannot write in this conversation.')).toBeVisible();
  await expect(head).not.toContainText('online');
  await his.getByLabel('Your message').fill('¿Ana?');
  await his.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(his.getByRole('log')).not.toContainText('Delivered');
  await expect(page.getByRole('log')).not.toContainText('¿Ana?');
});
