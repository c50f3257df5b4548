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
