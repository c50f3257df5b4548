import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../../support/test.ts';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

/** The smallest picture there is. */
const picture = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const letter = { ...picture, name: 'letter.png' };
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
});

/** The part of the form that belongs to one field. */
const place = (page: Page, field: string): Locator => page.locator(`[id="${field}"]`);

const upload = async (page: Page, field: string, file: typeof picture): Promise<void> => {
  await place(page, field).locator('input[type=file]').setInputFiles(file);
  await expect(place(page, field).getByRole('button', { name: /^Remove/ })).toBeVisible();
};

/** Goes to the next step, which names itself. */
const goOn = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeFocused();
};

const isSaved = (page: Page) => expect(page.getByText(/^Saved/).first()).toBeVisible();

async function fillGeneral(page: Page): Promise<void> {
  await page.getByLabel('Phone', { exact: true }).fill('3005550178');
  await page.getByLabel('Business name').fill('Café Alto del Roble');
  await page.getByLabel('Private').check();
  await page.getByLabel('Number of employees').selectOption('SMALL');
  await upload(page, 'logoId', picture);
}

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Department').selectOption('Huila');
  await page.getByLabel('City', { exact: true }).selectOption('Pitalito');
  await page.getByLabel('Address').fill('Calle 6 # 3-48');
}

async function fillAuthorizedUser(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add an authorized user' }).click();
  const group = page.getByRole('listitem').filter({ hasText: 'Authorized user 1' });
  await group.getByLabel('First name').fill('Andrés');
  await group.getByLabel('Last name').fill('Cuéllar Muñoz');
  await group.getByLabel('E-mail').fill('andres.cuellar@example.com');
}

async function fillBusiness(page: Page): Promise<void> {
  const services = page.getByLabel('Services', { exact: true }).and(page.locator('input'));
  await services.fill('Tostión por encargo, Catación,');
  await expect(page.getByRole('button', { name: 'Remove Catación' })).toBeVisible();
  await page.getByLabel('Business description').fill('Tostamos café del sur del Huila.');
  // As people type it: a wrong check digit is told at once, the right one is taken.
  const nit = page.getByLabel('NIT');
  await nit.pressSequentially('900373913-7');
  await expect(nit).toHaveValue('900.373.913-7');
  await expect(page.getByText('The check digit of 900.373.913 is 4, not 7.')).toBeVisible();
  await nit.fill('');
  await nit.pressSequentially('9003739134');
  await expect(nit).toHaveValue('900.373.913-4');
  await page.getByLabel('Taxpayer type').selectOption({ index: 1 });
  await page.getByLabel('Line of business').selectOption('C');
  await page.getByLabel('Commercial activity').selectOption({ index: 1 });
  await page.getByLabel('Tax regime', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('VAT regime', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Tax scheme', { exact: true }).selectOption({ index: 1 });
  await place(page, 'taxResponsibilities').getByRole('checkbox').first().check();
}

async function fillDocuments(page: Page): Promise<void> {
  for (const field of [
    'incorporationArticleIds',
    'taxDocumentIds',
    'businessLicenseIds',
    'financialStatementIds',
  ]) {
    await upload(page, field, pdf(`${field}.pdf`));
  }
  await page.getByLabel('Reference: phone').fill('3105550111');
  await page.getByLabel('Reference: e-mail').fill('jorge.salazar@example.com');
  await upload(page, 'commercialReference.imageId', letter);
}

test('an application begun on a phone is continued on another device and submitted', async ({
  page,
  context,
  api,
  baseURL,
  newDevice,
}) => {
  test.setTimeout(120_000);
  const account = await api.signUp();
  await signInDevice(context, account, baseURL ?? '');
  await page.goto('/become-a-business-member');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start my application' }).click();
  await expect(page).toHaveURL(/step=general/);
  await expect(page.getByLabel('First name')).toHaveValue(account.firstName);

  await test.step('what is missing is said in one place and beside its field', async () => {
    await page.getByRole('button', { name: 'Save and continue' }).click();
    const summary = page.getByRole('region', { name: 'All fields are required' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: /Business name/ }).click();
    await expect(page.getByLabel('Business name')).toBeFocused();
    await expect(page.getByLabel('Business name')).toHaveAccessibleDescription(
      /Write the name of the business/,
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await fillGeneral(page);
  await goOn(page, 'Contact');
  await test.step('what is missing is named in the order in which the form asks', async () => {
    await page.getByRole('button', { name: 'Save and continue' }).click();
    const summary = page.getByRole('region', { name: 'All fields are required' });
    await expect(summary).toBeFocused();
    const tops = await summary.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const field = document.getElementById((link as HTMLAnchorElement).hash.slice(1));
        return field?.getBoundingClientRect().top;
      }),
    );
    expect(tops).toHaveLength(4);
    expect(tops).toEqual(tops.toSorted((one = 0, other = 0) => one - other));
  });
  await fillContact(page);
  await isSaved(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const other = await newDevice();
  await signInDevice(other, await api.signIn(account.email, account.password), baseURL ?? '');
  const second = await other.newPage();
  await second.goto('/become-a-business-member');
  await expect(second.getByRole('heading', { name: 'Contact', level: 2 })).toBeVisible();
  await expect(second.getByLabel('Address')).toHaveValue('Calle 6 # 3-48');
  await expect(second.getByLabel('City', { exact: true })).toHaveValue('Pitalito');

  await test.step('what is written there arrives here', async () => {
    await second.getByLabel('Postal code').fill('417030');
    await expect(page.getByLabel('Postal code')).toHaveValue('417030');
  });
  await page.close();

  await fillAuthorizedUser(second);
  await goOn(second, 'Business');
  await fillBusiness(second);
  await expectAccessible(second);
  await goOn(second, 'Documents');
  await fillDocuments(second);
  await expectNoSidewaysScroll(second);
  await goOn(second, 'Review');
  await expect(second.getByText('Café Alto del Roble').first()).toBeVisible();
  await expectAccessible(second);
  await expectNoSidewaysScroll(second);

  await second.getByRole('button', { name: 'Submit my application' }).click();
  await expect(
    second.getByRole('heading', { name: 'We’re reviewing your application', level: 1 }),
  ).toBeVisible();
  await expect(second.getByText('Submitted', { exact: true })).toBeVisible();
  await expectAccessible(second);
  await expectNoSidewaysScroll(second);
});

test('what is typed without a connection is kept, and saved when there is one', async ({
  page,
  context,
  api,
  baseURL,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await signInDevice(context, await api.signUp(), baseURL ?? '');
  await page.goto('/become-a-business-member');
  await page.getByRole('button', { name: 'Start my application' }).click();
  const name = page.getByLabel('Business name');
  await expect(name).toBeVisible();
  await context.setOffline(true);
  await name.fill('Telares del Sur');
  await expect(page.getByText(/Not saved yet/)).toBeVisible();
  await context.setOffline(false);
  await isSaved(page);
  await page.reload();
  await expect(name).toHaveValue('Telares del Sur');
});
