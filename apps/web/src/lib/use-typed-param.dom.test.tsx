import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { useSetParam } from './use-set-param.ts';
import { useTypedParam } from './use-typed-param.ts';

function Search() {
  const [typed, drawn, type] = useTypedParam('q');
  const setParam = useSetParam({ replace: true });
  return (
    <>
      <input
        aria-label="Search"
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <p>Found: {drawn}</p>
      <button onClick={() => setParam('q', null)}>All</button>
    </>
  );
}

test('each letter stays, however far behind the page is drawn', async () => {
  renderPart(<Search />);
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  // All before anything is drawn anew.
  for (const text of ['p', 'pa', 'pan']) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(field.value).toBe(text);
  }
  await screen.findByText('Found: pan');
  expect(field.value).toBe('pan');
  expect(location.search).toBe('?q=pan');
});

test('what changes the address otherwise changes the field', async () => {
  renderPart(<Search />, { at: '/?q=coffee' });
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  expect(field.value).toBe('coffee');
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(field.value).toBe(''));
});
