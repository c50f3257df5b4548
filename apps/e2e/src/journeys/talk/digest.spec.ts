import { demo } from '../../support/demo.ts';
import { until } from '../../support/platform.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test('a digest ends with one click, without signing in', async ({ api, browser, baseURL }) => {
  const digest = await until('a digest', async () => {
    const mails = await api.mailsTo(demo.user);
    return mails.find(({ text }) => text.includes('.DIGEST.')) ?? null;
  });
  expect(digest.subject).toMatch(/novedad/);

  // The link of the mail asks first, on a device that nobody signed in on.
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await page.setContent(digest.html);
  const link = page.getByRole('link', { name: 'No recibir más resúmenes' });
  const address = new URL((await link.getAttribute('href')) ?? '');
  await page.goto(address.pathname + address.search);
  await expect(page.getByText('No recibirá más correos sobre: el resumen')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'No recibir más estos correos' }).click();
  await expect(page.getByText('Listo: no le enviaremos más.')).toBeVisible();

  // The button of mail programs, which send no cookies, does the same (RFC 8058), once more.
  const oneClick = `${address.pathname}/one-click${address.search}`;
  const answer = await context.request.post(oneClick, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(answer.status()).toBe(200);
  await context.close();

  const { token } = await api.signIn(demo.user, demo.password);
  const { notificationPreferences } = await api.run<{
    notificationPreferences: { topics: { channels: string[] }[] };
  }>('{ notificationPreferences { topics { channels } } }', {}, token);
  const channels = notificationPreferences.topics.flatMap((topic) => topic.channels);
  expect(channels).toContain('APP');
  expect(channels).not.toContain('DIGEST');
});
