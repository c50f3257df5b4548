import { submitApplication } from '../../support/application.ts';
import type { Account, Api, Payload } from '../../support/api.ts';
import { demo } from '../../support/demo.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../../support/test.ts';

/** Makes the applicant a member, as administrators do, and gives their new session. */
async function activate(api: Api, applicationId: string, applicant: Account): Promise<Account> {
  const { token } = await api.signIn(demo.admin, demo.password);
  const act = async (mutation: string, more: object) => {
    const { application } = await api.run<{ application: { version: number } }>(
      'query ($id: ID!) { application(id: $id) { version } }',
      { id: applicationId },
      token,
    );
    const input = { applicationId, version: application.version, ...more };
    const { done } = await api.run<{ done: Payload }>(mutation, { input }, token);
    expect(done.userErrors).toEqual([]);
  };
  await act(
    'mutation ($input: ApplicationActionInput!) { done: approveApplication(input: $input) { userErrors { code field } } }',
    {},
  );
  await act(
    'mutation ($input: ActivateApplicationInput!) { done: activateApplication(input: $input) { userErrors { code field } } }',
    { confirmUnpaid: true, reason: { key: 'courtesy', text: null } },
  );
  return api.signIn(applicant.email, applicant.password);
}

test('other tax data are asked for, confirmed, and seen by the member at once', async ({
  page,
  context,
  api,
  newDevice,
}) => {
  test.setTimeout(120_000);
  const applicant = await api.signUp({ firstName: 'Rosa' });
  const applicationId = await submitApplication(api, applicant, `Panadería Sol ${Date.now()}`);
  await signInDevice(context, await activate(api, applicationId, applicant), api.url);
  await page.goto('/my-business-profile/edit-profile?tab=tax&lang=en');

  await test.step('a wrong number is named as the field is', async () => {
    await page.getByRole('button', { name: 'Change the tax data' }).click();
    await page.getByRole('textbox', { name: 'NIT' }).fill('901.234.567-3');
    await page.getByRole('button', { name: 'Send to be confirmed' }).click();
    await expect(page.getByRole('link', { name: /^NIT:/ })).toBeVisible();
    await page.getByRole('textbox', { name: 'NIT' }).fill('901234567');
    await page.getByLabel('Billing e-mail').fill('facturas@example.com');
    await page.getByRole('button', { name: 'Send to be confirmed' }).click();
    await expect(page.getByText('Your changes are waiting for our team')).toBeVisible();
    await expect(page.getByText('901.234.567-7')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('and counts once an administrator confirms it', async () => {
    const device = await newDevice();
    await signInDevice(device, await api.signIn(demo.admin, demo.password), api.url);
    const office = await device.newPage();
    await office.goto(`/admin/new-applications/${applicationId}?lang=en`);
    await office.getByRole('button', { name: 'Confirm the tax data' }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'Confirm the tax data' }).click();
    await expect(office.getByText('The tax data was updated.')).toBeVisible();
    await expect(page.getByText('Your changes are waiting for our team')).toBeHidden();
    await expect(page.getByText('901.234.567-7')).toBeVisible();
    await expect(page.locator('del')).toHaveCount(0);
  });
});
