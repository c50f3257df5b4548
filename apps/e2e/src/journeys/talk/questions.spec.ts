import { demo } from '../../support/demo.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../../support/test.ts';

test('questions are found by words of either language', async ({ page }) => {
  const find = page.getByLabel('Buscar una respuesta');
  // Right after the start the demonstration may still be written.
  await expect(async () => {
    await page.goto('/questions?lang=es');
    await expect(page.getByText('¿Para qué sirve esta red?')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await find.fill('olvide contraseña');
  await expect(page.getByText('Olvidé mi contraseña. ¿Cómo vuelvo a entrar?')).toBeVisible();
  await expect(page.getByText('¿Para qué sirve esta red?')).toBeHidden();
  await find.fill('password');
  await expect(page.getByText('Olvidé mi contraseña. ¿Cómo vuelvo a entrar?')).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto('/questions?lang=en&q=receipt');
  // Few answers are open at once.
  await expect(page.getByText('Each approved payment has its receipt as PDF.')).toBeVisible();
  await page.getByLabel('Find an answer').fill('zzz');
  await expect(page.getByText('No questions match')).toBeVisible();
  await expectAccessible(page);
});

test('customer service writes a question that everybody sees, hides and deletes it', async ({
  page,
  context,
  api,
}) => {
  await signInDevice(context, await api.signIn(demo.support, demo.password), api.url);
  await page.goto('/admin/customer-service/questions?lang=en');
  const words = `Can I pay in cash ${Date.now()}?`;
  await page.getByRole('button', { name: 'New question' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Question in Spanish').fill('¿Puedo pagar en efectivo?');
  await dialog.getByLabel('Answer in Spanish').fill('No. Solo con tarjeta.');
  await dialog.getByLabel('Question in English').fill(words);
  await dialog.getByRole('button', { name: 'Save the question' }).click();
  await expect(dialog.getByLabel('Answer in English')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Answer in English').fill('No. By card only.');
  await dialog.getByRole('button', { name: 'Save the question' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('listitem').filter({ hasText: words });
  await expect(row).toBeVisible();
  await expectAccessible(page);

  const listed = () =>
    page.evaluate(async () => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ questions { question { en } } }' }),
      });
      return response.text();
    });
  await expect.poll(listed).toContain(words);
  await row.getByRole('button', { name: 'Hide' }).click();
  await expect(row.getByText('Hidden')).toBeVisible();
  await expect.poll(listed).not.toContain(words);
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the question' }).click();
  await expect(row).toHaveCount(0);
});
