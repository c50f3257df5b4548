import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { FoundMessages } from './found-messages.tsx';

function Searched() {
  const [text, setText] = useState('cacao');
  return (
    <>
      <button type="button" onClick={() => setText('mora')}>
        mora
      </button>
      <FoundMessages text={text} />
    </>
  );
}

test('that nothing was found is said of the words that were answered', async () => {
  const asked: unknown[] = [];
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  renderPart(<Searched />, {
    answer: async ({ text }) => {
      asked.push(text);
      if (text === 'mora') await late;
      const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
      return { searchMessages: { __typename: 'ChatMessageConnection', edges: [], pageInfo } };
    },
  });
  await screen.findByText('No results for “cacao”.');
  fireEvent.click(screen.getByRole('button', { name: 'mora' }));
  await waitFor(() => expect(asked).toContain('mora'));
  expect(screen.queryByText(/No results/)).toBeNull();
  arrive();
  await screen.findByText('No results for “mora”.');
});
