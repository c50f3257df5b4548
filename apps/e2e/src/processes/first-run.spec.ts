import type { Page } from '@playwright/test';
import { Api } from '../support/api.ts';
import { demo } from '../support/demo.ts';
import { removeData, startPlatform } from '../support/platform.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const password = 'Tejido-de-maíz-7';

async function chooseFor(page: Page, person: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${person}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function registerLuz(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/register`);
  await page.getByLabel('First name').fill('Luz');
  await page.getByLabel('Last name').fill('Mar');
  await page.getByLabel('E-mail', { exact: true }).fill('luz@example.org');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('I accept the terms of use').check();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible();
}

test('an empty installation gets its first administrator, who makes and removes another', async ({
  page,
  newDevice,
}) => {
  const platform = await startPlatform({ env: { SEED_DEMO: 'false' } });
  try {
    await expect.poll(() => platform.output()).toMatch(/\/first-run#\S+/);
    const [link = ''] = /http:\S+\/first-run#\S+/.exec(platform.output()) ?? [];

    await test.step('the link of the console fills in the code, and hides it', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(link);
      await expect(page.getByLabel('Code')).toHaveValue(link.split('#')[1] ?? '');
      expect(new URL(page.url()).hash).toBe('');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    await test.step('a wrong code and a weak password are named', async () => {
      await page.getByLabel('Code').fill('AAAAA-AAAAA-AAAAA-AAAAA');
      await page.getByLabel('First name').fill('Ana');
      await page.getByLabel('Last name').fill('Gil');
      await page.getByLabel('E-mail', { exact: true }).fill('ana@example.org');
      await page.getByLabel('Password', { exact: true }).fill(demo.password);
      const create = page.getByRole('button', { name: 'Create the administrator' });
      await create.click();
      await expect(page.getByRole('link', { name: /This code doesn’t work/ })).toBeVisible();
      await page.getByLabel('Code').fill(link.split('#')[1] ?? '');
      await create.click();
      await expect(page.getByRole('link', { name: /too short or too common/ })).toBeVisible();
      await page.getByLabel('Password', { exact: true }).fill(password);
      await create.click();
      await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    });

    await test.step('name, logo, test mail and billing follow on one screen', async () => {
      const form = page.getByRole('form', { name: 'Settings' });
      const state = page.getByRole('list').filter({ hasText: 'No logo of its own' });
      await expect(state).toContainText('No mail server');
      await expect(state).toContainText('Billing sandbox: no money moves');
      await expect(state).toContainText('No membership price');
      await form.getByLabel('Name of the site').fill('Red del Caribe');
      await form.locator('input[type="file"]').setInputFiles({
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: await page.screenshot(),
      });
      await expect(form.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
      await form.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText(/^Changes saved\. Everyone sees them/).first()).toBeVisible();
      await expect(page.getByText('Name: Red del Caribe')).toBeVisible();
      await expect(page.getByText('No logo of its own')).toHaveCount(0);

      await expect(page.getByLabel('Send a test to')).toHaveValue('ana@example.org');
      await page.getByRole('button', { name: 'Send a test e-mail' }).click();
      await expect(page.getByText('It’s in the mailbox of this installation')).toBeVisible();
      await expect
        .poll(async () => (await new Api(platform.url).mailsTo('ana@example.org'))[0]?.html ?? '')
        .toContain('Red del Caribe');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      const visitor = await newDevice();
      const plans = await visitor.newPage();
      await plans.goto(`${platform.url}/plans`);
      await expect(plans.getByRole('main')).toContainText('Price not set yet');
      await expect(plans.getByRole('main')).not.toContainText('120,000');
      await visitor.close();

      await page.getByRole('link', { name: 'Plan prices' }).click();
      const price = page.getByLabel('Monthly charge, before tax');
      await price.fill('80000');
      await page.getByLabel('Shown per month').fill('20');
      await page.getByRole('button', { name: 'Save the plan' }).last().click();
      await expect(page.getByText('Plan saved.')).toBeVisible();
    });

    const other = await newDevice();
    const theirs = await other.newPage();
    const backOffice = theirs.getByRole('button', { name: 'Businesses', exact: true });
    await test.step('the door is closed behind them', async () => {
      await theirs.goto(link);
      await expect(
        theirs.getByRole('heading', { name: 'This installation is set up' }),
      ).toBeVisible();
    });

    await test.step('visitors meet the name and the price', async () => {
      await theirs.goto(`${platform.url}/plans`);
      await expect(theirs).toHaveTitle(/ · Red del Caribe$/);
      await expect(theirs.getByRole('main')).toContainText('80,000');
    });

    await test.step('a new version of the terms is put to who accepted the last one', async () => {
      await registerLuz(theirs, platform.url);
      await page.goto(`${platform.url}/admin/manage-pages/terms`);
      await page.getByRole('textbox', { name: 'Text' }).press('ControlOrMeta+End');
      await page.keyboard.type(' Be kind.');
      const publish = page.getByRole('button', { name: 'Publish version 2' });
      await publish.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish version 2' }).click();
      await expect(page.getByText('Version 2 is published.')).toBeVisible();

      await theirs.goto(`${platform.url}/products`);
      const asked = theirs.getByRole('dialog', { name: 'Our terms have changed' });
      await expect(asked).toContainText('Be kind.');
      await expectAccessible(theirs);
      await asked.getByRole('button', { name: 'I have read it and agree' }).click();
      await expect(asked).toBeHidden();
      await theirs.reload();
      await expect(theirs.getByRole('button', { name: 'Your menu' })).toBeVisible();
      await expect(asked).toBeHidden();
    });

    await test.step('somebody is made an administrator while their page is open', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${platform.url}/admin/users`);
      await chooseFor(page, 'Luz Mar', 'Set the role');
      await expectAccessible(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Role in the back office').selectOption('full');
      await dialog.getByLabel('Your own password').fill(password);
      await dialog.getByRole('button', { name: 'Set the role' }).click();
      await expect(dialog).toBeHidden();
      await expect(backOffice).toBeVisible();
    });

    await test.step('and is none any more, at once', async () => {
      await chooseFor(page, 'Luz Mar', 'Set the role');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Role in the back office').selectOption('');
      await dialog.getByLabel('Your own password').fill(password);
      await dialog.getByRole('button', { name: 'Set the role' }).click();
      await expect(dialog).toBeHidden();
      await expect(backOffice).toBeHidden();
      // Nobody removes themselves.
      await page.getByRole('button', { name: 'Actions for Ana Gil' }).click();
      await expect(page.getByRole('menuitem', { name: 'Open', exact: true })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: 'Set the role' })).toHaveCount(0);
      await page.keyboard.press('Escape');
    });
    await other.close();
    await page.goto('about:blank');
  } finally {
    await platform.stop();
    removeData(platform);
  }
});
