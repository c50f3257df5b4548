import { demo } from '../../support/demo.ts';
import { expect, expectAccessible, signInDevice, test } from '../../support/test.ts';
import { createBusiness } from '../../support/business.ts';
import { type ComparedRecord, compareOn } from '../../support/comparing.ts';

test('two who edit the same record see each other, and choose instead of overwriting', async ({
  page,
  context,
  api,
  newDevice,
}) => {
  const administrator = await api.signIn(demo.admin, demo.password);
  const words = `May I bring a guest ${Date.now()}?`;
  await api.run(
    `mutation ($input: SaveQuestionInput!) { saveQuestion(input: $input) { userErrors { code field } } }`,
    {
      input: {
        group: 'START',
        question: { en: words, es: '¿Puedo llevar a alguien?' },
        answer: { en: 'Yes, one person.', es: 'Sí, una persona.' },
        isPublished: true,
      },
    },
    administrator.token,
  );
  const open = async (on: typeof page) => {
    await on.goto('/admin/customer-service/questions?lang=en');
    await on
      .getByRole('listitem')
      .filter({ hasText: words })
      .getByRole('button', { name: 'Edit' })
      .click();
    return on.getByRole('dialog');
  };
  await signInDevice(context, await api.signIn(demo.support, demo.password), api.url);
  const first = await open(page);
  const otherDevice = await newDevice();
  await signInDevice(otherDevice, administrator, api.url);
  const otherPage = await otherDevice.newPage();
  const second = await open(otherPage);
  // Each hears of the other.
  await expect(first.getByText(/is also editing this/)).toBeVisible();
  await expect(second.getByText(/is also editing this/)).toBeVisible();

  await second.getByLabel('Answer in English').fill('Yes, two people.');
  await second.getByLabel('Answer in Spanish').fill('Sí, dos personas.');
  await second.getByRole('button', { name: 'Save the question' }).click();
  await expect(second).toBeHidden();
  await expect(first.getByText(/is also editing this/)).toBeHidden();

  await first.getByLabel('Answer in English').fill('Yes, one person, by appointment.');
  await first.getByLabel('Question in Spanish').fill('¿Puedo ir con alguien más?');
  await first.getByRole('button', { name: 'Save the question' }).click();
  const comparison = page.getByRole('dialog', { name: 'Someone else saved this in the meantime' });
  await expect(comparison.getByRole('button', { name: '1 field left to choose' })).toBeDisabled();
  await expect(comparison.getByText('Yours, kept: Question in Spanish')).toBeVisible();
  await expect(
    comparison.getByText('Saved by the other person, kept: Answer in Spanish'),
  ).toBeVisible();
  await expectAccessible(page);
  await comparison.getByRole('radio', { name: /What you wrote/ }).check();
  await comparison.getByRole('button', { name: 'Save my choices' }).click();
  await expect(first).toBeHidden();

  const again = await open(page);
  await expect(again.getByLabel('Answer in English')).toHaveValue(
    'Yes, one person, by appointment.',
  );
  await expect(again.getByLabel('Answer in Spanish')).toHaveValue('Sí, dos personas.');
  await expect(again.getByLabel('Question in Spanish')).toHaveValue('¿Puedo ir con alguien más?');
});

test('locations and offers of a partner are compared one by one', async ({
  page,
  context,
  api,
  newDevice,
}) => {
  const administrator = await api.signIn(demo.admin, demo.password);
  const texts = (text: string) => ({ en: text, es: null });
  const offer = { terms: texts(''), dateStart: null, dateEnd: null, code: null, claimUrl: null };
  const place = { country: 'CO', phone: null, email: null, timeZone: 'America/Bogota', hours: [] };
  const { createPartner } = await api.run<{ createPartner: { partner: { id: string } } }>(
    `mutation ($input: CreatePartnerInput!) {
      createPartner(input: $input) { partner { id } userErrors { code field } } }`,
    {
      input: {
        name: `Aliado de prueba ${Date.now()}`,
        category: 'insurance',
        offer: texts('Ten percent off'),
        services: [],
        description: texts('Insurance for small companies.'),
        website: 'https://example.com',
        image: null,
        offers: [{ ...offer, offerId: null, title: texts('First year') }],
        locations: [
          { ...place, name: 'Centro', street: 'Calle 1', city: 'Cali' },
          { ...place, name: 'Norte', street: 'Calle 2', city: 'Cali' },
        ],
      },
    },
    administrator.token,
  );
  const address = `/admin/manage-partners/edit-partners/${createPartner.partner.id}?lang=en`;
  await signInDevice(context, administrator, api.url);
  await page.goto(address);
  await expect(page.getByLabel('Street and number').first()).toHaveValue('Calle 1');
  const device = await newDevice();
  await signInDevice(device, await api.signIn(demo.admin, demo.password), api.url);
  const other = await device.newPage();
  await other.goto(address);
  await other.getByLabel('Street and number').first().fill('Calle 10');
  await other.getByLabel('Street and number').nth(1).fill('Calle 20');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Partner saved.')).toBeVisible();

  await page.getByLabel('Street and number').first().fill('Calle 11');
  await page.getByLabel('Offer in English').fill('First two years');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const comparison = page.getByRole('dialog', { name: 'Someone else saved this in the meantime' });
  await expect(comparison.getByRole('group', { name: 'Location: Centro' })).toBeVisible();
  await expect(comparison.getByText('Yours, kept: Offer: First year')).toBeVisible();
  await expect(
    comparison.getByText('Saved by the other person, kept: Location: Norte'),
  ).toBeVisible();
  await expectAccessible(page);
  await comparison.getByRole('radio', { name: /What was saved/ }).check();
  await comparison.getByRole('button', { name: 'Save my choices' }).click();
  await expect(comparison).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Street and number').first()).toHaveValue('Calle 10');
  await expect(page.getByLabel('Street and number').nth(1)).toHaveValue('Calle 20');
  await expect(page.getByLabel('Offer in English')).toHaveValue('First two years');
});

test('entries of lists, canned replies and the rules of moderation are compared, too', async ({
  page,
  context,
  api,
  newDevice,
}) => {
  const administrator = await api.signIn(demo.admin, demo.password);
  const words = `Saludo ${Date.now()}`;
  await api.run(
    `mutation ($input: SaveCannedReplyInput!) { saveCannedReply(input: $input) { userErrors { code field } } }`,
    { input: { title: { en: words, es: words }, text: { en: 'Hello.', es: 'Hola.' } } },
    administrator.token,
  );
  await signInDevice(context, administrator, api.url);
  const device = await newDevice();
  await signInDevice(device, await api.signIn(demo.admin, demo.password), api.url);
  const other = await device.newPage();
  const button = (name: string) => (on: typeof page) => on.getByRole('button', { name });
  const label = (name: string) => (on: typeof page) => on.getByLabel(name);
  const records: ComparedRecord[] = [
    {
      path: '/admin/reference-lists?list=ITEM_CODES&lang=en',
      open: (on) =>
        on
          .getByRole('button', { name: /^Edit / })
          .last()
          .click(),
      field: label('Billing ID'),
      texts: ['71001', '71002'],
      save: button('Save changes'),
    },
    {
      path: '/admin/customer-service/canned-replies?lang=en',
      open: (on) =>
        on
          .getByRole('listitem')
          .filter({ hasText: words })
          .getByRole('button', { name: 'Edit' })
          .click(),
      field: label('Text in English'),
      texts: ['Hello from one.', 'Hello from the other.'],
      save: button('Save the canned reply'),
    },
    {
      path: '/admin/manage-discussions/rules?lang=en',
      field: label('New conversations per day'),
      texts: ['6', '7'],
      save: button('Save the rules'),
    },
  ];
  for (const record of records) {
    await test.step(record.path, () => compareOn(page, other, record));
  }
});

test('a business, a plan, news and pages are compared, too', async ({
  page,
  context,
  api,
  newDevice,
}) => {
  const { businessId } = await createBusiness(api);
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  const device = await newDevice();
  await signInDevice(device, await api.signIn(demo.admin, demo.password), api.url);
  const other = await device.newPage();

  await test.step('a business', () =>
    compareOn(page, other, {
      path: `/admin/manage-business-profiles/edit-profile/${businessId}?tab=profile&lang=en`,
      field: (on) => on.getByLabel('Description in Spanish'),
      texts: ['Un taller que hace mesas.', 'Un taller que hace sillas.'],
      save: (on) => on.getByRole('button', { name: 'Save changes' }),
    }));

  await test.step('the free plan', async () => {
    const field = (on: typeof page) => on.getByLabel('What’s included, in English').first();
    const save = (on: typeof page) => on.getByRole('button', { name: 'Save the plan' }).first();
    await page.goto('/admin/plans?lang=en');
    const before = await field(page).inputValue();
    const texts = [`${before} (one)`, `${before} (two)`] as const;
    await compareOn(page, other, { path: '/admin/plans?lang=en', field, texts, save });
    await field(page).fill(before);
    await save(page).click();
    await expect(page.getByText('Plan saved.')).toBeVisible();
  });

  const title = (on: typeof page) => on.getByLabel('Title', { exact: true });
  await test.step('news, which save themselves', async () => {
    await page.goto('/admin/manage-news/create?lang=en');
    await page.getByLabel('Title in English').fill('Two write the same news');
    await page.getByRole('button', { name: 'Continue to the text' }).click();
    await expect(page).toHaveURL(/\/manage-news\/[0-9a-f]{24}/);
    const texts = ['News of the one', 'News of the other'] as const;
    await compareOn(page, other, { path: page.url(), field: title, texts });
  });

  await test.step('a page', () =>
    compareOn(page, other, {
      path: '/admin/manage-pages/warranties?lang=en',
      field: title,
      texts: [`Warranties of one ${Date.now()}`, `Warranties of the other ${Date.now()}`],
    }));
});
