import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demo } from '../../support/demo.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../../support/test.ts';

const list = '/admin/manage-business-profiles/edit-profile';
const uniqueName = () => `Taller ${randomBytes(4).toString('hex')}`;

/** Creates a business with its form and ends on its own page. */
async function createBusiness(page: Page, name: string): Promise<void> {
  await page.goto('/admin/manage-business-profiles/create-new?lang=en');
  await page.getByRole('button', { name: 'Create the business' }).click();
  const summary = page.getByRole('region', { name: 'Please check these fields' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([/^Name/, /^Description/, /^Region/, /^City/]);
  await page.getByLabel('Name of the business').fill(name);
  await page.getByLabel('Description in Spanish').fill('Reparamos máquinas de coser industriales.');
  await page.getByLabel('Department').selectOption('Antioquia');
  await page.getByLabel('City').selectOption('Medellín');
  await page.getByRole('button', { name: 'Create the business' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** Finds a business of the demonstration in the list, however many others there are, and opens it. */
async function openBusiness(page: Page, name: string): Promise<void> {
  await page.goto(`${list}?q=${encodeURIComponent(name)}&lang=en`);
  await page.getByRole('main').getByRole('link', { name }).click();
}

test.beforeEach(async ({ context, api }) => {
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
});

test('a business is created, found, corrected, verified and hidden', async ({ page }) => {
  const name = uniqueName();
  await createBusiness(page, name);
  await expect(page.getByText('Business created.')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Street address').fill('Calle 10 # 43-21');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();

  const tabs = page.getByRole('navigation', { name: 'Sections of the business' });
  await tabs.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Mark as verified' }).click();
  const verifying = page.getByRole('dialog');
  await expect(verifying).toContainText(`You confirm that its documents say ${name}`);
  await verifying.getByRole('button', { name: 'Mark as verified' }).click();
  await expect(page.getByText(/^Last checked on/)).toBeVisible();
  await expect(page.getByText('Nothing from this business needs your attention.')).toBeVisible();
  await page.getByLabel('A note for the other administrators').fill('Called on Monday.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Called on Monday.' })).toBeVisible();
  await page.getByRole('button', { name: 'Hide the business' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Only its own people and administrators will see its profile');
  await dialog.getByRole('button', { name: 'Hide the business' }).click();
  await expect(page.getByText('Only its own people and administrators see it.')).toBeVisible();
  await expectAccessible(page);

  // The short address leads to the list; its conditions live in the address.
  await page.goto('/admin/manage-business-profiles?lang=en');
  await expect(page).toHaveURL(new RegExp(list));
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Find businesses' });
  await search.fill(name);
  await search.press('Enter');
  const narrow = async (choice: string) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^On the network/ })
      .click();
    await page.getByRole('radio', { name: choice }).click();
  };
  await narrow('Only hidden ones');
  await expect(page).toHaveURL(/status=inactive/);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Hidden');
  await expect(row).toContainText('Verified');
  await narrow('Only visible ones');
  await expect(page.getByRole('heading', { name: 'No businesses found' })).toBeVisible();
  await page.goto(`${list}?q=${encodeURIComponent(name)}&status=active&lang=es`);
  await expect(page.getByRole('heading', { name: 'No se encontraron empresas' })).toBeVisible();
  await expectAccessible(page);
});

test('a verified business that changes its name waits to be confirmed', async ({ page }) => {
  const name = uniqueName();
  await createBusiness(page, name);
  const tabs = page.getByRole('navigation', { name: 'Sections of the business' });
  const toMembership = () => tabs.getByRole('link', { name: 'Overview' }).click();
  await toMembership();
  await page.getByRole('button', { name: 'Mark as verified' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as verified' }).click();
  await expect(page.getByText(/^Last checked on/)).toBeVisible();

  await tabs.getByRole('link', { name: 'Profile' }).click();
  await page.getByLabel('Name of the business').fill(`${name} Internacional`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  await toMembership();
  await expect(page.getByText('Its name or place has changed')).toBeVisible();
  await expect(page.getByText(`Verified as: ${name}`)).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Its verification needs to be confirmed' }),
  ).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${list}?q=${encodeURIComponent(name)}&confirm=waiting&lang=en`);
  await page.getByRole('main').getByRole('link', { name }).click();
  await toMembership();
  // Once the page is whole: what comes later moves the button, at times from under a press.
  await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
  await expect(
    page.getByRole('link', { name: 'Its verification needs to be confirmed' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as verified' }).click();
  await expect(page.getByText('Its name or place has changed')).toBeHidden();
});

test('a user of a business is created after every refusal', async ({ page, api, newDevice }) => {
  const password = 'una-clave-nueva-2026';
  const email = `${randomBytes(8).toString('hex')}@example.com`;
  await createBusiness(page, uniqueName());
  await page
    .getByRole('navigation', { name: 'Sections of the business' })
    .getByRole('link', { name: 'People' })
    .click();
  await expect(page.getByText('This business has no people yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Create a user' }).click();

  const form = page.getByRole('dialog', { name: /^Create a user for/ });
  const prompt = page.getByRole('dialog', { name: 'Password for the new user' });
  const passwordField = prompt.getByLabel('Temporary password');
  const createButton = prompt.getByRole('button', { name: 'Create the user' });
  await form.getByLabel('First name').fill('Rosa');
  await form.getByLabel('Last name').fill('Mejía Toro');
  await form.getByLabel('E-mail').fill(demo.user);
  await form.getByLabel('Role').selectOption('businessAdmin');
  await form.getByLabel('Language of the account').selectOption('es');

  // Cancelling, an empty password, a short one, a common one, an address with an account.
  await form.getByRole('button', { name: 'Continue' }).click();
  await prompt.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByText('User creation cancelled')).toBeVisible();

  await form.getByRole('button', { name: 'Continue' }).click();
  await createButton.click();
  await expect(prompt.getByText('Invalid password')).toBeVisible();
  await passwordField.fill('12345');
  await expect(prompt.getByText('Invalid password')).toBeHidden();
  await createButton.click();
  await expect(prompt.getByText('Invalid password')).toBeVisible();
  await expectAccessible(page);
  await passwordField.fill('123456');
  await createButton.click();
  await expect(
    form.getByText('The user couldn’t be created: This password is too short or too common.'),
  ).toBeVisible();

  await form.getByRole('button', { name: 'Continue' }).click();
  await passwordField.fill(password);
  await createButton.click();
  await expect(form.getByText('User already exists').first()).toBeVisible();
  await expect(form.getByLabel('First name')).toHaveValue('Rosa');
  await expectAccessible(page);

  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('button', { name: 'Continue' }).click();
  await passwordField.fill(password);
  await createButton.click();
  await expect(page.getByText('Rosa Mejía Toro now has an account.')).toBeVisible();
  const row = page.getByRole('row', { name: /Rosa Mejía Toro/ });
  await expect(row).toContainText('Business administrator');
  await expect(row).toContainText('Must set a new password');
  // The administrator is still signed in.
  await page.reload();
  await expect(row).toBeVisible();

  const device = await newDevice();
  await signInDevice(device, await api.signIn(email, password), api.url);
  const theirs = await device.newPage();
  await theirs.goto('/?lang=es');
  await expect(
    theirs.getByRole('dialog').getByLabel('Contraseña nueva', { exact: true }),
  ).toBeVisible();

  // Nobody has to pass the first password on: their own mail leads to one that only they know.
  const mailed = await (await newDevice()).newPage();
  await mailed.goto(await api.linkMailed(email, '/reset-password'));
  await mailed.getByLabel(/^(Contraseña nueva|New password)$/).fill('Solo-mia-2026');
  await mailed
    .getByLabel(/^(Repita la contraseña nueva|Repeat the new password)$/)
    .fill('Solo-mia-2026');
  await mailed.getByRole('button', { name: /^(Guardar|Establecer|Set) / }).click();
  await expect(mailed).toHaveURL(/\/login/);
  expect((await api.signIn(email, 'Solo-mia-2026')).token).not.toBe('');
});

test('people are invited, and the last administrator stays', async ({ page, api }) => {
  await createBusiness(page, uniqueName());
  await page
    .getByRole('navigation', { name: 'Sections of the business' })
    .getByRole('link', { name: /^People/ })
    .click();
  const invited = (await api.signUp({ firstName: 'Invitada' })).email;
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByRole('region', { name: 'Please check these fields' })).toBeFocused();
  await dialog.getByLabel('First name').fill('Invitada');
  await dialog.getByLabel('Last name').fill('Prueba');
  await dialog.getByLabel('E-mail').fill(invited);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  const invitation = page.getByRole('row', { name: new RegExp(invited) });
  await expect(invitation).toBeVisible();
  await invitation.getByRole('button', { name: /^Withdraw/ }).click();
  await dialog.getByRole('button', { name: 'Withdraw the invitation' }).click();
  await expect(invitation).toBeHidden();

  await openBusiness(page, 'Café Alto del Roble');
  await page
    .getByRole('navigation', { name: 'Sections of the business' })
    .getByRole('link', { name: /^People/ })
    .click();
  const manager = page.getByRole('row', { name: new RegExp(demo.businessAdmin) });
  await manager.getByRole('button', { name: /^Remove/ }).click();
  await dialog.getByRole('button', { name: 'Remove from the team' }).click();
  await expect(dialog.getByText('A business must have at least one administrator.')).toBeVisible();
});

test('a membership is suspended with a reason and reinstated', async ({ page }) => {
  // A member that no other journey meets: its listings rest meanwhile.
  await openBusiness(page, 'Inmuebles El Hatillo');
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Suspend the membership' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Suspend the membership' }).click();
  await expect(dialog.getByRole('region', { name: 'Please check these fields' })).toBeFocused();
  await dialog.getByLabel('Reason', { exact: true }).selectOption('outdatedDocuments');
  await dialog.getByLabel('In your own words').fill('Falta el RUT de este año.');
  await dialog.getByRole('button', { name: 'Suspend the membership' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The documents of the business are out of date.')).toBeVisible();
  await expect(page.getByText('Falta el RUT de este año.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Reinstate the membership' }).click();
  await dialog.getByRole('button', { name: 'Reinstate the membership' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Suspend the membership' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
