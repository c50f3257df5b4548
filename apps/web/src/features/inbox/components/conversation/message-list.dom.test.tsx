import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { ChatMessageFieldsFragment, ChatRowFragment } from '../../../../gql/chat-parts.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { MessageList } from './message-list.tsx';

const nothing = () => {};
const chat = { id: 'chat', isGroup: false, viewerCanWrite: true } as ChatRowFragment;

/** Something that Ana and Luis said in turn, minute by minute. */
const said = (minute: number) =>
  ({
    id: `at-${minute}`,
    chatId: 'chat',
    text: `Minute ${minute}`,
    dateSent: new Date(2026, 10, 28, 10, minute).toISOString(),
    isOwn: minute % 2 === 0,
    sender: { id: minute % 2 === 0 ? 'ana' : 'luis', displayName: 'Ana' },
    reactions: [],
    links: [],
    images: [],
    files: [],
  }) as unknown as ChatMessageFieldsFragment;

function Reading() {
  const [oldest, setOldest] = useState(3);
  const messages = [6, 5, 4, 3, 2, 1].filter((minute) => minute >= oldest).map(said);
  return (
    <>
      <button type="button" onClick={() => setOldest(1)}>
        older
      </button>
      <MessageList
        chat={chat}
        messages={messages}
        firstUnreadId={null}
        unreadCount={0}
        targetId={null}
        onQuote={nothing}
        onEdit={nothing}
        onShow={nothing}
        onSeenBy={nothing}
      >
        {null}
      </MessageList>
    </>
  );
}

test('what is read stays in place, with the focus in it, when older messages of its day arrive', async () => {
  renderPart(<Reading />);
  const article = (await screen.findByText('Minute 5')).closest('[data-message]');
  const [button] = article?.querySelectorAll('button') ?? [];
  button?.focus();
  fireEvent.click(screen.getByRole('button', { name: 'older' }));
  await screen.findByText('Minute 1');
  expect(article?.isConnected).toBe(true);
  expect(document.activeElement).toBe(button);
});
