import type { Page } from '@playwright/test';
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

const phone = { width: 390, height: 844 };

/** Pays on the pay page with the test card of that name, in Spanish. */
async function pay(page: Page, card: 'Se aprueba' | 'Se rechaza'): Promise<void> {
  await page.getByRole('button', { name: 'Ir a la página de pago' }).click();
  await expect(page.getByText('Aquí no se mueve dinero')).toBeVisible();
  await page.getByRole('link', { name: card }).click();
  await page.getByRole('button', { name: /^Pagar/ }).click();
}

test('a business applies, is asked for a change, pays and becomes a member, all of it live', async ({
  page: admin,
  context,
  api,
  newDevice,
}) => {
  test.setTimeout(180_000);
  const business = `Panadería La Espiga ${Date.now()}`;
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  await admin.goto('/admin/new-applications?tab=all');
  await expect(admin.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
  await expectAccessible(admin);

  const applicant = await api.signUp({ language: 'es', firstName: 'Rosa' });
  const device = await newDevice();
  await signInDevice(device, applicant, api.url);
  const page = await device.newPage();
  await page.setViewportSize(phone);

  await test.step('the administrator sees it arrive', async () => {
    await submitApplication(api, applicant, business);
    await admin.getByRole('button', { name: 'Show 1 new' }).click();
    await admin.getByRole('link', { name: business }).click();
    await expect(admin.getByRole('heading', { name: business, level: 1 })).toBeVisible();
    await expect(admin.getByText('Under review').first()).toBeVisible();
    await expectAccessible(admin);
    await expectNoSidewaysScroll(admin);
  });

  await page.goto('/become-a-business-member?lang=es');
  await expect(page.getByRole('heading', { name: 'Estamos revisando su solicitud' })).toBeVisible();

  await test.step('a change is asked for and the applicant reads it at once', async () => {
    await admin.getByRole('button', { name: 'Request changes' }).click();
    await admin.getByRole('button', { name: 'Comment on Business description' }).click();
    await admin
      .getByLabel('What to change in Business description')
      .fill('Cuente en qué ciudades entrega.');
    await admin.getByRole('button', { name: 'Send back to the applicant' }).click();
    await expect(admin.getByText('Changes requested').first()).toBeVisible();
    await expect(page.getByText('Cuente en qué ciudades entrega.').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('the applicant changes it and submits again', async () => {
    await page.goto('/become-a-business-member?step=business');
    await page.getByLabel('Descripción de la empresa').fill('Pan de masa madre en Bogotá y Chía.');
    for (const next of ['Documentos', 'Revisión']) {
      await page.getByRole('button', { name: 'Guardar y continuar' }).click();
      await expect(page.getByRole('heading', { name: next, level: 2 })).toBeFocused();
    }
    await page.getByRole('button', { name: 'Enviar mi solicitud' }).click();
    await expect(
      page.getByRole('heading', { name: 'Estamos revisando su solicitud' }),
    ).toBeVisible();
  });

  await test.step('the administrator approves', async () => {
    // What was asked for changed: before and now stand side by side.
    await expect(
      admin.getByRole('heading', { name: 'Since changes were requested' }),
    ).toBeVisible();
    await expect(admin.getByText('1 of 1 requested change made')).toBeVisible();
    await expect(admin.getByText('Pan de masa madre en Bogotá y Chía.').first()).toBeVisible();
    await expectAccessible(admin);
    await admin.getByRole('button', { name: 'Approve', exact: true }).click();
    await admin.getByRole('button', { name: 'Approve the application' }).click();
    await expect(page.getByRole('heading', { name: 'Su solicitud está aprobada' })).toBeVisible();
  });

  await test.step('a rejected card charges nothing', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Pagar la membresía empresarial' })
      .click();
    await expect(page.getByRole('heading', { name: 'Resumen del pago' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await pay(page, 'Se rechaza');
    await expect(page.getByRole('heading', { name: 'Transacción rechazada' })).toBeVisible();
    await expect(page.getByText('comuníquese con su banco')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('an approved card pays, and the administrator sees it', async () => {
    await page.getByRole('link', { name: 'Probar con otra tarjeta' }).click();
    await pay(page, 'Se aprueba');
    await expect(page.getByRole('heading', { name: 'Transacción aprobada' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expect(admin.getByText('Payment complete').first()).toBeVisible();
  });

  await test.step('activation turns the menu into that of a business, without reload', async () => {
    await admin.getByRole('button', { name: 'Activate', exact: true }).click();
    await admin.getByRole('button', { name: 'Activate the business' }).click();
    await expect(admin.getByText('Active member').first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Menú|^Abrir el menú/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'Mi perfil de empresa' }).first()).toBeVisible();
  });

  await test.step('every step was mailed', async () => {
    const subjects = await until('seven mails', async () => {
      const mails = await api.mailsTo(applicant.email);
      return mails.length >= 7 && mails.map(({ subject }) => subject);
    });
    expect(subjects.length).toBeGreaterThanOrEqual(7);
    await until('the invitation of the authorized user', async () => {
      const mails = await api.mailsTo(`julian.${applicant.email}`);
      return mails.length > 0;
    });
  });
});
