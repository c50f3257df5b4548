import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';

const fields = [
  { name: 'title', label: 'Title' },
  { name: 'city', label: 'City' },
  { name: 'note', label: 'Note' },
];
const base = { title: 'Coffee', city: 'Cali', note: 'old' };
const merged = vi.fn<(values: object) => void>();
const close = vi.fn<() => void>();

const show = (mine: object, theirs: object) => {
  merged.mockReset();
  close.mockReset();
  renderPart(
    <ConflictDialog
      fields={fields}
      states={{ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }}
      onMerged={merged}
      onClose={close}
    />,
  );
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('keeps both where each changed something else', async () => {
  show({ title: 'Fine coffee' }, { city: 'Medellín' });
  expect(await screen.findByText('You changed different things: both are kept.')).toBeTruthy();
  expect(screen.getByText('Yours, kept:').parentElement?.textContent).toContain('Title');
  await press('Save my choices');
  expect(merged).toHaveBeenCalledWith({ title: 'Fine coffee', city: 'Medellín', note: 'old' });
});

test('has one chosen of what both changed, before anything is saved', async () => {
  show({ title: 'Fine coffee', note: 'mine' }, { title: 'Good coffee', note: 'theirs' });
  const save = await screen.findByRole('button', { name: '2 fields left to choose' });
  expect(save.hasAttribute('disabled')).toBe(true);
  const [myTitle, , , theirNote] = screen.getAllByRole('radio');
  await userEvent.click(myTitle as HTMLElement);
  expect(screen.getByRole('button', { name: '1 field left to choose' })).toBeTruthy();
  await userEvent.click(theirNote as HTMLElement);
  await press('Save my choices');
  expect(merged).toHaveBeenCalledWith({ title: 'Fine coffee', city: 'Cali', note: 'theirs' });
});

test('shows what is empty as such, and goes back to the form', async () => {
  show({ note: '' }, { note: 'theirs' });
  expect(await screen.findByText('Empty')).toBeTruthy();
  await press('Back to the form');
  expect(close).toHaveBeenCalledOnce();
  expect(merged).not.toHaveBeenCalled();
});
