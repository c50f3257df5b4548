import { IconBan, IconCheck } from '@tabler/icons-react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';
import type { Person } from '../../testing/people.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { RecordMenu } from './record-menu.tsx';

const run = vi.fn<(person: Person) => Promise<readonly RefusedInput[]>>(() => Promise.resolve([]));
const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());

const show = () =>
  renderPart(
    <RecordMenu
      name="Ana"
      row={{ id: '1', name: 'Ana' }}
      reload={reload}
      actions={[
        { key: 'mark', label: 'Mark', icon: IconCheck, run },
        { key: 'never', label: 'Never offered', icon: IconCheck, isOffered: () => false, run },
        {
          key: 'suspend',
          label: 'Suspend',
          icon: IconBan,
          isDangerous: true,
          ask: ([{ name }]) => ({
            title: `Suspend ${name}?`,
            text: 'Now.',
            confirmLabel: 'Do it',
          }),
          run,
        },
      ]}
    />,
    { at: '/people' },
  );

test('offers what can be done now, does it, and reads anew', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Actions for Ana' }));
  const menu = screen.getByRole('menu', { name: 'Actions for Ana' });
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mark', 'Suspend']);
  await user.click(within(menu).getByRole('menuitem', { name: 'Mark' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('asks first where something is taken from somebody', async () => {
  const user = userEvent.setup();
  const { router } = show();
  await user.click(screen.getByRole('button', { name: 'Actions for Ana' }));
  await user.click(screen.getByRole('menuitem', { name: 'Suspend' }));
  const dialog = await screen.findByRole('dialog', { name: 'Suspend Ana?' });
  expect(router.state.location.search).toBe('?do=suspend&on=1');
  await user.click(within(dialog).getByRole('button', { name: 'Do it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
