import { useMemo, useSyncExternalStore } from 'react';
import { outbox } from '../../../lib/chats/browser-outbox.ts';
import { stillOutgoing } from '../../../lib/chats/outgoing.ts';

/**
 * The messages of a conversation that are on their way: each shows at once, and one that did not arrive
 * stays to be sent again or given up, also after leaving or reloading.
 * @param arrived the messages of the conversation as the server has them
 */
export function useSending(
  chatId: string,
  arrived: readonly { clientKey?: string | null | undefined }[],
) {
  const all = useSyncExternalStore(outbox.subscribe, outbox.snapshot, outbox.snapshot);
  const outgoing = useMemo(
    () =>
      stillOutgoing(
        all.filter((message) => message.chatId === chatId),
        arrived,
      ),
    [all, chatId, arrived],
  );
  return {
    outgoing,
    sendAgain: (clientKey: string) => void outbox.sendAgain(clientKey),
    discard: (clientKey: string) => void outbox.discard(clientKey),
  };
}
