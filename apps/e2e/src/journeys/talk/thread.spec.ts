import { documentOf } from '@wiki/domain';
import { commentOn, startDiscussion } from '../../support/discussion.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../../support/test.ts';

test('a long thread is read in three orders, folded until one wants all of it', async ({
  page,
  api,
}) => {
  const author = await api.signUp({ firstName: 'Nubia', lastName: 'Hilos', language: 'es' });
  const { discussionId, path } = await startDiscussion(api, author);
  const say = (words: string, replyTo?: string) =>
    commentOn(api, author, discussionId, words, replyTo);
  const first = await say('Comentario uno');
  await say('Comentario dos');
  const liked = await say('Comentario tres');
  let last = first;
  for (let number = 1; number <= 7; number += 1) last = await say(`Réplica ${number}`, first.id);
  const liker = await api.signUp({ language: 'es' });
  await api.run(
    'mutation ($input: SetPostLikedInput!) { setPostLiked(input: $input) { isLiked } }',
    { input: { id: liked.id, isLiked: true } },
    liker.token,
  );

  const replies = page.getByRole('region', { name: 'Replies' });
  const said = replies.getByText(/^(Comentario|Réplica)/);
  const folded = ['Comentario uno', 'Réplica 1', 'Réplica 2', 'Réplica 3'];
  await page.goto(`${path}?lang=en`);
  await expect(said).toHaveText([...folded, 'Comentario dos', 'Comentario tres']);

  // The order is in the address: it is still there when one comes back.
  const order = page.getByRole('combobox', { name: 'Order of the replies' });
  // By its letter, as a person would: what is only set by a program comes before the part is hydrated.
  await order.press('m');
  await expect(page).toHaveURL(/order=useful/);
  const useful = ['Comentario tres', 'Comentario dos', ...folded];
  await expect(said).toHaveText(useful);
  await page.reload();
  await expect(said).toHaveText(useful);
  await expect(order).toHaveValue('MOST_USEFUL');
  await order.selectOption('Newest first');
  await expect(page).toHaveURL(/order=newest/);
  await expect(said.first()).toHaveText('Comentario tres');

  // Opened by keyboard, reading goes on with the first reply that was hidden.
  const unfold = page.getByRole('button', { name: 'Show 4 more replies' });
  await unfold.press('Enter');
  await expect(said).toHaveCount(10);
  await expect(page.getByRole('listitem').filter({ hasText: 'Réplica 4' }).last()).toBeFocused();

  // What an address leads to is never folded.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${path}?comment=${last.id}&lang=es`);
  await expect(page.getByText('Réplica 7')).toBeInViewport();
  // What an edit changed is read word by word by everybody.
  await api.run(
    `mutation ($input: EditDiscussionInput!) { editDiscussion(input: $input) { userErrors { code } } }`,
    {
      input: {
        discussionId,
        title: 'Empaques de papel',
        body: documentOf('¿Quién conoce dos buenos fabricantes de empaques?'),
        category: 'products',
        language: 'es',
      },
    },
    author.token,
  );
  await page.reload();
  await page.getByText('1 versión anterior').click();
  const changed = page.getByRole('group').filter({ hasText: '1 versión anterior' });
  await expect(changed.locator('del').last()).toContainText('un buen proveedor');
  await expect(changed.locator('ins').last()).toContainText('dos buenos fabricantes');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // A link to what was deleted says so.
  const removed = await say('Comentario cuatro');
  await api.run(
    'mutation ($input: DeletePostInput!) { deleteDiscussionComment(input: $input) { userErrors { code } } }',
    { input: { id: removed.id } },
    author.token,
  );
  await page.goto(`${path}?comment=${removed.id}&lang=es`);
  await expect(page.getByText(/La respuesta a la que lleva este enlace ya no está/)).toBeVisible();
  await page.goto(`${path}?lang=es`);
  await expect(page.getByRole('button', { name: 'Mostrar 4 respuestas más' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Orden de las respuestas' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('what one wrote on a phone comes into sight, and so does a new reply that is asked for', async ({
  page,
  context,
  api,
  newDevice,
}) => {
  const author = await api.signUp({ firstName: 'Nubia', lastName: 'Hilos', language: 'en' });
  const { discussionId, path } = await startDiscussion(api, author);
  const paragraph = 'Una respuesta larga, para que no quepa todo en la ventana. '.repeat(12);
  for (const place of ['uno', 'dos', 'tres', 'cuatro']) {
    await commentOn(api, author, discussionId, `Comentario ${place}. ${paragraph}`);
  }
  await signInDevice(context, author, api.url);
  await page.goto(`${path}?lang=en`);
  await expect(page.getByText('Comentario cuatro')).toBeVisible();

  const phone = await newDevice();
  await signInDevice(phone, await api.signUp({ language: 'en' }), api.url);
  const answering = await phone.newPage();
  await answering.setViewportSize({ width: 390, height: 844 });
  await answering.goto(`${path}?lang=en`);
  await answering.getByRole('button', { name: 'Reply to Nubia' }).click();
  const dialog = answering.getByRole('dialog', { name: 'Your comment' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await answering.keyboard.type('Kraft paper does.');
  await dialog.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(answering.getByText('Kraft paper does.')).toBeInViewport();

  const pill = page.getByRole('button', { name: '1 new reply' });
  await expect(page.getByText('Kraft paper does.')).toBeHidden();
  await pill.click();
  await expect(page.getByText('Kraft paper does.')).toBeInViewport();
});
