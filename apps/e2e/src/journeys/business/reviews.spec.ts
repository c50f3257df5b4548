import type { Page } from '@playwright/test';
import type { Account, Api, Payload } from '../../support/api.ts';
import { createBusiness, type OwnBusiness } from '../../support/business.ts';
import { demo } from '../../support/demo.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../../support/test.ts';

const phone = { width: 360, height: 800 };
const disputesAddress = '/admin/customer-service/disputes-and-challenges';
const details = 'Pedí seis sillas y llegaron cinco, sin una palabra del taller.';

/** Writes a review through the API, of which the journey needs only that it is there. */
async function writeReview(
  api: Api,
  author: Account,
  { businessId }: OwnBusiness,
  subject: string,
  rating: number,
): Promise<void> {
  const { writeReview: written } = await api.run<{ writeReview: Payload }>(
    `mutation ($input: WriteReviewInput!) { writeReview(input: $input) {
      userErrors { code field } } }`,
    {
      input: {
        businessId,
        subject,
        rating,
        exchangeDetails: details,
        contactName: 'Rosa Villota',
        dateOfTransaction: '2026-03-01',
        transactionSize: 'under500',
      },
    },
    author.token,
  );
  expect(written.userErrors).toEqual([]);
}

/** How an administrator decides about the dispute that is open. */
async function decide(admin: Page, act: string, confirm: string, words: string): Promise<void> {
  await admin.getByRole('main').getByRole('button', { name: act }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('In your own words').fill(words);
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: confirm }).click();
  await expect(dialog).toHaveCount(0);
}

test('a review shows at once with the new average, and is answered once', async ({
  page,
  newDevice,
  api,
}) => {
  const business = await createBusiness(api);
  const address = `/entrepreneurs/${business.businessId}`;
  const customer = await api.signUp({ firstName: 'Camila', lastName: 'Rojas', language: 'es' });
  await writeReview(api, await api.signUp(), business, 'Buen taller', 4);

  const visitor = await (await newDevice()).newPage();
  await visitor.goto(`${address}?lang=en`);
  const reviews = visitor.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByText('4 of 5, 1 review', { exact: true })).toBeVisible();

  // A customer, on a phone and in Spanish, is led to sign in and back to the open dialog.
  await page.setViewportSize(phone);
  await page.goto(`${address}?lang=es`);
  await page.getByRole('link', { name: 'Iniciar sesión para escribir una reseña' }).click();
  await page.getByLabel('Correo electrónico').fill(customer.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(customer.password);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/review=write/);
  const form = page.getByRole('dialog', { name: `Reseña de ${business.name}` });
  await form.getByRole('button', { name: 'Publicar la reseña' }).click();
  await expect(form.getByRole('region', { name: 'Revise estos campos' })).toBeFocused();
  await expectAccessible(page);
  await form.getByRole('radio', { name: '1 estrella' }).check();
  await form.getByLabel('Asunto').fill('Faltó una silla');
  await form.getByLabel('¿Cómo le fue?').fill(details);
  await form.getByLabel('¿Con quién trató?').fill('Rosa Villota');
  const when = form.getByLabel('¿Cuándo fue?');
  await when.fill('2999-05-12');
  await when.press('Tab');
  await expect(form.getByText('Elija una fecha que no esté en el futuro.').first()).toBeVisible();
  await when.fill('2026-05-12');
  await form.getByLabel('Monto de la transacción').selectOption({ label: 'Menos de 500 USD' });
  await form.getByRole('button', { name: 'Publicar la reseña' }).click();
  await expect(form).toHaveCount(0);
  await expect(page).not.toHaveURL(/review=write/);
  const own = page.getByRole('region', { name: 'Reseñas' });
  await expect(own.getByText('Gracias. Su reseña está publicada.')).toBeVisible();
  await expect(own.getByText('2,5 de 5, 2 reseñas', { exact: true })).toBeVisible();
  await expect(own.getByRole('button', { name: '1 estrella: 1' })).toBeVisible();
  await expect(own.getByRole('article').first()).toContainText('Faltó una silla');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // A second visitor sees it without reloading.
  await expect(reviews.getByText('2.5 of 5, 2 reviews', { exact: true })).toBeVisible();
  await expect(reviews.getByRole('button', { name: '1 star: 1' })).toBeVisible();
  const listed = reviews.getByRole('article').filter({ hasText: 'Faltó una silla' });
  await expect(listed).toBeVisible();
  await reviews.getByRole('button', { name: '4 stars: 1' }).click();
  await expect(visitor).toHaveURL(/rating=4/);
  await expect(reviews.getByRole('article')).toHaveCount(1);
  await expect(listed).toHaveCount(0);
  await visitor.goBack();
  await expect(listed).toBeVisible();

  // The business comes by its section, answers once and disputes once.
  const sellersDevice = await newDevice();
  await signInDevice(sellersDevice, business.manager, api.url);
  const seller = await sellersDevice.newPage();
  await seller.goto('/?lang=en');
  await seller
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Reviews of my business' })
    .click();
  const received = seller.getByRole('article').filter({ hasText: 'Faltó una silla' });
  await received.getByRole('button', { name: 'Reply' }).click();
  const dialog = seller.getByRole('dialog');
  await dialog.getByLabel('Your reply').fill('The sixth chair is on its way.');
  await expectAccessible(seller);
  await dialog.getByRole('button', { name: 'Publish the reply' }).click();
  await expect(received).toContainText('The sixth chair is on its way.');
  await expect(received.getByRole('button', { name: 'Reply' })).toHaveCount(0);
  await expect(listed).toContainText('The sixth chair is on its way.');
});

test('one disputed review is edited by its author, another one removed', async ({
  page,
  context,
  newDevice,
  api,
}) => {
  // Four people on four devices: a busy machine needs longer.
  test.slow();
  const business = await createBusiness(api);
  const customer = await api.signUp({ firstName: 'Camila', lastName: 'Rojas', language: 'es' });
  await writeReview(api, await api.signUp(), business, 'Buen taller', 4);
  await writeReview(api, customer, business, 'Faltó una silla', 1);

  const visitor = await (await newDevice()).newPage();
  await visitor.goto(`/entrepreneurs/${business.businessId}?lang=en`);
  const reviews = visitor.getByRole('region', { name: 'Reviews' });
  const listed = reviews.getByRole('article').filter({ hasText: 'Faltó una silla' });
  await expect(reviews.getByText('2.5 of 5, 2 reviews', { exact: true })).toBeVisible();

  const sellersDevice = await newDevice();
  await signInDevice(sellersDevice, business.manager, api.url);
  const seller = await sellersDevice.newPage();
  await seller.goto('/my-business-profile/reviews?lang=en');
  const received = seller.getByRole('article').filter({ hasText: 'Faltó una silla' });
  const dialog = seller.getByRole('dialog');

  await received.getByRole('button', { name: 'Dispute' }).click();
  for (const nature of [
    'The author didn’t work with the company',
    'Unfair representation of events',
    'Doesn’t give full details',
  ]) {
    await expect(dialog.getByRole('radio', { name: nature })).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Submit the dispute' }).click();
  await expect(dialog.getByText('Please fill in all fields.').first()).toBeVisible();
  await expectAccessible(seller);
  await dialog.getByRole('radio', { name: 'Doesn’t give full details' }).check();
  await dialog
    .getByRole('textbox', { name: /^Details/ })
    .fill('The sixth chair was announced for the next day.');
  await dialog.getByRole('radio', { name: 'Request an edit' }).check();
  await dialog.getByRole('button', { name: 'Submit the dispute' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(received).toContainText('Waiting for an answer');
  await expect(received.getByRole('button', { name: 'Dispute' })).toHaveCount(0);
  await expectAccessible(seller);
  // What is disputed stays as it is for everybody else.
  await expect(listed).not.toContainText('Waiting for an answer');

  // An administrator, in English on a desk, requests an edit.
  const adminsDevice = await newDevice();
  await signInDevice(adminsDevice, await api.signIn(demo.admin, demo.password), api.url);
  const admin = await adminsDevice.newPage();
  await admin.goto(`${disputesAddress}?lang=en`);
  await admin.getByRole('link', { name: business.name }).click();
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText(`Dispute of ${business.name}`);
  await decide(admin, 'Request an edit', 'Request the edit', 'Please tell of the sixth chair.');
  await expect(admin.getByText('Edit requested')).toBeVisible();
  await expectAccessible(admin);
  await expect(received).toContainText('Edit requested');

  // The author edits it, on a phone and in Spanish.
  await signInDevice(context, customer, api.url);
  await page.setViewportSize(phone);
  await page.goto('/?lang=es');
  await page.getByRole('button', { name: 'Su menú' }).click();
  await page.getByRole('link', { name: 'Mis reseñas' }).click();
  await expect(
    page.getByText(/La administración le pide editar esta reseña hasta el/),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Editar la reseña' }).click();
  const edit = page.getByRole('dialog', { name: 'Edite su reseña' });
  await expect(edit.getByLabel('¿Cómo le fue?')).toHaveValue(details);
  await edit.getByRole('radio', { name: '3 estrellas' }).check();
  await edit.getByLabel('¿Cómo le fue?').fill(`${details} La sexta llegó al otro día.`);
  await edit.getByRole('button', { name: 'Guardar la reseña' }).click();
  await expect(edit).toHaveCount(0);
  await expect(page.getByText('Reseña editada')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Editar la reseña' })).toHaveCount(0);
  await expect(reviews.getByText('3.5 of 5, 2 reviews', { exact: true })).toBeVisible();
  await expect(listed).toContainText('La sexta llegó al otro día.');
  await expect(admin.getByText('Review edited')).toBeVisible();
  await expect(admin.getByText('Before it was edited')).toBeVisible();
  await expect(received).toContainText('Review edited');
  await received.getByRole('link', { name: 'See the dispute' }).click();
  await expect(seller.getByText('Please tell of the sixth chair.')).toBeVisible();
  await expect(seller.getByText('The author edited the review')).toBeVisible();
  await expectAccessible(seller);
  await seller.goBack();

  // The other review is disputed, and removed with a reason.
  const other = seller.getByRole('article').filter({ hasText: 'Buen taller' });
  await other.getByRole('button', { name: 'Dispute' }).click();
  await dialog.getByRole('radio', { name: 'The author didn’t work with the company' }).check();
  await dialog
    .getByRole('textbox', { name: /^Details/ })
    .fill('Nobody of that name ever bought from us.');
  await dialog.getByRole('radio', { name: 'Remove the review' }).check();
  await admin.goto(`${disputesAddress}?lang=en`);
  await expect(admin.getByRole('link', { name: /^Waiting/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit the dispute' }).click();
  await admin.getByRole('button', { name: 'Show 1 new' }).click();
  await admin.getByRole('link', { name: business.name }).click();
  await decide(admin, 'Remove the review', 'Remove the review', 'The author gave no proof.');
  await expect(admin.getByText('Review removed')).toBeVisible();
  await expect(reviews.getByRole('article').filter({ hasText: 'Buen taller' })).toHaveCount(0);
  await expect(reviews.getByText('3 of 5, 1 review', { exact: true })).toBeVisible();
  await expectAccessible(visitor);
});
