import { randomBytes } from 'node:crypto';
import type { Account, Api, Payload } from '../../support/api.ts';
import { demo } from '../../support/demo.ts';
import { commentOn, startDiscussion } from '../../support/discussion.ts';
import { caseAbout, decideHere, statusOf } from '../../support/moderation.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../../support/test.ts';

// One after the other: all three work the same queue, which goes on from one's case to the other's.
test.describe.configure({ mode: 'default' });

const phone = { width: 390, height: 844 };

const refused = ({ userErrors }: Payload): string[] => userErrors.map(({ code }) => code);

/** Starts a discussion with one comment, and says where it is. */
async function discussionOf(api: Api, author: Account, words: string) {
  const { path, discussionId } = await startDiscussion(api, author);
  return { path, ...(await commentOn(api, author, discussionId, words)) };
}

test('a comment reported three times is hidden, its author suspended, the comment restored', async ({
  page,
  context,
  newDevice,
  api,
}) => {
  const lastName = `Pomar ${randomBytes(3).toString('hex')}`;
  const author = await api.signUp({ firstName: 'Fulgencio', lastName, language: 'es' });
  const words = `Ese proveedor incumple ${randomBytes(4).toString('hex')}`;
  const { path, id } = await discussionOf(api, author, words);
  for (const email of [demo.businessAdmin, 'andres@example.com']) {
    const { token } = await api.signIn(email, demo.password);
    const { report } = await api.run<{ report: Payload }>(
      'mutation ($input: ReportInput!) { report(input: $input) { userErrors { code field } } }',
      { input: { kind: 'discussionComment', id, reason: 'untrue' } },
      token,
    );
    expect(refused(report)).toEqual([]);
  }

  // The third reads Spanish on a phone.
  await signInDevice(context, await api.signIn(demo.user, demo.password), api.url);
  await page.setViewportSize(phone);
  await page.goto(`${path}?lang=es`);
  await expect(page.getByText(words)).toBeVisible();
  // The discussion's own stands before that of its only comment.
  await page.getByRole('button', { name: 'Reportar' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Reportar esto' });
  await dialog.getByRole('radio', { name: 'Insulta o ataca a alguien' }).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Reportar' }).click();
  await expect(page.getByText('Reportado. Le contaremos el resultado.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('¿Quién conoce un buen proveedor')).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);

  const administrator = await api.signIn(demo.admin, demo.password);
  const desk = await newDevice();
  await signInDevice(desk, administrator, api.url);
  const queue = await desk.newPage();
  const caseId = await caseAbout(api, administrator, id);
  await queue.goto(`/admin/manage-discussions?case=${caseId}&lang=en`);
  await expect(queue.getByRole('article').getByText(words)).toBeVisible();
  await expect(queue.getByText('It was hidden by reports')).toBeVisible();
  await queue.getByRole('button', { name: /^Suspend/ }).click();
  const asked = queue.getByRole('dialog', { name: /^Suspend Fulgencio/ });
  await asked.getByRole('textbox', { name: 'In your own words' }).fill('Insulta a un proveedor.');
  await asked.getByRole('button', { name: 'Suspend' }).click();
  await expect(queue.getByText('is suspended and has been told why.')).toBeVisible();
  await decideHere(queue, /^Keep/);

  await expect(async () => {
    await page.reload();
    await expect(page.getByText(words)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect
    .poll(async () => (await api.mailsTo(author.email)).map(({ subject }) => subject).join())
    .toMatch(/suspend/i);

  // Its author is told when they try to sign in: until when, and why, in their language.
  const device = await newDevice();
  const suspended = await device.newPage();
  await suspended.setViewportSize(phone);
  await suspended.goto('/login?lang=es');
  await suspended.getByLabel('Correo electrónico').fill(author.email);
  await suspended.getByLabel('Contraseña', { exact: true }).fill(author.password);
  await suspended.getByRole('button', { name: 'Iniciar sesión' }).click();
  const told = suspended
    .getByRole('alert')
    .filter({ hasText: 'Esta cuenta está suspendida hasta' });
  await expect(told).toContainText(String(new Date(Date.now() + 7 * 86_400_000).getFullYear()));
  await expect(told).toContainText('Insulta a un proveedor.');
  await expectAccessible(suspended);
});

test('the queue is worked by its keys: evidence seen, removed, undone, removed; the reporter hears of it', async ({
  page,
  context,
  newDevice,
  api,
}) => {
  const author = await api.signUp({ firstName: 'Fulgencio', lastName: 'Teclado', language: 'es' });
  const words = `Escríbame y le vendo más barato ${randomBytes(4).toString('hex')}`;
  const { path, id } = await discussionOf(api, author, words);
  const reporter = await api.signUp({ language: 'es' });
  await signInDevice(context, reporter, api.url);
  await page.goto(`${path}?lang=es`);
  await expect(page.getByText(words)).toBeVisible();
  await page.getByRole('button', { name: 'Reportar' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Reportar esto' });
  await dialog.getByRole('radio', { name: 'Es spam o publicidad fuera de lugar' }).check();
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'prueba.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await expect(dialog.getByText('prueba.png')).toBeVisible();
  await dialog.getByRole('button', { name: 'Reportar' }).click();
  await expect(page.getByText('Reportado. Le contaremos el resultado.')).toBeVisible();

  const administrator = await api.signIn(demo.moderator, demo.password);
  const desk = await newDevice();
  await signInDevice(desk, administrator, api.url);
  const queue = await desk.newPage();
  const caseId = await caseAbout(api, administrator, id);
  await queue.goto(`/admin/manage-discussions?case=${caseId}&lang=en`);
  const shown = queue.getByRole('article').getByText(words);
  await expect(shown).toBeVisible();
  await queue.getByRole('button', { name: 'View prueba.png' }).click();
  const evidence = queue.getByRole('img', { name: 'prueba.png' });
  await expect
    .poll(() => evidence.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await queue.keyboard.press('?');
  const keys = queue.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toBeVisible();
  await keys.getByRole('button', { name: 'Close' }).click();
  await expect(keys).toBeHidden();
  await queue.keyboard.press('s');
  const suspending = queue.getByRole('dialog', { name: /^Suspend Fulgencio/ });
  await expect(suspending).toBeVisible();
  await suspending.getByRole('button', { name: 'Cancel' }).click();
  await expect(suspending).toBeHidden();
  await queue.keyboard.press('k');
  await expect(queue).not.toHaveURL(new RegExp(`case=${caseId}`));
  await queue.goto(`/admin/manage-discussions?case=${caseId}&lang=en`);
  await expect(shown).toBeVisible();

  const remove = async () => {
    await queue.keyboard.press('r');
    const reasons = queue.getByRole('form', { name: 'Remove it: why?' });
    await expect(reasons.getByRole('radio').first()).toBeFocused();
    await queue.keyboard.press('1');
    await expect(reasons.getByRole('radio').first()).toBeChecked();
    await queue.keyboard.press('Control+Enter');
    await expect(reasons).toBeHidden();
  };
  await remove();
  await expect.poll(() => statusOf(api, administrator, caseId)).toBe('REMOVED');
  await expect(queue).not.toHaveURL(new RegExp(`case=${caseId}`));
  await queue.keyboard.press('z');
  await expect.poll(() => statusOf(api, administrator, caseId)).toBe('OPEN');
  // What was taken back is what one goes on with.
  await expect(queue).toHaveURL(new RegExp(`case=${caseId}`));
  await expect(shown).toBeVisible();
  await remove();

  await page.goto('/notifications?lang=es');
  await expect(page.getByText('Actuamos por su reporte').first()).toBeVisible();
});

test('a phrase holds a comment until it is published, and visitors read it without scripts', async ({
  page,
  context,
  browser,
  baseURL,
  api,
}) => {
  const administrator = await api.signIn(demo.admin, demo.password);
  const phrase = `ganga ${randomBytes(4).toString('hex').replaceAll(/\d/g, 'x')}`;
  const { added } = await api.run<{ added: Payload }>(
    `mutation ($input: AddBlacklistEntryInput!) { added: addBlacklistEntry(input: $input) {
      userErrors { code field } } }`,
    { input: { kind: 'phrase', text: phrase } },
    administrator.token,
  );
  expect(refused(added)).toEqual([]);
  const words = `Aquí hay una ${phrase}, se lo aseguro`;
  const author = await api.signUp({ firstName: 'Eulalia', lastName: 'Zuleta', language: 'es' });
  const { path, id, status } = await discussionOf(api, author, words);
  expect(status).toBe('HELD');

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const visitor = await plain.newPage();
  await visitor.goto(path);
  await expect(visitor.getByText('¿Quién conoce un buen proveedor').first()).toBeVisible();
  await expect(visitor.getByText(words)).toHaveCount(0);

  await signInDevice(context, administrator, api.url);
  const caseId = await caseAbout(api, administrator, id);
  // The queue in Spanish, on a phone.
  await page.setViewportSize(phone);
  await page.goto(`/admin/manage-discussions?tab=held&case=${caseId}&lang=es`);
  await expect(page.getByText(`En la lista negra: «${phrase}»`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await decideHere(page, /^Publicar/);
  await expect(async () => {
    await visitor.goto(path);
    await expect(visitor.getByText(words).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await plain.close();
});

test('a phrase is rehearsed, and what its writer did before is read, in Spanish on a phone', async ({
  page,
  context,
  api,
}) => {
  const lastName = `Berrocal ${randomBytes(3).toString('hex')}`;
  const author = await api.signUp({ firstName: 'Eulalia', lastName, language: 'es' });
  const phrase = `verbena ${randomBytes(4).toString('hex').replaceAll(/\d/g, 'x')}`;
  const first = await discussionOf(api, author, `Cerramos con una ${phrase} en la bodega`);
  const second = await commentOn(api, author, first.path.split('/').at(-1) ?? '', 'Y otra más');
  const reporter = await api.signUp({ language: 'es' });
  const administrator = await api.signIn(demo.admin, demo.password);
  const caseOf = async (id: string) => {
    await api.run(
      'mutation ($input: ReportInput!) { report(input: $input) { userErrors { code } } }',
      { input: { kind: 'discussionComment', id, reason: 'spam' } },
      reporter.token,
    );
    return caseAbout(api, administrator, id);
  };

  await signInDevice(context, administrator, api.url);
  await page.setViewportSize(phone);
  await page.goto('/admin/manage-discussions/manage-blacklist-phrases?tab=phrase&lang=es');
  const rehearsal = page.getByRole('region', { name: 'Ensayo' });
  const rehearse = async (text: string) => {
    await page.getByLabel('Frase nueva').fill(text);
    await page.getByRole('button', { name: 'Ver qué retendría' }).click();
    await expect(rehearsal).toBeFocused();
  };
  await rehearse(`${phrase} ${phrase}`);
  await expect(rehearsal.getByRole('heading')).toHaveText(
    'En los últimos 90 días no habría retenido nada',
  );
  await rehearse(phrase);
  await expect(rehearsal.getByRole('heading')).toHaveText(
    'En los últimos 90 días habría retenido 1 texto',
  );
  await expect(rehearsal.locator('mark')).toHaveText(phrase);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const removed = await caseOf(first.id);
  const { decided } = await api.run<{ decided: Payload }>(
    `mutation ($input: DecideCaseInput!) { decided: decideCase(input: $input) {
      userErrors { code field } } }`,
    { input: { caseId: removed, decision: 'REMOVE', reason: { text: 'Es publicidad.' } } },
    administrator.token,
  );
  expect(refused(decided)).toEqual([]);
  const caseId = await caseOf(second.id);
  await page.goto(`/admin/manage-discussions?case=${caseId}&lang=es`);
  await expect(page.getByRole('heading', { name: `Eulalia ${lastName}` })).toBeVisible();
  await page.getByLabel('Escriba una nota').fill('Ya se le advirtió una vez.');
  await page.getByRole('button', { name: 'Guardar la nota' }).click();
  await expect(page.getByRole('listitem').getByText('Ya se le advirtió una vez.')).toBeVisible();
  const earlier = page.getByRole('link', { name: /Retirado/ });
  await expect(page.getByText('Es publicidad.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await earlier.click();
  await expect(page).toHaveURL(new RegExp(`case=${removed}`));
  await expect(page.getByRole('article').getByText(phrase)).toBeVisible();
});
