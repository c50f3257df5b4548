import { demo } from '../../support/demo.ts';
import { commentOn, startDiscussion } from '../../support/discussion.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../../support/test.ts';

for (const [lang, words, size] of [
  [
    'en',
    {
      badge: /^Notifications: (\d+) unread/,
      fresh: /^New/,
      past: 'Past',
      replied: /Luis Mora Díaz replied to a discussion you follow/,
      read: /^Mark as read: Luis/,
      unread: /^Mark as unread: Luis/,
      remove: /^Remove: Luis/,
      undo: 'Undo',
      all: 'Mark all as read',
      done: 'All notifications are marked as read',
      gone: 'What this was about is gone',
      pay: 'Pay the invoice',
    },
    { width: 1440, height: 900 },
  ],
  [
    'es',
    {
      badge: /^Notificaciones: (\d+) sin leer/,
      fresh: /^Nuevas/,
      past: 'Anteriores',
      replied: /Luis Mora Díaz respondió en una discusión que usted sigue/,
      read: /^Marcar como leída: Luis/,
      unread: /^Marcar como no leída: Luis/,
      remove: /^Eliminar: Luis/,
      undo: 'Deshacer',
      all: 'Marcar todas como leídas',
      done: 'Todas las notificaciones quedaron como leídas',
      gone: 'Aquello de lo que se trataba ya no está',
      pay: 'Pagar la factura',
    },
    { width: 390, height: 844 },
  ],
] as const) {
  test(`notifications are read, made new, removed and brought back; what is gone says so (${lang})`, async ({
    page,
    context,
    api,
  }) => {
    const ana = await api.signUp({ firstName: 'Ana', lastName: 'Rojas', language: lang });
    const luis = await api.signUp({ firstName: 'Luis', lastName: 'Mora Díaz', language: lang });
    const { discussionId } = await startDiscussion(api, ana);
    const comment = await commentOn(api, luis, discussionId, 'Los nuestros son de Cali.');
    await signInDevice(context, ana, api.url);
    await page.setViewportSize(size);
    await page.goto(`/notifications?lang=${lang}`);
    const row = page.getByRole('listitem').filter({ hasText: words.replied });
    const badge = page.getByRole('banner').getByRole('link', { name: words.badge });
    const tab = (name: RegExp | string) =>
      page.getByRole('main').getByRole('link', { name }).first();
    const isBadge = (count: number) => expect(badge).toHaveAccessibleName(new RegExp(` ${count} `));
    await expect(row).toBeVisible();
    await isBadge(2);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // Dismissed it is past, and made new again from there.
    await row.hover();
    await row.getByRole('button', { name: words.read }).click();
    await isBadge(1);
    await tab(words.past).click();
    await row.hover();
    await row.getByRole('button', { name: words.unread }).click();
    await expect(row).toHaveCount(0);
    await isBadge(2);
    await tab(words.fresh).click();

    // Removed it can be brought back for a moment.
    await row.hover();
    await row.getByRole('button', { name: words.remove }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: words.undo }).click();
    await expect(row).toBeVisible();
    await page.reload();
    await expect(row).toBeVisible();

    // All at once, and back.
    await page.getByRole('button', { name: words.all }).click();
    await expect(page.getByText(words.done)).toBeVisible();
    await expect(badge).toHaveCount(0);
    await page.getByRole('button', { name: words.undo }).click();
    await isBadge(2);
    await expect(row).toBeVisible();

    // What it was about is gone: it says so, leads nowhere, and can be removed for good.
    await api.run(
      'mutation ($input: DeletePostInput!) { deleteDiscussionComment(input: $input) { userErrors { code } } }',
      { input: { id: comment.id } },
      luis.token,
    );
    await page.reload();
    const gone = page.getByRole('listitem').filter({ hasText: words.gone });
    await expect(gone).toBeVisible();
    await expect(gone.getByRole('link')).toHaveCount(0);
    await gone.hover();
    await gone.getByRole('button').last().click();
    await expect(gone).toHaveCount(0);
    await tab(words.past).click();
    await isBadge(1);
    await page.goto(`/notifications?lang=${lang}`);
    await expect(gone).toHaveCount(0);
  });

  test(`what a notification asks for is begun from it (${lang})`, async ({
    page,
    context,
    api,
  }) => {
    await signInDevice(context, await api.signIn(demo.toPay, demo.password), api.url);
    await page.setViewportSize(size);
    await page.goto(`/notifications?tab=past&lang=${lang}`);
    const pay = page.getByRole('link', { name: words.pay }).first();
    await expect(pay).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await pay.click();
    await expect(page).toHaveURL(/\/become-a-business-member\/payment/);
    await expect(page.getByText(/WE-\d{4}-\d{6}/).first()).toBeVisible();
  });
}
