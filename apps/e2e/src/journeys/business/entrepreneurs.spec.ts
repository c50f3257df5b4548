import { randomBytes } from 'node:crypto';
import { createBusiness } from '../../support/business.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../../support/test.ts';

const phone = { width: 360, height: 800 };

test('the directory is narrowed step by step, and back undoes each step', async ({ page }) => {
  await page.goto('/entrepreneurs');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const all = await cards.count();

  await page.getByLabel('Country').selectOption('MX');
  await expect(page).toHaveURL(/country=MX/);
  await expect(cards.first()).toContainText('Mexico');
  await expect.poll(() => cards.count()).toBeLessThan(all);
  const inMexico = await cards.count();

  await page.getByLabel('Region').selectOption('Oaxaca');
  await expect(cards.first()).toContainText('Oaxaca');
  await expect.poll(() => cards.count()).toBeLessThan(inMexico);
  const business = (await cards.first().getByRole('link').innerText()).trim();
  await expectAccessible(page);

  await cards.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(business);
  await page.goBack();
  await expect(page).toHaveURL(/country=MX&region=Oaxaca/);
  await expect(cards.first()).toContainText('Oaxaca');
  await page.goBack();
  await expect(page).not.toHaveURL(/region/);
  await expect.poll(() => cards.count()).toBe(inMexico);

  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('zzzz');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'No entrepreneurs found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(page).toHaveURL('/entrepreneurs');
  await expect(cards.first()).toBeVisible();
});

test('an empty directory says so in Spanish too', async ({ page }) => {
  await page.goto('/entrepreneurs?q=zzzz&lang=es');
  await expect(page.getByRole('heading', { name: 'No se encontraron empresarios' })).toBeVisible();
});

test('a profile is passed on by link, contact card and QR card', async ({ page, context, api }) => {
  const { businessId, name } = await createBusiness(api);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/entrepreneurs/${businessId}?lang=en`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`${name} · Wiki empresarios`);

  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(`/entrepreneurs/${businessId}`);
  expect(new URL(copied).search).toBe('?lang=en');

  const card = page.getByRole('link', { name: 'Contact card' });
  const answer = await page.request.get((await card.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('text/vcard');
  expect(await answer.text()).toContain(name);

  await page.getByRole('button', { name: 'QR card' }).click();
  const dialog = page.getByRole('dialog', { name: 'QR card' });
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the card' }).click();
  expect((await download).suggestedFilename()).toBe(`${name} - QR.png`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectAccessible(page);
});

test('an address of no business says so', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await page.goto('/entrepreneurs/unknown');
  await expect(page.getByRole('heading', { name: 'This business isn’t here' })).toBeVisible();
});

test('a profile is edited on a phone, with a picture, and shows it at once', async ({
  page,
  context,
  api,
}) => {
  const { businessId, manager } = await createBusiness(api);
  await signInDevice(context, manager, api.url);
  await page.setViewportSize(phone);
  await page.goto('/my-business-profile/edit-profile?lang=en');
  await page.getByLabel('Description in English').fill('A workshop for oak furniture.');
  await page.getByRole('textbox', { name: 'Services in English' }).fill('Chairs, Tables,');
  await expect(page.getByRole('button', { name: 'Remove Tables' })).toBeVisible();
  await page.getByLabel('Website').fill('http://example.com');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const summary = page.getByRole('region', { name: 'Please check these fields' });
  await expect(summary).toBeFocused();
  await expect(page.getByLabel('Website')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Website').fill('https://example.com');

  // What is typed survives a reload.
  await page.reload();
  await expect(page.getByLabel('Description in English')).toHaveValue(
    'A workshop for oak furniture.',
  );

  const picture = { name: 'taller.png', mimeType: 'image/png', buffer: await page.screenshot() };
  const gallery = page.getByRole('group', { name: 'More pictures' });
  await gallery.locator('input[type="file"]').setInputFiles(picture);
  await gallery.getByLabel('What picture 1 shows, in English').fill('The workshop');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();

  await page.getByRole('status').getByRole('link', { name: 'See the public profile' }).click();
  await expect(page).toHaveURL(`/entrepreneurs/${businessId}`);
  await expect(page.getByText('A workshop for oak furniture.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Tables' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'example.com' })).toBeVisible();
  await page.getByRole('button', { name: 'Open picture 1: The workshop' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'The workshop' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a business says when it is open and who is behind it, and visitors read it', async ({
  page,
  context,
  api,
  newDevice,
}) => {
  const { businessId, manager } = await createBusiness(api);
  await signInDevice(context, manager, api.url);
  await page.goto('/my-business-profile/edit-profile?lang=en');
  await page.getByLabel('In one line, in English').fill('Oak chairs made to order');
  await page.getByLabel('Monday, opens at').fill('08:00');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('region', { name: 'Please check these fields' })).toBeFocused();
  await page.getByLabel('Monday, closes at').fill('17:00');
  await page.getByRole('button', { name: 'Same hours until Friday' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();

  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('switch', { name: 'Show me on the page' }).check();
  await page.getByLabel('A sentence about you').fill('Every chair is sat on first.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your business page now shows it.')).toBeVisible();

  const visitor = await (await newDevice()).newPage();
  await visitor.goto(`/entrepreneurs/${businessId}?lang=en`);
  await expect(visitor.getByText('Oak chairs made to order')).toBeVisible();
  await expect(visitor.getByText('“Every chair is sat on first.”')).toBeVisible();
  await expect(visitor.getByText('Monday to Friday')).toBeVisible();
  await expect(visitor.getByText(/^(Open now|Closed), /)).toBeVisible();
  await visitor.setViewportSize(phone);
  await visitor.getByRole('link', { name: 'About' }).first().click();
  await expectNoSidewaysScroll(visitor);
  await expectAccessible(visitor);
  await visitor.goto(`/entrepreneurs/${businessId}?lang=es`);
  await expect(visitor.getByText('«Every chair is sat on first.»')).toBeVisible();
});

test('a member asks a business, and everybody reads the question once it is answered', async ({
  page,
  context,
  api,
  newDevice,
}) => {
  const { businessId, name, manager } = await createBusiness(api);
  const question = '¿Envían muestras a Panamá?';
  const asker = await api.signUp();
  await signInDevice(context, asker, api.url);
  await page.setViewportSize(phone);
  await page.goto(`/entrepreneurs/${businessId}?lang=en`);
  await expect(page.getByText('Nobody has asked anything yet. Be the first.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask a question' }).click();
  const asking = page.getByRole('dialog', { name: `Ask ${name}` });
  await asking.getByLabel('Your question').fill(question);
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByText('Your question was sent.')).toBeVisible();
  await expect(page.getByText(question)).toBeVisible();
  await expect(page.getByText('Waiting for an answer.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByText(question).scrollIntoViewIfNeeded();
  // Down here the way to the business stands at the foot of the window, in one line.
  const atFoot = page.getByRole('button', { name: 'Message', exact: true });
  await expect.poll(async () => (await atFoot.boundingBox())?.height).toBeLessThan(60);

  // Whoever is signed out reads nothing of it, and comes back to the question after signing in.
  const visitor = await (await newDevice()).newPage();
  await visitor.goto(`/entrepreneurs/${businessId}?lang=es`);
  const invitation = visitor.getByRole('link', { name: 'Hacer una pregunta' });
  await expect(invitation).toHaveAttribute('href', /next=.*ask/);
  await expect(visitor.getByText(question)).toHaveCount(0);

  const team = await newDevice();
  await signInDevice(team, manager, api.url);
  const desk = await team.newPage();
  await desk.goto(`/entrepreneurs/${businessId}?lang=es`);
  await desk.getByRole('button', { name: 'Responder', exact: true }).click();
  const answering = desk.getByRole('dialog', { name: 'Responder la pregunta' });
  await answering.getByLabel('Su respuesta').fill('Sí, en tres días.');
  await expectAccessible(desk);
  await answering.getByRole('button', { name: 'Publicar la respuesta' }).click();
  await expect(answering).toBeHidden();

  await visitor.reload();
  await expect(visitor.getByText(question)).toBeVisible();
  await expect(visitor.getByText('Sí, en tres días.')).toBeVisible();
  await expectAccessible(visitor);
});

test('somebody is invited, registers, accepts, and becomes part of the team live', async ({
  page,
  context,
  api,
  newDevice,
}) => {
  const { name, manager } = await createBusiness(api);
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  await signInDevice(context, manager, api.url);
  await page.goto('/my-business-profile/edit-profile?tab=people&lang=en');
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite someone to the team' });
  await dialog.getByLabel('First name').fill('Julián');
  await dialog.getByLabel('Last name').fill('Bastidas');
  await dialog.getByLabel('E-mail').fill(email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`The invitation to ${email} is on its way.`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Withdraw the invitation/ })).toBeVisible();

  const link = await api.linkMailed(email, '/register');
  const invited = await (await newDevice()).newPage();
  await invited.goto(link);
  await invited.getByLabel('First name').fill('Julián');
  await invited.getByLabel('Last name').fill('Bastidas');
  await invited.getByLabel('E-mail', { exact: true }).fill(email);
  await invited.getByLabel('Password', { exact: true }).fill('Cafe-del-valle-26');
  await invited.getByLabel(/^I accept the terms of use/).check();
  await invited.getByRole('button', { name: 'Create my account' }).click();
  await expect(invited.getByRole('heading', { name: `${name} has invited you` })).toBeVisible();
  await expect(invited).not.toHaveURL(/token/);
  await expectAccessible(invited);

  const sidebar = invited.getByRole('link', { name: 'My business profile' });
  await expect(sidebar).toHaveCount(0);
  await invited.getByRole('button', { name: 'Accept and join' }).click();
  await expect(invited.getByRole('heading', { name: `Welcome to ${name}` })).toBeVisible();
  await expect(sidebar).toBeVisible();

  // The manager sees it without touching the page.
  await expect(page.getByText('Julián Bastidas')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Withdraw the invitation/ })).toHaveCount(0);

  await sidebar.click();
  await invited.getByRole('link', { name: 'People' }).click();
  await expect(invited.getByText('Rosa Villota Erazo')).toBeVisible();
  await expect(invited.getByRole('button', { name: 'Invite someone' })).toHaveCount(0);

  // The last administrator stays; the other one may be taken out.
  await page.getByRole('button', { name: 'Leave the business' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the business' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('administrator');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Remove Julián Bastidas from the team' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from the team' }).click();
  await expect(page.getByText('Julián Bastidas is no longer on the team.')).toBeVisible();
  await expect(invited.getByRole('heading', { name: 'You do not have permission' })).toBeVisible();
  await expect(sidebar).toHaveCount(0);
});

test('an invitation asks a visitor to sign in and tells another person that it is not theirs', async ({
  page,
  context,
  api,
}) => {
  await page.goto('/business-invitation?invitation=000000000000000000000000&token=secret&lang=en');
  await expect(
    page.getByRole('heading', { name: 'A business has invited you to its team' }),
  ).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
  await expectAccessible(page);
  const other = await api.signUp();
  await signInDevice(context, other, api.url);
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'This invitation isn’t available to you' }),
  ).toBeVisible();
  await expect(page.getByText(`You’re signed in as ${other.email}`)).toBeVisible();
});
