import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { PeopleDocument, peopleNamed } from '../../testing/people.ts';
import { type Answer, renderPart } from '../../testing/render-part.tsx';
import { useConnection } from './use-connection.ts';

/** A list with all that the hook gives. */
function People({ pageSize }: { pageSize?: number }) {
  const [search, setSearch] = useState('');
  const list = useConnection(PeopleDocument, {
    variables: { first: 2, search: search || null },
    of: ({ people }) => people,
    ...(pageSize ? { pageSize } : {}),
  });
  return (
    <>
      <output>
        {JSON.stringify({
          status: list.status,
          names: list.rows.map(({ name }) => name),
          total: list.totalCount,
          next: list.nextPage,
          failed: list.error !== null,
        })}
      </output>
      <button type="button" onClick={() => void list.reload()}>
        Reload
      </button>
      <button type="button" onClick={list.more.show}>
        More
      </button>
      <button type="button" onClick={list.retry}>
        Retry
      </button>
      <button type="button" onClick={() => setSearch('x')}>
        Search
      </button>
    </>
  );
}

const state = () => JSON.parse(screen.getByRole('status').textContent ?? '{}') as object;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('loads, then has rows, how many there are and where the next page begins', async () => {
  const answers = Promise.withResolvers<Record<string, unknown>>();
  renderPart(<People />, { answer: () => answers.promise });
  await screen.findByRole('status');
  expect(state()).toMatchObject({ status: 'loading', names: [], total: null });
  await act(async () =>
    answers.resolve(peopleNamed(['Ana', 'Eva'], { hasNextPage: true, totalCount: 5 })),
  );
  await waitFor(() =>
    expect(state()).toMatchObject({
      status: 'filled',
      names: ['Ana', 'Eva'],
      total: 5,
      next: 'Eva',
      failed: false,
    }),
  );
});

test('is empty', async () => {
  renderPart(<People />, { answer: () => Promise.resolve(peopleNamed([])) });
  await screen.findByRole('status');
  await waitFor(() => expect(state()).toMatchObject({ status: 'empty', next: null }));
});

test('what is read after a change does not take the answer of an earlier reading', async () => {
  const answer = vi.fn<Answer>();
  const early = Promise.withResolvers<Record<string, unknown>>();
  answer
    .mockResolvedValueOnce(peopleNamed(['Ana']))
    .mockReturnValueOnce(early.promise)
    .mockResolvedValue(peopleNamed(['Ana', 'Eva']));
  renderPart(<People />, { answer });
  await screen.findByRole('status');
  await waitFor(() => expect(state()).toMatchObject({ status: 'filled' }));
  await press('Reload');
  await press('Reload');
  await press('Reload');
  await act(async () => early.resolve(peopleNamed(['Ana'])));
  await waitFor(() => expect(state()).toMatchObject({ names: ['Ana', 'Eva'] }));
  expect(answer).toHaveBeenCalledTimes(3);
});

test('another list does not wait for the reading of the one before', async () => {
  const answer = vi.fn<Answer>();
  const early = Promise.withResolvers<Record<string, unknown>>();
  answer
    .mockResolvedValueOnce(peopleNamed(['Ana']))
    .mockReturnValueOnce(early.promise)
    .mockResolvedValueOnce(peopleNamed(['Eva']))
    .mockResolvedValue(peopleNamed(['Eva', 'Luz']));
  renderPart(<People />, { answer });
  await screen.findByRole('status');
  await waitFor(() => expect(state()).toMatchObject({ status: 'filled' }));
  await press('Reload');
  await press('Search');
  await waitFor(() => expect(state()).toMatchObject({ names: ['Eva'] }));
  await press('Reload');
  await waitFor(() => expect(state()).toMatchObject({ names: ['Eva', 'Luz'] }));
  await act(async () => early.resolve(peopleNamed(['Ana'])));
  expect(state()).toMatchObject({ names: ['Eva', 'Luz'] });
});

test('fails, and is there after another try', async () => {
  const answer = vi.fn<Answer>();
  answer.mockRejectedValueOnce(new Error('down')).mockResolvedValue(peopleNamed(['Ana']));
  renderPart(<People />, { answer });
  await screen.findByRole('status');
  await waitFor(() => expect(state()).toMatchObject({ status: 'failed', failed: true }));
  await press('Retry');
  await waitFor(() =>
    expect(state()).toMatchObject({ status: 'filled', names: ['Ana'], failed: false }),
  );
});

test('keeps what is shown when it cannot be read again, and says so', async () => {
  const answer = vi.fn<Answer>();
  answer.mockResolvedValueOnce(peopleNamed(['Ana'])).mockRejectedValue(new Error('down'));
  renderPart(<People />, { answer });
  await screen.findByRole('status');
  await waitFor(() => expect(state()).toMatchObject({ status: 'filled' }));
  await press('Reload');
  await waitFor(() =>
    expect(state()).toMatchObject({ status: 'filled', names: ['Ana'], failed: true }),
  );
});

test('grows by a page, and is read as far as it has grown', async () => {
  const answer = vi.fn<Answer>(({ after }) =>
    Promise.resolve(
      after
        ? peopleNamed(['Luz', 'Mar'])
        : peopleNamed(['Ana', 'Eva'], { hasNextPage: true, totalCount: 4 }),
    ),
  );
  renderPart(<People />, { answer });
  await screen.findByRole('status');
  await waitFor(() => expect(state()).toMatchObject({ names: ['Ana', 'Eva'] }));
  await press('More');
  await waitFor(() => expect(state()).toMatchObject({ names: ['Ana', 'Eva', 'Luz', 'Mar'] }));
  await press('Reload');
  await waitFor(() => expect(answer.mock.lastCall?.[0]).toMatchObject({ first: 4 }));
});

test('shows one page where pages are shown', async () => {
  renderPart(<People pageSize={2} />, {
    answer: () => Promise.resolve(peopleNamed(['Ana', 'Eva', 'Luz'])),
  });
  await screen.findByRole('status');
  await waitFor(() => expect(state()).toMatchObject({ names: ['Ana', 'Eva'], next: 'Eva' }));
});

test('another list begins anew, and shows nothing of the one before as its own', async () => {
  const found = Promise.withResolvers<Record<string, unknown>>();
  renderPart(<People />, {
    answer: ({ search }) => (search ? found.promise : Promise.resolve(peopleNamed(['Ana']))),
  });
  await screen.findByRole('status');
  await waitFor(() => expect(state()).toMatchObject({ names: ['Ana'] }));
  await press('Search');
  await waitFor(() => expect(state()).toMatchObject({ status: 'loading', names: [] }));
  await act(async () => found.resolve(peopleNamed(['Xenia'])));
  await waitFor(() => expect(state()).toMatchObject({ status: 'filled', names: ['Xenia'] }));
});
