import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useConnection } from '../../lib/connection/use-connection.ts';
import { PeopleDocument, peopleNamed } from '../../testing/people.ts';
import { type Answer, renderPart } from '../../testing/render-part.tsx';
import { ConnectionView } from './connection-view.tsx';

function People() {
  const list = useConnection(PeopleDocument, {
    variables: { first: 2 },
    of: ({ people }) => people,
  });
  return (
    <ConnectionView list={list} more="Show more people" empty={<p>Nobody yet</p>}>
      {(rows) => (
        <ul>
          {rows.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </ConnectionView>
  );
}

const show = (answer: Answer) => renderPart(<People />, { answer });
const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('loads', async () => {
  show(() => new Promise(() => undefined));
  expect(await screen.findByText('Loading the list')).toBeTruthy();
});

test('is empty', async () => {
  show(() => Promise.resolve(peopleNamed([])));
  expect(await screen.findByText('Nobody yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more people' })).toBeNull();
});

test('fails, and tries again without a rejection that nobody handles', async () => {
  const rejections = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', rejections);
  const answer = vi.fn<Answer>();
  answer.mockRejectedValueOnce(new Error('down'));
  answer.mockRejectedValueOnce(new Error('still down'));
  answer.mockResolvedValue(peopleNamed(['Ana']));
  show(answer);
  for (const attempt of [2, 3]) {
    await screen.findByText('We couldn’t load the list');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(attempt));
  }
  await screen.findByText('Ana');
  expect(rejections).not.toHaveBeenCalled();
  process.off('unhandledRejection', rejections);
});

test('grows page by page, and says when the next page fails', async () => {
  const answer = vi.fn<Answer>();
  answer.mockResolvedValueOnce(peopleNamed(['Ana', 'Eva'], { hasNextPage: true }));
  answer.mockRejectedValueOnce(new Error('down'));
  answer.mockResolvedValueOnce(peopleNamed(['Luz']));
  show(answer);
  await userEvent.click(await screen.findByRole('button', { name: 'Show more people' }));
  await screen.findByText('We couldn’t load the next page.');
  expect(names()).toEqual(['Ana', 'Eva']);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Luz');
  expect(names()).toEqual(['Ana', 'Eva', 'Luz']);
  expect(answer).toHaveBeenLastCalledWith({ first: 2, after: 'Eva' }, 'People');
});
