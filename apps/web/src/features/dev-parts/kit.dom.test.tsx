import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as ui from '@wiki/ui';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { Kit } from './kit.tsx';

const shelves = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');

test('the page of parts has every part of the library', () => {
  const parts = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));
  expect(parts.filter((name) => !shelves.includes(`<${name}`))).toEqual([]);
});

test('a list has its four states', async () => {
  renderPart(<Kit />);
  const lists = within(await shelf('Lists'));
  expect(lists.getByText('Loading the list')).toBeTruthy();
  expect(lists.getByText('Nobody yet')).toBeTruthy();
  expect(lists.getByText('We couldn’t load the list')).toBeTruthy();
  expect(lists.getByText('Ana Gil')).toBeTruthy();
  expect(lists.getByRole('button', { name: 'Show more people' })).toBeTruthy();
  expect(lists.getByText('We couldn’t load the next page.')).toBeTruthy();
});

test('a form says how it stands, and why it was refused', async () => {
  renderPart(<Kit />);
  const forms = within(await shelf('Forms'));
  for (const text of [
    'Saving',
    'Not saved yet; we’ll try again. What you wrote is kept on this device.',
    'Not saved: check the marked fields.',
    'Not saved: choose a version first.',
    'You do not have permission',
  ]) {
    expect(forms.getByText(text)).toBeTruthy();
  }
  expect(forms.getByText('You can try again in 40 seconds.')).toBeTruthy();
  await userEvent.click(forms.getByRole('button', { name: 'Save changes' }));
  expect(await forms.findByRole('link', { name: 'Name: Fill in this field.' })).toBeTruthy();
});

test('what is known is said in words, and what is not is left out', async () => {
  renderPart(<Kit />);
  const known = within(await shelf('What is known'));
  expect(known.getByText('Cali')).toBeTruthy();
  expect(known.queryByText('Left out')).toBeNull();
  expect(known.getByRole('list', { name: 'What happened' }).children).toHaveLength(2);
  expect(known.getByText('4.5 of 5, 12 reviews')).toBeTruthy();
  expect(known.getByText('Solo en español').getAttribute('lang')).toBe('es');
  expect(known.getByText('In Spanish')).toBeTruthy();
});

test('tabs are links, and one of them is the current page', async () => {
  renderPart(<Kit />);
  const ways = within(await shelf('Ways'));
  const tabs = within(ways.getByRole('navigation', { name: 'Parts' }));
  expect(tabs.getByRole('link', { name: /^One/ }).getAttribute('aria-current')).toBe('page');
  expect(tabs.getByRole('link', { name: 'Two' }).getAttribute('aria-current')).toBeNull();
});

const shelf = async (title: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { name: title });
  return heading.closest('section') as HTMLElement;
};
