import { submitApplication } from '../../support/application.ts';
import { compareOn } from '../../support/comparing.ts';
import { demo } from '../../support/demo.ts';
import { commentOn, startDiscussion } from '../../support/discussion.ts';
import { caseAbout, statusOf } from '../../support/moderation.ts';
import { expect, expectAccessible, signInDevice, test } from '../../support/test.ts';

test('a case that two have before them is decided once, and the other reads by whom and how', async ({
  page,
  context,
  api,
  newDevice,
}) => {
  const author = await api.signUp({ firstName: 'Fulgencio', lastName: 'Dos Veces' });
  const { discussionId } = await startDiscussion(api, author);
  const { id } = await commentOn(api, author, discussionId, 'Escriban por fuera de la red');
  const reporter = await api.signUp({ language: 'en' });
  await api.run(
    'mutation ($input: ReportInput!) { report(input: $input) { userErrors { code } } }',
    { input: { kind: 'discussionComment', id, reason: 'spam' } },
    reporter.token,
  );
  const moderator = await api.signIn(demo.moderator, demo.password);
  const caseId = await caseAbout(api, moderator, id);
  const address = `/admin/manage-discussions?case=${caseId}&lang=en`;
  await signInDevice(context, moderator, api.url);
  await page.goto(address);
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await page.keyboard.press('r');
  const why = page.getByRole('form', { name: 'Remove it: why?' });
  await expect(why.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('1');
  await why.getByRole('textbox').fill('Lleva a la gente a otra parte.');

  const device = await newDevice();
  await signInDevice(device, await api.signIn(demo.admin, demo.password), api.url);
  const colleague = await device.newPage();
  await colleague.goto(address);
  await expect(colleague.getByText(/^Julián .* is deciding this right now\.$/)).toBeVisible();
  await colleague.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByText(/^Valentina .* is deciding this right now\.$/)).toBeVisible();
  await colleague.getByRole('button', { name: /^Keep/ }).click();
  await expect.poll(() => statusOf(api, moderator, caseId)).toBe('KEPT');

  await why.getByRole('button', { name: 'Remove and notify' }).click();
  await expect(page.getByText(/^Valentina .* has already decided: Kept$/)).toBeVisible();
  // What was written for it is still there.
  await expect(why.getByRole('textbox')).toHaveValue('Lleva a la gente a otra parte.');
  expect(await statusOf(api, moderator, caseId)).toBe('KEPT');
  await expectAccessible(page);
});

test('the note of an entry of the blacklist is compared, too', async ({
  page,
  context,
  api,
  newDevice,
}) => {
  const administrator = await api.signIn(demo.admin, demo.password);
  const word = `zangolotino${Date.now()}`;
  await api.run(
    `mutation ($input: AddBlacklistEntryInput!) {
      addBlacklistEntry(input: $input) { userErrors { code field } } }`,
    { input: { kind: 'WORD', text: word, note: null } },
    administrator.token,
  );
  await signInDevice(context, administrator, api.url);
  const device = await newDevice();
  await signInDevice(device, await api.signIn(demo.moderator, demo.password), api.url);
  await compareOn(page, await device.newPage(), {
    path: '/admin/manage-discussions/manage-blacklist-phrases?tab=word&lang=en',
    open: async (on) => {
      const row = on.getByRole('row').filter({ hasText: word });
      await row.getByRole('button', { name: /^Actions/ }).click();
      await on.getByRole('menuitem', { name: 'Add a note' }).click();
    },
    field: (on) => on.getByRole('dialog').getByLabel('Note'),
    texts: ['Seen in five listings.', 'Asked for by the team.'],
    save: (on) => on.getByRole('button', { name: 'Save the note' }),
  });
});

test('an application that two have before them is decided once, and the other reads by whom', async ({
  page,
  context,
  api,
}) => {
  const applicant = await api.signUp({ firstName: 'Rosa' });
  const applicationId = await submitApplication(
    api,
    applicant,
    `Dos a la vez ${Date.now()} S.A.S.`,
  );
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  await page.goto(`/admin/new-applications/${applicationId}?lang=es`);
  await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motivo').first().selectOption({ index: 1 });

  const administrator = await api.signIn(demo.admin, demo.password);
  const { userId, email, password } = await api.signUp({ firstName: 'Óscar', lastName: 'Segundo' });
  await api.run(
    'mutation ($input: SetStaffRoleInput!) { setStaffRole(input: $input) { userErrors { code } } }',
    { input: { userId, role: 'FULL', password: demo.password } },
    administrator.token,
  );
  const colleague = await api.signIn(email, password);
  const { application } = await api.run<{ application: { version: number } }>(
    'query ($id: ID!) { application(id: $id) { version } }',
    { id: applicationId },
    colleague.token,
  );
  await api.run(
    'mutation ($input: ApplicationActionInput!) { approveApplication(input: $input) { userErrors { code } } }',
    { input: { applicationId, version: application.version } },
    colleague.token,
  );
  await expect(dialog.getByRole('heading', { name: 'Alguien se adelantó' })).toBeVisible();
  await expect(dialog.getByText('Aprobada, pago solicitado')).toBeVisible();
  await expect(dialog.getByText(/[ÓO]scar/).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ver cómo quedó' }).click();
  await expect(page.getByText('Pago pendiente').first()).toBeVisible();
  // A name that ends in a full stop ends no sentence with two.
  await expect(page.getByText('S.A.S..')).toHaveCount(0);
});
