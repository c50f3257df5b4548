import { ApolloProvider } from '@apollo/client/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { fixtureClient } from './fixtures.ts';
import { shelves } from './shelves/shelves.ts';

const shelfOf = (part: string) => Object.values(shelves).find((specimens) => specimens[part]);

/** Renders a part in one of its states, by itself. */
function show(part: string, state: string) {
  const specimen = shelfOf(part)?.[part]?.[state];
  if (specimen === undefined) throw new Error(`${part} has no state “${state}” on its shelf.`);
  return renderPart(<ApolloProvider client={fixtureClient()}>{specimen}</ApolloProvider>);
}

const partsWith = (state: string) =>
  Object.values(shelves).flatMap((specimens) =>
    Object.keys(specimens).filter((part) => specimens[part]?.[state] !== undefined),
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const valueOf = async (name: string) => (await field(name)).value;

describe('a refused field', () => {
  const inForm = new Set(['FormScope']);
  const errors = /Say it in another way|Choose a file|Write a service/;

  test.each(partsWith('invalid').filter((part) => !inForm.has(part)))(
    '%s is marked, and described by what is wrong',
    async (part) => {
      const { container } = show(part, 'invalid');
      const message = await screen.findByText(errors);
      const said = message.closest('[id]')?.id ?? '';
      expect(said).not.toBe('');
      expect(container.querySelector(`[aria-describedby~="${said}"]`)).not.toBeNull();
      if (part === 'FieldGroup') return; // Its controls say so themselves.
      expect(container.querySelector('[aria-invalid="true"], [data-invalid]')).not.toBeNull();
    },
  );
});

describe('a field that may not be changed', () => {
  const fieldsOnly = partsWith('disabled').filter((part) => part.endsWith('Field'));

  test.each(fieldsOnly)('%s keeps what it holds, whatever is pressed', async (part) => {
    const { container } = show(part, 'disabled');
    await waitFor(() => expect(container.querySelector('input, select, textarea')).not.toBeNull());
    const controls = [...container.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const before = controls.map(({ value, checked }) => [value, checked]);
    for (const control of controls) {
      expect(control.disabled).toBe(true);
      await userEvent.click(control);
      await userEvent.keyboard('x ');
    }
    expect(controls.map(({ value, checked }) => [value, checked])).toEqual(before);
  });
});

describe('with the keyboard alone', () => {
  const rows: [part: string, state: string, keys: string, then: () => Promise<unknown>][] = [
    ['TextField', 'empty', '{Tab}Tea', async () => expect(await valueOf('Text')).toBe('Tea')],
    [
      'TextAreaField',
      'empty',
      '{Tab}One{Enter}Two',
      async () => expect(await valueOf('Lines (optional)')).toBe('One\nTwo'),
    ],
    [
      'PasswordField',
      'empty',
      '{Tab}salt{Tab}{Enter}',
      async () => expect((await field('Password')).type).toBe('text'),
    ],
    [
      'ComboboxField',
      'empty',
      '{Tab}cal{ArrowDown}{Enter}',
      async () =>
        expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'City' }).value).toBe('Cali'),
    ],
    [
      'RadioGroupField',
      'filled',
      '{Tab}{ArrowDown}',
      async () => expect(await isChecked('Two')).toBe(true),
    ],
    [
      'CheckboxGroupField',
      'filled',
      '{Tab}{Tab} ',
      async () => {
        expect((await field('One')).checked).toBe(true);
        expect((await field('Two')).checked).toBe(true);
      },
    ],
    [
      'CheckboxField',
      'empty',
      '{Tab} ',
      async () => expect(await isChecked('Yes or no')).toBe(true),
    ],
    ['SwitchField', 'on', '{Tab} ', async () => expect(await isChecked('On or off')).toBe(false)],
    [
      'PhoneField',
      'empty',
      '{Tab}{Tab}3005550178{Tab}',
      async () => expect(await valueOf('Phone')).toBe('(300) 555-0178'),
    ],
    [
      'TokensField',
      'filled',
      '{Tab}{Enter}',
      async () => {
        expect(screen.queryByText('Coffee')).toBeNull();
        expect(screen.getByText('Cocoa')).toBeTruthy();
      },
    ],
    [
      'ServicesField',
      'empty',
      '{Tab}Roasting{Enter}',
      async () => expect(await screen.findByRole('button', { name: /Roasting/ })).toBeTruthy(),
    ],
    ['LanguageSwitch', 'chosen', '{Tab}{Tab}{Enter}', () => isPressed('ES, Español')],
    ['ColorSchemeChoice', 'chosen', '{Tab}{Tab}{Enter}', () => isPressed('Dark')],
    [
      'Choice',
      'chosen',
      '{Tab}{ArrowRight}',
      async () =>
        expect(
          (await screen.findByRole<HTMLInputElement>('radio', { name: 'Month' })).checked,
        ).toBe(true),
    ],
    [
      'Dropdown',
      'words',
      '{Tab}{Enter}{Tab}',
      async () =>
        expect(document.activeElement).toBe(
          await screen.findByRole('button', { name: 'An entry' }),
        ),
    ],
    ['SearchBox', 'empty', '/tea', async () => expect(await valueOf('Search')).toBe('tea')],
    [
      'ErrorSummary',
      'filled',
      '{Tab}{Enter}',
      async () => expect(document.activeElement).toBe(await field('Tax id')),
    ],
    ['AltFields', 'empty', '{Tab}A lamp{Tab}Una lámpara', () => alternatives()],
    ['RepeatedFields', 'empty', '{Tab}{Enter}', () => screen.findByText('Person 1')],
  ];
  const isChecked = async (name: string) => (await field(name)).checked;
  const isPressed = async (name: string) =>
    expect((await screen.findByRole('button', { name })).getAttribute('aria-pressed')).toBe('true');
  const alternatives = async () => {
    expect(await valueOf('What it shows, in English (optional)')).toBe('A lamp');
    expect(await valueOf('What it shows, in Spanish (optional)')).toBe('Una lámpara');
  };

  test.each(rows)('%s does what it is for', async (part, state, keys, then) => {
    const { container } = show(part, state);
    await waitFor(() => expect(container.querySelector('button, input, textarea')).not.toBeNull());
    await userEvent.keyboard(keys);
    await then();
  });
});

test('what is under way cannot be begun again', async () => {
  show('Button', 'loading');
  expect((await screen.findByRole<HTMLButtonElement>('button')).disabled).toBe(true);
});

test('groups end at their greatest number, and each is taken away by its name', async () => {
  show('RepeatedFields', 'full');
  expect(await screen.findByText('Person 2')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a person' })).toBeNull();
  await press('Remove: Person 1');
  expect(screen.queryByText('Person 2')).toBeNull();
  expect(screen.getByRole('button', { name: 'Add a person' })).toBeTruthy();
});

describe('what each state says', () => {
  const rows: [part: string, state: string, said: string, unsaid?: string][] = [
    ['ConnectionView', 'loading', 'Loading the list', 'Ana Gil'],
    ['ConnectionView', 'empty', 'Nobody yet', 'Show more people'],
    ['ConnectionView', 'failed', 'We couldn’t load the list', 'Nobody yet'],
    ['ConnectionView', 'filled', 'Show more people', 'Nobody yet'],
    ['MoreButton', 'failed', 'We couldn’t load the next page.'],
    ['RecordPage', 'loading', 'Loading the page', 'Of Zapopan'],
    ['RecordPage', 'filled', 'Of Zapopan', 'Loading the page'],
    ['SaveLine', 'saving', 'Saving'],
    ['SaveLine', 'waiting', 'Saving'],
    [
      'SaveLine',
      'failed',
      'Not saved yet; we’ll try again. What you wrote is kept on this device.',
    ],
    ['SaveLine', 'refused', 'Not saved: check the marked fields.'],
    ['SaveLine', 'refused as a whole', 'You do not have permission'],
    ['SaveLine', 'conflict', 'Not saved: choose a version first.'],
    ['ProblemAlert', 'waiting', 'You can try again in 40 seconds.'],
    ['RecordEditors', 'with somebody', 'Ana Gil is also editing this.'],
    ['TextDifference', 'same', 'Nothing changed here.'],
    ['RequireViewer', 'not known yet', 'Loading the page', 'The page of members'],
    ['RequireViewer', 'visitor', 'You must be logged in to view this page', 'The page of members'],
    ['RequireViewer', 'with a password to set', 'you are not authorized', 'The page of members'],
    ['RequireViewer', 'signed in', 'The page of members'],
    ['RequireRole', 'who may join', 'Become a business member', 'The page of businesses'],
    ['RequireRole', 'another role', 'You do not have permission', 'Become a business member'],
    ['RequireRole', 'the role', 'The page of businesses'],
    ['MembershipStatusLabel', 'grace', 'Payment overdue'],
    ['MembershipStatusLabel', 'lapsed', 'Lapsed'],
    ['MemberTypeName', 'businessAdmin', 'Business administrator'],
    ['AnsweringTime', 'within an hour', 'Usually answers within an hour'],
    ['AnsweringTime', 'within hours', 'Usually answers within 3 hours'],
    ['AnsweringTime', 'within days', 'Usually answers within 3 days'],
    ['Facts', 'filled', 'Cali', 'Left out'],
    ['Rating', 'some', '4.5 of 5, 12 reviews'],
    ['LocalizedText', 'one only', 'In Spanish'],
    ['VerifiedSign', 'plain', 'Verified business'],
    ['LiveMark', 'online', 'Live'],
    ['CountBadge', 'many', '99+'],
    ['OfflineBanner', 'offline', 'There is no connection.'],
    ['ErrorState', 'plain', 'It did not load', 'Try again'],
    ['UploadRows', 'refused', 'This file is too large. The maximum is 5 MB.'],
  ];

  test.each(rows)('%s, %s: %s', async (part, state, said, unsaid) => {
    show(part, state);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(unsaid ? screen.queryByText(unsaid) : null).toBeNull();
  });
});

test.each([
  ['AnsweringTime', 'unknown'],
  ['Rating', 'none'],
  ['CountBadge', 'none'],
  ['MoreButton', 'at the end'],
  ['NextPage', 'at the end'],
])('%s, %s, shows nothing', async (part, state) => {
  const { container } = show(part, state);
  await waitFor(() => expect(container.textContent).toBe(''));
});

test('whoever has the duty follows the link, others read the words', async () => {
  show('StaffLink', 'with the duty');
  expect(await screen.findByRole('link', { name: 'The texts' })).toBeTruthy();
  show('StaffLink', 'without it');
  expect((await screen.findByText('Only words')).closest('a')).toBeNull();
});

test('tabs are links, and one of them is the current page', async () => {
  show('TabLinks', 'filled');
  const tabs = within(await screen.findByRole('navigation', { name: 'Parts' }));
  expect(tabs.getByRole('link', { name: /^One/ }).getAttribute('aria-current')).toBe('page');
  expect(tabs.getByRole('link', { name: 'Two' }).getAttribute('aria-current')).toBeNull();
});

test('a form says why it was refused, and leads to the field', async () => {
  show('FormScope', 'every field');
  await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Name: Fill in this field.' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

test('a document that cannot be had says why', async () => {
  show('DocumentButton', 'closed');
  await userEvent.click(await screen.findByRole('button', { name: 'Receipt' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});

test('a picture that does not load is stood in for', async () => {
  const { container } = show('Picture', 'not found');
  await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
  container.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(await screen.findByText('There is no picture')).toBeTruthy();
});
