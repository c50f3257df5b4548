import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { outbox } from '../../../../lib/chats/browser-outbox.ts';
import { keepOnDevice } from '../../../../lib/chats/device-store.ts';
import type { KeptMessage } from '../../../../lib/chats/outbox.ts';
import { type Answer, renderPart } from '../../../../testing/render-part.tsx';
import { ConversationView } from './conversation-view.tsx';

afterEach(() => outbox.stop());

test('where there is no conversation for the reader that is what the page is about', async () => {
  renderPart(<ConversationView chatId="nobodys" />, { answer: async () => ({ chat: null }) });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('This conversation doesn’t exist');
  expect(screen.getByRole('link', { name: 'All messages' })).toBeTruthy();
});

const failed: Answer = () => Promise.reject(new Error('gone'));
for (const [what, answer, said] of [
  ['cannot be loaded', failed, 'We couldn’t load the conversation'],
  ['is not the reader’s any more', async () => ({ chat: null }), 'This conversation doesn’t exist'],
] as const) {
  test(`what was not sent is seen where its conversation ${what}, and can be given up`, async () => {
    const kept: KeptMessage = {
      userId: 'ana',
      place: 1,
      chatId: 'chat',
      clientKey: 'key',
      text: 'Le llevo dos sacos.',
      quotedId: null,
      images: [],
      files: [],
      dateSent: '2026-11-28T10:00:00.000Z',
      problem: 'CANNOT_WRITE',
    };
    await keepOnDevice('outbox', kept.clientKey, kept);
    await outbox.start('ana');
    renderPart(<ConversationView chatId="chat" />, { answer });
    await screen.findByText(said);
    expect(screen.getByRole('link', { name: 'All messages' })).toBeTruthy();
    expect(screen.getByText('Le llevo dos sacos.')).toBeTruthy();
    expect(screen.getByText(/Not sent:/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Le llevo dos sacos.')).toBeNull());
  });
}
