import { submitApplication } from '../../support/application.ts';
import { createBusiness } from '../../support/business.ts';
import { demo } from '../../support/demo.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../../support/test.ts';

test('a payment is recorded by hand, and annulled with a reason', async ({
  page,
  context,
  api,
}) => {
  test.setTimeout(90_000);
  const business = `Panadería El Nogal ${Date.now()}`;
  const applicant = await api.signUp({ firstName: 'Rosa' });
  const applicationId = await submitApplication(api, applicant, business);
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  await page.goto(`/admin/new-applications/${applicationId}?lang=en`);
  const approve = async () => {
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByRole('button', { name: 'Approve the application' }).click();
  };
  await approve();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The decision is taken back')).toBeVisible();
  await expect(page.getByText('Decision taken back')).toBeVisible();
  await approve();
  const dialog = page.getByRole('dialog');

  await test.step('with the amount that the invoice asks for', async () => {
    // The invoice follows the approval in its own time.
    await expect(async () => {
      await page.reload();
      await page.getByRole('button', { name: 'Record a manual payment' }).click({ timeout: 5_000 });
    }).toPass();
    await dialog.getByLabel('Reference').fill(`transfer ${business}`);
    await dialog.getByLabel('Amount received, in COP').fill('1.000');
    await dialog.getByRole('button', { name: 'Record the payment' }).click();
    await expect(dialog.getByText('The amount doesn’t match what’s owed.').first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Amount received, in COP').fill('142.800');
    await dialog.getByRole('button', { name: 'Record the payment' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Payment complete').first()).toBeVisible();
    const paid = page.getByRole('listitem').filter({ hasText: /Bank transfer · .+ · RC-\d{4}-/ });
    await expect(paid.getByText('Approved')).toBeVisible();
    await expect(paid.getByRole('link', { name: '$142,800 COP' })).toHaveAttribute(
      'href',
      /\/admin\/payments\/\w+/,
    );
  });

  await test.step('annulled, it awaits its payment again', async () => {
    await page.goto(`/admin/payments?q=${encodeURIComponent(business)}`);
    await page.getByRole('main').getByRole('link', { name: business }).click();
    await expect(page.getByText(/^RC-\d{4}-\d{6}$/)).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible();
    await page.getByRole('button', { name: 'Annul the payment' }).click();
    await dialog.getByLabel('Reason', { exact: true }).selectOption('recordedByMistake');
    await dialog.getByRole('button', { name: 'Annul the payment' }).click();
    await expect(page.getByText(/This payment was annulled on/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goto(`/admin/new-applications/${applicationId}`);
    await expect(page.getByText('Payment pending').first()).toBeVisible();
    await expect(page.getByText('Payment annulled or taken back')).toBeVisible();
  });
});

test('a month of a membership is paid by transfer, recorded where the business stands', async ({
  page,
  context,
  api,
}) => {
  const { businessId, name, manager } = await createBusiness(api);
  await api.run('mutation { upgradeMembership { userErrors { code field } } }', {}, manager.token);
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  await page.goto(`/admin/manage-business-profiles/edit-profile/${businessId}?lang=en`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Record a manual payment' }).click();
  const form = page.getByRole('region', { name: 'Record a manual payment' });
  await form.getByLabel('Reference').fill(`transfer ${businessId}`);
  await form.getByLabel('Amount received, in COP').fill('142.800');
  await form.getByLabel(/^Note/).fill('Second month, from the owner’s own account.');
  await form.getByRole('button', { name: 'Record the payment' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText(/paid until/).first()).toBeVisible();

  await test.step('its receipt is fetched beside it', async () => {
    await page.getByRole('button', { name: /^Actions for the payment of/ }).click();
    const fetched = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Receipt (PDF)' }).click();
    expect((await fetched).suggestedFilename()).toMatch(/\.pdf$/);
  });

  await test.step('its plan ends with the paid month, and goes on after all', async () => {
    await page.getByRole('button', { name: 'Change to the free plan' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/Everything stays the same until/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Change to the free plan' }).click();
    await expect(page.getByText(/goes to the free plan on/)).toBeVisible();
    await page.getByRole('button', { name: 'Keep the business plan' }).click();
    await dialog.getByRole('button', { name: 'Keep the business plan' }).click();
    await expect(page.getByText(/paid until/).first()).toBeVisible();
  });

  await test.step('and what was noted with it is read beside it', async () => {
    const invoice = page.getByRole('listitem').filter({ hasText: 'Bank transfer' });
    await invoice.getByRole('link', { name: /2026/ }).click();
    await expect(page.getByText('Second month, from the owner’s own account.')).toBeVisible();
    await expect(page.getByText(/^RC-\d{4}-\d{6}$/)).toBeVisible();
  });
});

test('the address of an account changes by the link to the new one', async ({
  page,
  context,
  api,
}) => {
  const password = 'Nueva-clave-26';
  const account = await api.signUp({ password });
  const email = `nuevo-${account.email}`;
  await signInDevice(context, account, api.url);
  await page.goto('/account/security?lang=en');
  await page.getByRole('button', { name: 'Change my address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New e-mail address').fill(email);
  await dialog.getByLabel('Your password').fill(password);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto(await api.linkMailed(email, '/verify-email'));
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
  await page.goto('/account/security');
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible();
  await expect(page.getByText(/We sent a link/)).toBeHidden();
});

test('a table with good and bad rows is imported without the bad', async ({
  page,
  context,
  api,
}) => {
  await signInDevice(context, await api.signIn(demo.businessAdmin, demo.password), api.url);
  const name = `Ruana ${Date.now()}`;
  await page.goto('/my-business-profile/listings/import?lang=es');
  await page
    .getByLabel('O pegue las filas con sus encabezados')
    .fill(`Nombre (español);Estado;Precio\n${name};Nuevo;85,00\nMala;Roto;85,00`);
  await page.getByRole('button', { name: 'Revisar la tabla' }).click();
  await expect(page.getByText('Escriba uno de estos: Nuevo o Usado.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Importar la fila sin errores' }).click();
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
});
