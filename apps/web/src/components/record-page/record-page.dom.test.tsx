import { gql, type TypedDocumentNode } from '@apollo/client';
import { IconBan, IconCheck } from '@tabler/icons-react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Answer, renderPart } from '../../testing/render-part.tsx';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';
import type { Person } from '../../testing/people.ts';
import { Toasts } from '../overlays/toasts.tsx';
import { RecordPage } from './record-page.tsx';

const PersonDocument: TypedDocumentNode<{ person: Person | null }, { id: string }> = gql`
  query Person($id: ID!) {
    person(id: $id) {
      id
      name
    }
  }
`;

const ana = { person: { __typename: 'Person', id: '1', name: 'Ana' } };
const undo = vi.fn<(person: Person) => Promise<readonly RefusedInput[]>>(() => Promise.resolve([]));

const show = (answer: Answer) =>
  renderPart(
    <>
      <RecordPage
        kind="Person"
        back={{ to: '/people', label: 'All people' }}
        query={PersonDocument}
        variables={{ id: '1' }}
        of={({ person }) => person}
        title={({ name }) => name}
        actions={[
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
            run: () => Promise.resolve([]),
          },
          {
            key: 'close',
            label: 'Close',
            icon: IconBan,
            isMinor: true,
            run: () => Promise.resolve([]),
          },
          {
            key: 'mark',
            label: 'Mark',
            icon: IconCheck,
            run: () => Promise.resolve([]),
            undo,
            done: () => 'Marked',
          },
          {
            key: 'hidden',
            label: 'Never offered',
            icon: IconCheck,
            isOffered: () => false,
            run: () => Promise.resolve([]),
          },
        ]}
      >
        {({ name }) => <p>About {name}</p>}
      </RecordPage>
      <Toasts />
    </>,
    { at: '/people/1', answer },
  );

test('loads', async () => {
  show(() => new Promise(() => undefined));
  expect(await screen.findByText('Loading the page')).toBeTruthy();
});

test('fails and tries again', async () => {
  const answer = vi.fn<Answer>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(ana);
  show(answer);
  await screen.findByText('We couldn’t load the page');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('About Ana')).toBeTruthy();
});

test('says that there is no such record, and leads to the list', async () => {
  show(() => Promise.resolve({ person: null }));
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All people' }).getAttribute('href')).toBe('/people');
});

test('shows it with what can be done; the dialog stands in the address', async () => {
  const { router } = show(() => Promise.resolve(ana));
  await userEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
  const dialog = await screen.findByRole('dialog', { name: 'Suspend Ana?' });
  expect(router.state.location.search).toBe('?do=suspend&on=1');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Never offered')).toBeNull();
});

test('the primary button takes nothing away and ends nothing', async () => {
  show(() => Promise.resolve(ana));
  const primary = await screen.findByRole('button', { name: 'Mark' });
  expect(primary.getAttribute('data-variant')).toBe('filled');
  for (const name of ['Suspend', 'Close']) {
    const other = screen.getByRole('button', { name });
    expect(other.getAttribute('data-variant')).not.toBe('filled');
  }
});

test('does at once what can be undone, and takes it back', async () => {
  show(() => Promise.resolve(ana));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark' }));
  await screen.findByText('Marked');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(undo).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('Marked')).toBeNull();
});
