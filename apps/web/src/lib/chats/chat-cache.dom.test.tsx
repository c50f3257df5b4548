import { expect, test, vi } from 'vitest';
import type { ChatChangedSubscription } from '../../gql/chats.ts';
import { ChatDocument } from '../../gql/inbox.ts';
import { type Answer, clientWith } from '../../testing/render-part.tsx';
import { cacheChat } from './chat-cache.ts';

test('a conversation that was not the reader’s is asked for again once it is', async () => {
  const answer = vi.fn<Answer>(async () => ({ chat: null }));
  const client = clientWith(answer);
  const seen = vi.fn<(result: { data?: unknown }) => void>();
  const looking = client
    .watchQuery({
      query: ChatDocument,
      variables: { id: 'group' },
      fetchPolicy: 'cache-and-network',
    })
    .subscribe(seen);
  await vi.waitFor(() => expect(seen.mock.lastCall?.[0].data).toEqual({ chat: null }));
  const chat = { __typename: 'Chat', id: 'group' };
  const change = { kind: 'CHANGED', chatId: 'group', chat, message: null, unreadChatCount: 1 };
  cacheChat(client.cache, { ...change, chatId: 'another' } as unknown as Change);
  cacheChat(client.cache, change as unknown as Change);
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  looking.unsubscribe();
});

type Change = ChatChangedSubscription['chatChanged'];
