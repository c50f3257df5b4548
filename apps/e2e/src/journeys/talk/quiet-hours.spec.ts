import { expect, signInDevice, test } from '../../support/test.ts';

for (const [lang, words] of [
  ['en', { on: 'Turn on quiet hours', saved: 'Changes saved', from: 'From' }],
  ['es', { on: 'Activar las horas de silencio', saved: 'Cambios guardados', from: 'Desde' }],
] as const) {
  test(`quiet hours that are set stay set (${lang})`, async ({ page, context, api, baseURL }) => {
    const person = await api.signUp({ firstName: 'Teresa', lastName: 'Lugo', language: lang });
    await signInDevice(context, person, baseURL ?? '');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/notifications/preferences?lang=${lang}`);
    const isOn = page.getByRole('switch', { name: words.on });
    const from = page.getByLabel(words.from, { exact: true });
    await isOn.check();
    await expect(page.getByText(words.saved)).toBeVisible();
    await from.selectOption('21');
    await expect(page.getByText(words.saved)).toBeVisible();

    await page.reload();
    await expect(isOn).toBeChecked();
    await expect(from).toHaveValue('21');
  });
}
