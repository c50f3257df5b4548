import { demo } from '../support/demo.ts';
import { expect, expectAccessible, plantSession, test } from '../support/test.ts';

test('two who edit the same record see each other, and choose instead of overwriting', async ({
  page,
  context,
  api,
  newDevice,
}) => {
  const administrator = await api.signIn(demo.admin, demo.password);
  const words = `May I bring a guest ${Date.now()}?`;
  await api.run(
    `mutation ($input: SaveQuestionInput!) { saveQuestion(input: $input) { userErrors { code field } } }`,
    {
      input: {
        group: 'START',
        question: { en: words, es: '¿Puedo llevar a alguien?' },
        answer: { en: 'Yes, one person.', es: 'Sí, una persona.' },
        isPublished: true,
      },
    },
    administrator.token,
  );
  const open = async (on: typeof page) => {
    await on.goto('/admin/customer-service/questions?lang=en');
    await on
      .getByRole('listitem')
      .filter({ hasText: words })
      .getByRole('button', { name: 'Edit' })
      .click();
    return on.getByRole('dialog');
  };
  await plantSession(context, await api.signIn(demo.support, demo.password), api.url);
  const first = await open(page);
  const otherDevice = await newDevice();
  await plantSession(otherDevice, administrator, api.url);
  const otherPage = await otherDevice.newPage();
  const second = await open(otherPage);
  // Each hears of the other.
  await expect(first.getByText(/is editing this as well/)).toBeVisible();
  await expect(second.getByText(/is editing this as well/)).toBeVisible();

  await second.getByLabel('Answer in English').fill('Yes, two people.');
  await second.getByLabel('Answer in Spanish').fill('Sí, dos personas.');
  await second.getByRole('button', { name: 'Save the question' }).click();
  await expect(second).toBeHidden();
  await expect(first.getByText(/is editing this as well/)).toBeHidden();

  await first.getByLabel('Answer in English').fill('Yes, one person, by appointment.');
  await first.getByLabel('Question in Spanish').fill('¿Puedo ir con alguien más?');
  await first.getByRole('button', { name: 'Save the question' }).click();
  const comparison = page.getByRole('dialog', { name: 'Somebody else saved this meanwhile' });
  await expect(comparison.getByRole('button', { name: '1 field left to choose' })).toBeDisabled();
  await expect(comparison.getByText('Yours, kept: Question in Spanish')).toBeVisible();
  await expect(
    comparison.getByText('Saved by the other person, kept: Answer in Spanish'),
  ).toBeVisible();
  await expectAccessible(page);
  await comparison.getByRole('radio', { name: /What you wrote/ }).check();
  await comparison.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect(first).toBeHidden();

  const again = await open(page);
  await expect(again.getByLabel('Answer in English')).toHaveValue(
    'Yes, one person, by appointment.',
  );
  await expect(again.getByLabel('Answer in Spanish')).toHaveValue('Sí, dos personas.');
  await expect(again.getByLabel('Question in Spanish')).toHaveValue('¿Puedo ir con alguien más?');
});
