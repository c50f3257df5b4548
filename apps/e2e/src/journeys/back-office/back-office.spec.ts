import type { Page } from '@playwright/test';
import { demo } from '../../support/demo.ts';
import { publishProduct } from '../../support/listing.ts';
import { expect, expectAccessible, signInDevice, test } from '../../support/test.ts';

test('the menus of the bar open and close by pointer, wheel and keys', async ({
  page,
  context,
  api,
}) => {
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  await page.goto('/admin/manage-news?lang=en');
  const bar = page.getByRole('navigation', { name: 'Back office' });
  const menu = (name: string) => bar.getByRole('button', { name: new RegExp(`^${name}`) });
  const title = page.getByRole('heading', { level: 1 });
  const entry = (name: string) => bar.getByRole('link', { name, exact: true });

  await test.step('a press outside and a turn of the wheel close it', async () => {
    await menu('Partners').click();
    await expect(entry('Edit partners')).toBeVisible();
    await title.click();
    await expect(entry('Edit partners')).toBeHidden();
    await menu('Partners').click();
    await expect(entry('Edit partners')).toBeVisible();
    await title.hover();
    await page.mouse.wheel(0, 200);
    await expect(entry('Edit partners')).toBeHidden();
  });

  await test.step('arrow keys open it, move in it and lead to the next one', async () => {
    await menu('Partners').focus();
    await page.keyboard.press('ArrowDown');
    await expect(entry('Edit partners')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entry('Create a partner')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entry('Edit partners')).toBeFocused();
    await page.keyboard.press('End');
    await expect(entry('Create a partner')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(entry('Customer service')).toBeFocused();
    await expect(entry('Edit partners')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(entry('Customer service')).toBeHidden();
    await expect(menu('Support')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(menu('Partners')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/manage-partners\/edit-partners/);
  });

  await test.step('the account menu leads to the inbox and signs out at the first page', async () => {
    await page.getByRole('button', { name: 'Your menu' }).click();
    await page.getByRole('link', { name: 'Inbox' }).click();
    await expect(page).toHaveURL(/\/inbox/);
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: 'Your menu' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(bar).toBeHidden();
  });
});

test('two who act on overlapping rows each read what became of every one', async ({
  page,
  context,
  api,
  newDevice,
}) => {
  const manager = await api.signIn(demo.businessAdmin, demo.password);
  const batch = `Lote${Date.now()}`;
  const names = ['uno', 'dos', 'tres'].map((each) => `Butaco ${each} ${batch}`);
  for (const name of names) await publishProduct(api, { manager }, name);
  const administrator = await api.signIn(demo.admin, demo.password);
  await signInDevice(context, administrator, api.url);
  const device = await newDevice();
  await signInDevice(device, await api.signIn(demo.moderator, demo.password), api.url);
  const address = `/admin/manage-listings/edit-listings?tab=products&q=${batch}&lang=en`;
  const open = async (on: Page, chosen: readonly string[]) => {
    await on.goto(address);
    for (const name of chosen) await on.getByRole('checkbox', { name: `Select ${name}` }).check();
    await on.getByRole('region', { name: 'Selection' }).getByText('Remove').click();
    await on.getByLabel('In your own words').fill('No cumple las normas de la red.');
    return on.getByRole('dialog').getByRole('button', { name: /^Remove the listing/ });
  };
  const colleague = await device.newPage();
  const first = await open(page, names);
  const second = await open(colleague, names.slice(0, 2));
  await second.click();
  await expect(colleague.getByText('2 listings removed.')).toBeVisible();

  await first.click();
  const results = page.getByRole('dialog', { name: '2 weren’t changed' });
  await expect(results.getByText('1 of 3 were changed.')).toBeVisible();
  const rowOf = (name: string) => results.getByRole('listitem').filter({ hasText: name });
  await expect(rowOf(names[2] ?? '')).toContainText('Done');
  for (const name of names.slice(0, 2)) await expect(rowOf(name)).not.toContainText('Done');
  await expectAccessible(page);
  await results.getByRole('button', { name: 'Close' }).last().click();
  for (const name of names) {
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Removed');
  }
});

test('the answer to a request about personal data is proven by its record', async ({
  page,
  context,
  api,
  newDevice,
}) => {
  const person = await api.signUp({ firstName: 'Amparo', language: 'es' });
  const subject = `Qué saben de mí ${Date.now()}`;
  const { createTicket } = await api.run<{
    createTicket: { ticket: { id: string; number: number } };
  }>(
    `mutation ($input: CreateTicketInput!) {
      createTicket(input: $input) { ticket { id number } userErrors { code field } } }`,
    { input: { kind: 'DATA_QUERY', subject, text: '¿Qué datos míos guardan?' } },
    person.token,
  );
  const { id, number } = createTicket.ticket;
  await signInDevice(context, await api.signIn(demo.support, demo.password), api.url);

  await test.step('it is found by its number and shows the days that are left', async () => {
    await page.goto('/admin/user-analytics?lang=en');
    await expect(page.getByRole('heading', { name: 'Where to start' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find anything' }).fill(String(number));
    await page.getByRole('option', { name: new RegExp(subject) }).click();
    await expect(page).toHaveURL(new RegExp(id));
    await expect(page.getByText('10 working days left').first()).toBeVisible();
  });

  const theirs = await newDevice();
  await signInDevice(theirs, person, api.url);
  const asked = await theirs.newPage();
  await asked.goto(`/customer-service/${id}?lang=es`);
  await expect(asked.getByText('¿Qué datos míos guardan?')).toBeVisible();

  await test.step('a note stays inside, the answer goes out and arrives where they wait for it', async () => {
    const text = page.getByLabel('Message', { exact: true });
    await text.fill('Pedir copia del archivo.');
    await page.getByRole('button', { name: 'Keep as an internal note' }).click();
    await expect(text).toHaveValue('');
    await text.fill('Guardamos su nombre y su correo.');
    await page.getByRole('button', { name: 'Send and close' }).click();
    await expect(page.getByText(/^First answered on/)).toBeVisible();
    await expect
      .poll(async () => (await api.mailsTo(person.email)).map(({ text: sent }) => sent).join())
      .toContain('Guardamos su nombre y su correo.');
    await expect(asked.getByText('Guardamos su nombre y su correo.')).toBeVisible();
    await expect(asked.getByText('Pedir copia del archivo.')).toHaveCount(0);
    await expectAccessible(asked);
  });

  await test.step('the record has the dates, the answer and its mail, and no note', async () => {
    await page.getByRole('link', { name: 'Record with dates, to print or save' }).click();
    await expect(page.getByRole('heading', { name: `Record of request ${number}` })).toBeVisible();
    const record = page.getByRole('article');
    for (const fact of ['Received', 'Last day to answer', 'First answered', 'Closed']) {
      await expect(record.getByText(fact, { exact: true })).toBeVisible();
    }
    await expect(record.getByText('Not answered yet')).toHaveCount(0);
    await expect(record.getByText(/Guardamos su nombre y su correo\.$/)).toBeVisible();
    await expect(
      record.getByText(new RegExp(`E-mailed to ${person.email} on .+ with the Message-ID .+@`)),
    ).toHaveCount(1);
    await expect(record.getByText('Pedir copia del archivo.')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('the person says how it was, and asks once more', async () => {
    await asked.getByRole('radio', { name: 'Muy buena' }).check();
    await asked.getByRole('button', { name: 'Enviar mi calificación' }).click();
    await expect(asked.getByText('calificó nuestra respuesta con 5 de 5')).toBeVisible();
    await page.goto(`/admin/customer-service/${id}?lang=en`);
    await expect(page.getByText('Guardamos su nombre y su correo.')).toBeVisible();
    await asked.getByRole('textbox', { name: 'Escribir de nuevo' }).fill('¿Y mi teléfono?');
    await asked.getByRole('button', { name: 'Enviar el mensaje' }).click();
    await expect(page.getByText('¿Y mi teléfono?')).toBeVisible();
    await expect(page.getByText('Wrote again').first()).toBeVisible();
  });
});

test('an application shows what can be called and opened, and leads back to the list as it was left', async ({
  page,
  context,
  api,
}) => {
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  await page.goto('/admin/new-applications?lang=en');
  await page.getByRole('link', { name: /^Changes requested/ }).click();
  await page.getByRole('grid').getByRole('link', { name: 'Flores de La Ceja' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Flores de La Ceja');
  await main.getByRole('radio', { name: 'All the data' }).click();
  const folded = main.locator('details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
  await expect(main.getByText(/^\+57 \(\d{3}\) \d{3}-\d{4}$/).first()).toBeVisible();
  await expect(main.getByText(/^\d{3}\.\d{3}\.\d{3}-\d$/).first()).toBeVisible();
  await main.getByRole('link', { name: 'All applications' }).click();
  await expect(page).toHaveURL(/tab=changes-requested/);
  await expect(
    page.getByRole('grid').getByRole('link', { name: 'Flores de La Ceja' }),
  ).toBeVisible();
});

test('an application without documents has its whole width', async ({ page, context, api }) => {
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  await page.goto('/admin/new-applications?tab=all&lang=en');
  await page.getByRole('grid').getByRole('link', { name: 'Café Alto del Roble' }).first().click();
  await expect(page.getByText('Active member').first()).toBeVisible();
  const facts = page.getByText('Commercial activity');
  await expect(facts).toBeVisible();
  await expect(page.getByRole('separator', { name: 'Width of the data' })).toBeHidden();
  const pane = page.locator('[data-of="data"]');
  expect((await pane.boundingBox())?.width).toBeGreaterThan(900);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('the time limits are set from the start page', async ({ page, context, api }) => {
    await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
    await page.goto('/admin/user-analytics?lang=es');
    const button = page.getByRole('button', { name: 'Plazos' });
    // Its word stands on one line.
    expect((await button.boundingBox())?.height).toBeLessThan(56);
    await button.click();
    const hours = page.getByRole('dialog').getByLabel('Solicitudes, en horas');
    await hours.fill('0');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByRole('region', { name: 'Revise estos campos' })).toBeFocused();
    await hours.fill('49');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Los plazos quedaron guardados')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
