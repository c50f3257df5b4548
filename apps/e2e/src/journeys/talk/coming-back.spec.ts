import { conversationOf, sayIn, threeFriends } from '../../support/conversation.ts';
import { expect, signInDevice, test } from '../../support/test.ts';

test('the line of what is new stands above the first of it also for whoever comes back', async ({
  page,
  context,
  api,
}) => {
  const [ana, luis, rosa] = await threeFriends(api);
  const ofLuis = await conversationOf(api, ana, luis);
  const ofRosa = await conversationOf(api, ana, rosa);
  await signInDevice(context, ana, api.url);
  await page.goto('/inbox?lang=en');
  const row = (name: RegExp) => page.getByRole('listitem').getByRole('link', { name });
  const log = page.getByRole('log');
  await row(/Luis Mora/).click();
  await expect(log).toContainText(/1 new message.*¿en qué le ayudo\?/s);
  await row(/Rosa Villota/).click();
  await expect(page).toHaveURL(new RegExp(ofRosa));
  for (const text of ['Primero', 'Segundo']) await sayIn(api, luis, ofLuis, text);
  await expect(row(/Luis Mora/)).toContainText('Segundo');
  await row(/Luis Mora/).click();
  await expect(log).toContainText(/¿en qué le ayudo\?.*2 new messages.*Primero.*Segundo/s);

  // Read since, as its row says, there is nothing new in it.
  await expect(row(/Luis Mora/)).not.toContainText('Unread');
  await row(/Rosa Villota/).click();
  await expect(page).toHaveURL(new RegExp(ofRosa));
  await row(/Luis Mora/).click();
  await expect(log).toContainText('Segundo');
  await expect(log).not.toContainText(/new message/);
});

test('who leads a group hands it over to the one who is left in it', async ({
  page,
  context,
  api,
}) => {
  const [ana, luis, rosa] = await threeFriends(api);
  for (const friend of [luis, rosa]) await conversationOf(api, ana, friend);
  await signInDevice(context, ana, api.url);
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.goto('/inbox?lang=en');
  await page.getByRole('button', { name: 'New conversation' }).click();
  await page.getByRole('button', { name: 'Start a group' }).click();
  const begin = page.getByRole('dialog', { name: 'Start a group' });
  await begin.getByLabel('Name of the group').fill('Feria de Pasto');
  for (const name of [/Luis Mora/, /Rosa Villota/])
    await begin.getByRole('button', { name }).click();
  await begin.getByRole('button', { name: 'Start the group' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'People and settings' }).click();
  const people = page.getByRole('dialog', { name: 'Feria de Pasto' });
  await people.getByRole('button', { name: /More about Rosa/ }).click();
  await people.getByRole('button', { name: 'Remove from the group' }).click();
  await expect(people.getByText('2 people')).toBeVisible();
  await people.getByRole('button', { name: /More about Luis/ }).click();
  await people.getByRole('button', { name: 'Hand over the group' }).click();
  const sure = page.getByRole('dialog', { name: 'Hand over the group to Luis Mora Díaz?' });
  await sure.getByRole('button', { name: 'Hand over the group' }).click();
  await expect(sure).toBeHidden();
  await expect(page.getByRole('log')).toContainText(/Luis Mora Díaz/);
});
