import { ComboboxField, type ComboboxOption } from '@wiki/ui/combobox-field';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';

const all: ComboboxOption[] = [
  { value: '1', label: 'Café Alto', detail: 'Cali' },
  { value: '2', label: 'Café Bajo' },
  { value: '3', label: 'Telar' },
];
const search = vi.fn<(text: string) => void>();

function Choice({ error }: { error?: string }) {
  const [value, setValue] = useState<ComboboxOption | null>(null);
  const [text, setText] = useState('');
  return (
    <ComboboxField
      label="Business"
      help="Type its name"
      {...(error ? { error } : {})}
      nothing="None of that name"
      clearLabel="Take it away"
      options={all.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))}
      value={value}
      onChange={setValue}
      onSearch={(typed) => {
        search(typed);
        setText(typed);
      }}
    />
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Business' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('is empty and closed, with its help', async () => {
  renderPart(<Choice />);
  await screen.findByText('Type its name');
  expect([box().value, box().getAttribute('aria-expanded'), options()]).toEqual(['', 'false', []]);
});

test('shows what fits while one types, and says when nothing does', async () => {
  renderPart(<Choice />);
  await userEvent.type(await screen.findByRole('combobox'), 'café');
  expect(search).toHaveBeenLastCalledWith('café');
  expect(options()).toEqual(['Café AltoCali', 'Café Bajo']);
  await userEvent.type(box(), ' x');
  expect(options()).toEqual([]);
  expect(screen.getByText('None of that name')).toBeTruthy();
});

test('is chosen by the keyboard, and taken away', async () => {
  renderPart(<Choice />);
  await userEvent.type(await screen.findByRole('combobox'), 'café{ArrowDown}{ArrowDown}{Enter}');
  expect(box().value).toBe('Café Bajo');
  expect(box().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: 'Take it away' }));
  expect(box().value).toBe('');
  expect(screen.queryByRole('button', { name: 'Take it away' })).toBeNull();
});

test('says what is wrong with it', async () => {
  renderPart(<Choice error="Choose a business" />);
  await screen.findByText('Choose a business');
  expect(box().getAttribute('aria-invalid')).toBe('true');
  const described = box().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toContain('Choose a business');
});
