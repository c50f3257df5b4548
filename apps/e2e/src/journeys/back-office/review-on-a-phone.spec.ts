import { submitApplication } from '../../support/application.ts';
import { demo } from '../../support/demo.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../../support/test.ts';

test('on a phone an application is read part by part, with the decision at hand', async ({
  page,
  context,
  api,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  await page.goto('/admin/new-applications?lang=en');
  await page.getByRole('link', { name: 'Asesoría Contable Cima' }).click();

  const parts = page.getByRole('group', { name: 'Part of the application' });
  const approve = page.getByRole('button', { name: 'Approve' });
  await expect(parts.getByRole('radio', { name: 'Data' })).toBeChecked();
  await expect(approve).toBeInViewport();
  await expectNoSidewaysScroll(page);
  const list = page.getByRole('heading', { name: /reviewed$/ });
  await expect(list).toBeHidden();

  // What is missing leads to where it is; what is decided stays at the foot, however far one scrolls.
  await page.getByText('Contact', { exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'See which' }).click();
  await expect(parts.getByRole('radio', { name: /^Files/ })).toBeChecked();
  await expect(list).toBeVisible();
  await expect(approve).toBeInViewport();
  await expectAccessible(page);

  await parts.getByRole('radio', { name: /^History/ }).click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete the application' })).toBeVisible();
  await parts.getByRole('radio', { name: /^Notes/ }).click();
  await expect(page.getByRole('heading', { name: 'Internal notes' })).toBeVisible();
  // Changes are asked for beside the data.
  await page.getByRole('button', { name: 'Request changes' }).click();
  await expect(parts.getByRole('radio', { name: 'Data' })).toBeChecked();
  await expect(approve).toBeHidden();
});

test('on a phone what an application owes is a part of its own, and is paid by hand there', async ({
  page,
  context,
  api,
}) => {
  const applicant = await api.signUp({ firstName: 'Rosa' });
  const applicationId = await submitApplication(api, applicant, 'Telar del Sur');
  await page.setViewportSize({ width: 360, height: 800 });
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  await page.goto(`/admin/new-applications/${applicationId}?lang=es`);
  const parts = page.getByRole('group', { name: 'Parte de la solicitud' });
  const payment = parts.getByRole('radio', { name: 'Pago' });
  await expect(parts).toBeVisible();
  await expect(payment).toHaveCount(0);
  await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await page.getByRole('button', { name: 'Aprobar la solicitud' }).click();

  await payment.check();
  // The invoice follows the approval in its own time.
  const record = page.getByRole('button', { name: 'Registrar un pago manual' });
  await expect(async () => {
    await page.reload();
    await payment.check();
    await expect(record).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await record.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Referencia').fill(`transferencia ${applicant.userId}`);
  await dialog.getByLabel('Valor recibido, en COP').fill('142.800');
  await dialog.getByRole('button', { name: 'Registrar el pago' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: /142\.800 COP/ })).toBeVisible();
});
