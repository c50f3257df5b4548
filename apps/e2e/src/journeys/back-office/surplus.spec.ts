import { submitApplication } from '../../support/application.ts';
import { demo } from '../../support/demo.ts';
import { until } from '../../support/platform.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../../support/test.ts';

test('what is paid twice is told to its payer, and marked and decided in the books', async ({
  page: admin,
  context,
  api,
  newDevice,
}) => {
  test.setTimeout(120_000);
  const business = `Tejidos La Loma ${Date.now()}`;
  const applicant = await api.signUp({ language: 'es', firstName: 'Rosa' });
  const applicationId = await submitApplication(api, applicant, business);
  await signInDevice(context, await api.signIn(demo.billing, demo.password), api.url);
  const device = await newDevice();
  await signInDevice(device, applicant, api.url);
  const page = await device.newPage();
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step('its card page is open when an administrator records a transfer', async () => {
    const approving = await newDevice();
    await signInDevice(approving, await api.signIn(demo.admin, demo.password), api.url);
    const approval = await approving.newPage();
    await approval.goto(`/admin/new-applications/${applicationId}?lang=en`);
    await approval.getByRole('button', { name: 'Approve', exact: true }).click();
    await approval.getByRole('button', { name: 'Approve the application' }).click();
    // The invoice follows the approval in its own time.
    await expect(async () => {
      await page.goto('/become-a-business-member/payment?lang=es');
      await page.getByRole('button', { name: 'Ir a la página de pago' }).click({ timeout: 5_000 });
    }).toPass();
    await expect(page.getByText('Aquí no se mueve dinero')).toBeVisible();
    await approval.reload();
    await approval.getByRole('button', { name: 'Record a manual payment' }).click();
    const dialog = approval.getByRole('dialog');
    await dialog.getByLabel('Reference').fill(`transfer ${business}`);
    await dialog.getByLabel('Amount received, in COP').fill('142.800');
    await dialog.getByRole('button', { name: 'Record the payment' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('who comes back from it reads that the money is not applied yet', async () => {
    await page.getByRole('link', { name: 'Se aprueba' }).click();
    await page.getByRole('button', { name: /^Pagar/ }).click();
    await expect(page.getByRole('heading', { name: 'Transacción aprobada' })).toBeVisible();
    await expect(page.getByText('Este dinero todavía no se ha aplicado')).toBeVisible();
    await expect(page.getByText('Estamos activando su empresa')).toBeHidden();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await until('the mail about it', async () => {
      const mails = await api.mailsTo(applicant.email);
      return mails.some(({ subject }) => subject.startsWith('Usted pagó dos veces'));
    });
  });

  await test.step('the books count it once, and say what waits', async () => {
    await admin.goto(`/admin/payments?q=${encodeURIComponent(business)}&lang=en`);
    const surplus = admin.getByRole('row').filter({ hasText: 'Surplus: to be decided' });
    await expect(surplus).toHaveCount(1);
    await expect(admin.getByText('Counted in the books: $142,800')).toBeVisible();
    await surplus.getByRole('link', { name: business }).click();
    await expect(admin.getByText('This money hasn’t been applied yet')).toBeVisible();
    await admin.getByRole('button', { name: 'Record the refund' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Reason', { exact: true }).selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Record the refund' }).click();
    await expect(admin.getByText('This money was refunded')).toBeVisible();
    await expectAccessible(admin);
  });
});
