import { demo } from '../../support/demo.ts';
import { replyTo } from '../../support/mail-server.ts';
import { until } from '../../support/platform.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../../support/test.ts';

test('a visitor asks on a phone, is answered by mail, answers by mail, and says how it was', async ({
  page,
  context,
  api,
  newDevice,
}) => {
  const mark = Date.now();
  const email = `rosa-${mark}@example.com`;
  const subject = `¿Cómo publico una bodega? ${mark}`;
  const phone = await (await newDevice()).newPage();
  await phone.setViewportSize({ width: 390, height: 844 });

  await test.step('what is missing is named, then the number is told', async () => {
    await phone.goto('/contact?lang=es');
    await phone.getByLabel('Su nombre *').fill('Rosa Elvira Peña');
    await phone.getByLabel('Su correo electrónico *').fill('rosa@');
    await phone.getByRole('button', { name: 'Enviar el mensaje' }).click();
    await expect(phone.getByLabel('Su correo electrónico *')).toHaveAccessibleDescription(/correo/);
    await phone.getByLabel('Su correo electrónico *').fill(email);
    await phone.getByLabel('Asunto *').fill(subject);
    await phone.getByLabel('Mensaje *').fill('Tengo una bodega en Itagüí.');
    await phone.getByRole('button', { name: 'Enviar el mensaje' }).click();
    await expect(phone.getByText('Mensaje de correo enviado correctamente')).toBeVisible();
    await expectNoSidewaysScroll(phone);
  });

  await signInDevice(context, await api.signIn(demo.support, demo.password), api.url);
  await page.goto(`/admin/customer-service?status=ALL&q=${mark}&lang=en`);
  await page.getByRole('link', { name: subject }).first().click();
  const thread = page.getByRole('list', { name: 'Messages' });

  /** The newest mail to the visitor whose subject begins so. */
  const mailAbout = (beginning: string) =>
    until(`a mail “${beginning}”`, async () =>
      (await api.mailsTo(email)).find((mail) => mail.subject.startsWith(beginning)),
    );

  await test.step('a canned reply goes out under their name, in their language', async () => {
    await expect(page.getByText('reads Spanish')).toBeVisible();
    const canned = page.getByLabel('Insert a canned reply');
    await canned.selectOption({ index: 1 });
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/Rosa/);
    await page.getByLabel('Message', { exact: true }).fill('¿En qué barrio queda?');
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await expect(page.getByText('Email message sent successfully')).toBeVisible();
    expect((await mailAbout('Una respuesta a su caso')).text).toContain('¿En qué barrio queda?');
  });

  const answer = await mailAbout('Una respuesta a su caso');
  await test.step('the reply to that mail arrives in the open thread, once, and only signed', async () => {
    expect(answer.replyTo).toBe('ayuda@wiki.example');
    const text = 'En Santa María.\n\nEl mié, 18 nov 2026 a las 9:00, Ayuda escribió:\n> ¿En qué…?';
    const reply = replyTo(api, answer, text);
    expect((await reply.post('somebody else’s secret')).status).toBe(401);
    expect(await reply.post()).toEqual({ status: 200, outcome: 'ADDED' });
    expect((await reply.post()).status).toBe(409);
    const message = thread.getByRole('listitem').filter({ hasText: 'En Santa María.' });
    await expect(message).toHaveCount(1);
    await expect(message).toContainText('by e-mail');
    await expect(message).not.toContainText('escribió');
    await expectAccessible(page);
  });

  await test.step('closed, the mail leads to the rating, which customer service reads', async () => {
    await page.getByLabel('Message', { exact: true }).fill('Ya quedó publicada.');
    await page.getByRole('button', { name: 'Send and close' }).click();
    await expect(thread.getByText('Ya quedó publicada.')).toBeVisible();
    await expect(page.getByText(/closed it/)).toBeVisible();
    await phone.goto(await api.linkMailed(email, '/contact/rate'));
    await phone.getByRole('radio', { name: 'Muy buena' }).check();
    await phone.getByRole('button', { name: 'Enviar mi calificación' }).click();
    await expect(phone.getByText('Su calificación nos ayuda a mejorar')).toBeVisible();
    await expect(page.getByText('Rosa Elvira Peña rated it 5 of 5')).toBeVisible();
  });

  await test.step('who writes to it again opens it again', async () => {
    const again = replyTo(api, await mailAbout('Una respuesta a su caso'), '¿Y las fotos?');
    expect(await again.post()).toEqual({ status: 200, outcome: 'ADDED' });
    await expect(thread.getByText('¿Y las fotos?')).toBeVisible();
    await expect(page.getByText('Wrote again').first()).toBeVisible();
  });
});
