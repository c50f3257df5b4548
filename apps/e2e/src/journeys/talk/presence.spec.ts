import { twoWhoWrote } from '../../support/conversation.ts';
import { expect, expectAccessible, signInDevice, test } from '../../support/test.ts';

test('two people see each other online, writing and what was seen, until one of them hides it', async ({
  page,
  context,
  newDevice,
  api,
}) => {
  const { ana, luis, chatId } = await twoWhoWrote(api);
  await signInDevice(context, ana, api.url);
  await page.goto(`/inbox/${chatId}?lang=en`);
  const head = page.getByRole('region', { name: 'Conversation', exact: true }).locator('header');
  await expect(head).toContainText('Luis');
  await expect(head).not.toContainText('online');

  const device = await newDevice();
  await signInDevice(device, luis, api.url);
  const his = await device.newPage();
  await his.goto('/?lang=en');
  await expect(head).toContainText('online');
  await expectAccessible(page);

  const field = page.getByLabel('Your message');
  await field.fill('¿Llegó el pedido?');
  await field.press('Enter');
  const log = page.getByRole('log');
  await expect(log).toContainText('Delivered');
  await his.goto(`/inbox/${chatId}?lang=en`);
  await expect(log).toContainText('Seen');

  await his.getByLabel('Your message').pressSequentially('Ya lo reviso');
  await expect(page.getByRole('status').filter({ hasText: 'Luis is typing' })).toBeVisible();
  await his.getByLabel('Your message').press('Enter');
  await expect(log).toContainText('Ya lo reviso');
  await expect(page.getByRole('status').filter({ hasText: 'is typing' })).toHaveCount(0);

  await his.goto('/account/security?lang=en');
  await his.getByRole('switch', { name: 'When I’m online' }).uncheck();
  await expect(head).not.toContainText('online');
  await his.goto(`/inbox/${chatId}?lang=en`);
  const hisHead = his.getByRole('region', { name: 'Conversation', exact: true }).locator('header');
  await expect(hisHead).toContainText('Ana');
  await expect(hisHead).not.toContainText('online');
});
