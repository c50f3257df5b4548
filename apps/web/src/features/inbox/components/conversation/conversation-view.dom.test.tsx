import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { ConversationView } from './conversation-view.tsx';

test('where there is no conversation for the reader that is what the page is about', async () => {
  renderPart(<ConversationView chatId="nobodys" />, { answer: async () => ({ chat: null }) });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('This conversation doesn’t exist');
  expect(screen.getByRole('link', { name: 'All messages' })).toBeTruthy();
});
