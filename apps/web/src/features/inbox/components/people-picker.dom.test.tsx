import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { PeoplePicker } from './people-picker.tsx';

const natalia = { __typename: 'PublicUser', id: 'n', displayName: 'Natalia Gómez', photoUrl: null };
const answer = async ({ search }: Record<string, unknown>) => ({
  peopleToWriteTo: search === 'Carlos' ? [] : [natalia],
});

test('who was found and is chosen is somebody by that name', async () => {
  renderPart(<PeoplePicker chosen={[natalia]} onChoose={() => {}} />, { answer });
  const find = screen.getByLabelText('Find people');
  fireEvent.change(find, { target: { value: 'Carlos' } });
  await screen.findByText('Nobody by that name');
  fireEvent.change(find, { target: { value: 'Natalia' } });
  await waitFor(() => expect(screen.queryByText('Nobody by that name')).toBeNull());
  expect(screen.getAllByRole('button', { name: /Natalia Gómez/ })).toHaveLength(1);
});

test('that there is nobody is said of the words that stand there, once they are answered', async () => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  renderPart(<PeoplePicker onChoose={() => {}} />, {
    answer: async (variables) => {
      if (variables['search'] === 'Natalia') await late;
      return answer(variables);
    },
  });
  const find = screen.getByLabelText('Find people');
  fireEvent.change(find, { target: { value: 'Carlos' } });
  await screen.findByText('Nobody by that name');
  fireEvent.change(find, { target: { value: 'Natalia' } });
  expect(screen.queryByText('Nobody by that name')).toBeNull();
  arrive();
  await screen.findByRole('button', { name: /Natalia Gómez/ });
});

test('a search that is not answered says so, and not that there is nobody', async () => {
  renderPart(<PeoplePicker onChoose={() => {}} />, {
    answer: async (variables) => {
      if (variables['search'] === 'Natalia') throw new Error('gone');
      return answer(variables);
    },
  });
  const find = screen.getByLabelText('Find people');
  fireEvent.change(find, { target: { value: 'Carlos' } });
  await screen.findByText('Nobody by that name');
  fireEvent.change(find, { target: { value: 'Natalia' } });
  await screen.findByRole('alert');
  expect(screen.queryByText('Nobody by that name')).toBeNull();
});
