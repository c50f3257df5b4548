import { demo } from '../../support/demo.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../../support/test.ts';

test('a partner is written and published; members alone are shown its code, which is counted once each', async ({
  page,
  context,
  api,
  newDevice,
}) => {
  const name = `Seguros del Roble ${Date.now()}`;
  const code = `ROBLE${Date.now()}`;
  const administrator = await api.signIn(demo.admin, demo.password);
  await signInDevice(context, administrator, api.url);
  await page.goto('/admin/manage-partners/create-new?lang=en');
  const form = page.getByRole('form', { name: 'Partner' });

  await test.step('an address that is not https is refused where it stands', async () => {
    await form.getByLabel('Name', { exact: true }).fill(name);
    await form.getByLabel('Category').selectOption({ label: 'Insurance' });
    await form.getByLabel('What members get, in Spanish').fill('Quince por ciento menos');
    await form.getByLabel('Description in Spanish').fill('Seguros para empresas pequeñas.');
    await form.getByLabel('Website').fill('http://seguros.example.com');
    await form.getByRole('button', { name: 'Add an offer' }).click();
    await form.getByLabel('Offer in Spanish').fill('El primer año');
    await form.getByLabel('Code for members').fill(code);
    const save = form.getByRole('button', { name: 'Save as a draft' });
    await save.click();
    await expect(form.getByLabel('Website')).toHaveAccessibleDescription(/https/);
    await form.getByLabel('Website').fill('https://seguros.example.com');
    await save.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  });

  const found = await api.run<{ partners: { edges: { node: { id: string; slug: string } }[] } }>(
    'query ($name: String) { partners(first: 1, search: $name) { edges { node { id slug } } } }',
    { name },
  );
  const address = `/partners/${found.partners.edges[0]?.node.slug}?lang=es`;

  await test.step('a visitor reads the offer on a phone, and nowhere its code', async () => {
    const phone = await (await newDevice()).newPage();
    await phone.setViewportSize({ width: 390, height: 844 });
    const answer = await phone.goto(address);
    expect(await answer?.text()).not.toContain(code);
    await expect(phone.getByText('El primer año')).toBeVisible();
    await expect(
      phone.getByText('El código es para los miembros empresariales activos.'),
    ).toBeVisible();
    await expect(phone.getByText(code)).toHaveCount(0);
    await expectNoSidewaysScroll(phone);
    await expectAccessible(phone);
  });

  await test.step('who registered and is no member is led to the plans', async () => {
    const device = await newDevice();
    await signInDevice(device, await api.signUp({ language: 'es' }), api.url);
    const theirs = await device.newPage();
    await theirs.goto(address);
    await expect(theirs.getByRole('link', { name: /membresía/ }).first()).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Mostrar el código' })).toHaveCount(0);
  });

  await test.step('a member is shown it, and keeps it', async () => {
    const device = await newDevice();
    await signInDevice(device, await api.signIn(demo.businessAdmin, demo.password), api.url);
    const theirs = await device.newPage();
    await theirs.goto(address);
    await theirs.getByRole('button', { name: 'Mostrar el código' }).click();
    await expect(theirs.getByText(code)).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByText(code)).toBeVisible();
    await expectAccessible(theirs);
  });

  await test.step('customers of the code are counted for who administers', async () => {
    await page.goto(`/admin/manage-partners/edit-partners?q=${encodeURIComponent(name)}&lang=en`);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row.getByRole('gridcell').filter({ hasText: /^1$/ })).toHaveCount(2);
  });
});
