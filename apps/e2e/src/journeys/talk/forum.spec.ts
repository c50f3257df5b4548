import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../../support/test.ts';

const title = 'Etiquetas que aguanten el cuarto frío';
const text = 'Busco etiquetas que no se despeguen a cuatro grados. ¿Las han probado?';

/** Writes into a rich text editor. */
async function write(page: Page, label: string, words: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).click();
  await page.keyboard.type(words);
}

test('a discussion with a picture and a mention is written, read, answered and liked live', async ({
  page,
  context,
  newDevice,
  api,
  baseURL,
  browser,
}) => {
  const author = await api.signUp({ firstName: 'Rosalba', lastName: 'Quiñones', language: 'es' });
  await signInDevice(context, author, baseURL ?? '');
  await page.goto('/wiki-forum/write?lang=es');

  // What is missing is named, and nothing that was typed is lost.
  await page.getByRole('textbox', { name: 'Título' }).fill(title);
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Por favor, complete todos los campos')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue(title);
  await page.getByRole('radio', { name: 'Productos' }).check();
  await write(page, 'Texto', `${text} @Marcela`);
  await page.getByRole('option', { name: /Marcela Cuéllar/ }).click();
  const field = page.getByRole('textbox', { name: 'Texto' });

  // A word of the blacklist is marked while it is typed, and gone again with it.
  await page.keyboard.type('Fue un idiota');
  const marked = page.getByText('“idiota” no se puede publicar.');
  await expect(marked).toBeVisible();
  await expect(field.locator('mark')).toHaveText('idiota');
  await page.getByRole('button', { name: 'cambie la palabra marcada' }).click();
  await page.keyboard.press('Shift+End');
  await page.keyboard.type('extraño');
  await expect(marked).toBeHidden();

  await page.locator('input[type="file"]').setInputFiles({
    name: 'etiqueta.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await expect(field.locator('img')).toBeVisible();

  // The preview shows what everybody will read, and leads back to what was typed.
  await page.getByRole('button', { name: 'Vista previa' }).click();
  const preview = page.getByRole('article', { name: 'Vista previa' });
  await expect(preview.getByRole('heading', { name: title })).toBeFocused();
  await expect(preview.getByRole('link', { name: /Marcela Cuéllar/ })).toBeVisible();
  await expect(preview.locator('figure img')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(field).toContainText('Fue un extraño');

  // Sent all the same, it is refused with its message, and everything stays as it was typed.
  await page.getByRole('textbox', { name: 'Título' }).fill(`${title}, idiota`);
  await page.getByRole('button', { name: 'Publicar' }).click();
  const message = 'Su publicación contiene palabras ofensivas o prohibidas';
  await expect(page.getByText(message).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue(`${title}, idiota`);
  await expect(page.getByRole('radio', { name: 'Productos' })).toBeChecked();
  await expect(field).toContainText(text);
  await expect(field.locator('img')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Título' }).fill(title);
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const address = new URL(page.url()).pathname;
  const discussionId = address.split('/').at(-1) ?? '';

  // A visitor reads it without scripts: the text, the picture and the mention.
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const reader = await plain.newPage();
  await reader.goto(address);
  await expect(reader.getByText('Busco etiquetas que no se despeguen')).toBeVisible();
  await expect(reader.getByRole('link', { name: /Marcela Cuéllar/ }).first()).toBeVisible();
  await expect(reader.getByRole('article').locator('figure img, p img').first()).toBeVisible();
  await plain.close();

  // Somebody else likes it and answers; the author sees it without reloading.
  const other = await api.signUp({ firstName: 'Simón', lastName: 'Beltrán', language: 'en' });
  const device = await newDevice();
  await signInDevice(device, other, baseURL ?? '');
  const answering = await device.newPage();
  await answering.setViewportSize({ width: 390, height: 844 });
  await answering.goto(`${address}?lang=en`);
  await answering.getByRole('button', { name: 'Like, 0' }).first().click();
  await expect(answering.getByRole('button', { name: 'Like, 1' })).toBeVisible();
  await answering.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(answering.getByText('You get a notification for every reply.')).toBeVisible();
  // On a phone one writes in a window of its own: the way back closes it, and what was typed is kept.
  const answerBar = answering.getByRole('button', { name: 'Reply to Rosalba' });
  const window = answering.getByRole('dialog', { name: 'Your comment' });
  await answerBar.click();
  await write(answering, 'Your comment', 'Use freezer-grade');
  await expectAccessible(answering);
  await answering.goBack();
  await expect(window).toBeHidden();
  await answerBar.click();
  await expect(window.getByRole('textbox')).toHaveText('Use freezer-grade');
  await expect(window.getByRole('textbox')).toBeFocused();
  await answering.keyboard.type(' acrylic glue.');
  await window.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(window).toBeHidden();
  const replies = answering.getByRole('region', { name: 'Replies' });
  await expect(replies.getByText('Use freezer-grade acrylic glue.')).toBeVisible();
  await expectNoSidewaysScroll(answering);
  await expectAccessible(answering);

  await page.getByRole('button', { name: '1 respuesta nueva' }).click();
  await expect(page.getByText('Use freezer-grade acrylic glue.')).toBeVisible();

  // Whoever follows it is told of the author's reply, by the bell or by mail, and both lead there.
  const follower = await api.signUp({ language: 'es' });
  const asFollower = <Data>(query: string, input: object) =>
    api.run<Data>(query, { input }, follower.token);
  await asFollower(
    'mutation ($input: SetDiscussionFollowedInput!) { setDiscussionFollowed(input: $input) { userErrors { code } } }',
    { discussionId, level: 'WATCHING' },
  );
  await asFollower(
    'mutation ($input: NotificationPreferencesInput!) { saveNotificationPreferences(input: $input) { userErrors { code } } }',
    { channels: [{ topic: 'FOLLOWED_DISCUSSIONS', channels: ['APP', 'MAIL'] }] },
  );
  await write(page, 'Su comentario', 'Gracias, lo voy a probar.');
  await page.getByRole('button', { name: 'Responder', exact: true }).last().click();
  await answering.getByRole('link', { name: 'Notifications: 2 unread' }).click();
  await expect(answering).toHaveURL(/\/notifications/);
  await expect(answering.getByRole('heading', { level: 1 })).toHaveText('Notifications');
  await answering.getByRole('link', { name: /Rosalba/ }).click();
  await expect(answering.getByText('Gracias, lo voy a probar.')).toBeVisible();

  // One click in the mail ends such mails, without signing in.
  const mails = await browser.newContext(baseURL ? { baseURL } : {});
  const mailed = await mails.newPage();
  await mailed.goto(await api.linkMailed(follower.email, '/unsubscribe'));
  await mailed.getByRole('button', { name: 'No recibir más estos correos' }).click();
  await expect(mailed.getByText('Listo: no le enviaremos más.')).toBeVisible();
  await expectAccessible(mailed);
  await mails.close();
  const { notificationPreferences } = await api.run<{
    notificationPreferences: { topics: { topic: string; channels: string[] }[] };
  }>('{ notificationPreferences { topics { topic channels } } }', {}, follower.token);
  expect(notificationPreferences.topics).toContainEqual({
    topic: 'FOLLOWED_DISCUSSIONS',
    channels: ['APP'],
  });

  // Deleted while somebody replies: the reply stays with its author, who hears why.
  await answerBar.click();
  await write(answering, 'Your comment', 'The rolls come from Medellín.');
  await page.getByRole('button', { name: 'Eliminar', exact: true }).first().click();
  const question = page.getByRole('dialog', { name: '¿Eliminar lo que escribió?' });
  await question.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(question).toBeHidden();
  await window.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(answering.getByText('Your reply is kept as a draft')).toBeVisible();
  await answering.getByRole('link', { name: 'Open the draft' }).click();
  await expect(answering.getByRole('textbox', { name: 'Text' })).toContainText(
    'The rolls come from Medellín.',
  );
  // The composer takes the phone's window: one way out, one to publish, the tools within reach.
  await expect(answering.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(answering.getByRole('button', { name: 'Publish' })).toBeInViewport();
  await expect(answering.getByRole('toolbar', { name: 'Formatting' })).toBeInViewport();
  await expect(answering.getByRole('navigation')).toHaveCount(0);
  await answering.getByRole('link', { name: 'Close' }).click();
  await expect(answering).toHaveURL(/\/wiki-forum$/);
  await expect(answering.getByRole('heading', { level: 1 })).toBeFocused();
  await answering.getByRole('button', { name: 'Tags and drafts' }).click();
  await expect(
    answering.getByRole('dialog').getByRole('link', { name: /The rolls come from Medellín/ }),
  ).toBeVisible();
  await answering.goBack();
  await answering.getByRole('link', { name: 'New post' }).click();
  await expect(answering.getByRole('textbox', { name: 'Title' })).toBeVisible();
});
