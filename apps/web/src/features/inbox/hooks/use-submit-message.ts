import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ChatMessageFieldsFragment } from '../../../gql/chat-parts.ts';
import { useEditMessageMutation } from '../../../gql/inbox.ts';
import { outbox } from '../../../lib/chats/browser-outbox.ts';
import type { Said } from '../../../lib/chats/outgoing.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';

/** Refusals of what was written: it goes back to where it can be changed. */
const ofWords: ReadonlySet<string> = new Set([
  'MESSAGE_BLACKLISTED',
  'FIELD_INVALID',
  'FIELD_TOO_LONG',
  'FIELD_REQUIRED',
]);

/**
 * Sends what was written, or changes a message. What is refused for its words comes back to be
 * changed: nothing typed is lost.
 */
export function useSubmitMessage(chatId: string, onReturned: (said: Said) => void) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [edit] = useEditMessageMutation();
  const own = useRef(new Set<string>());
  const returned = useRef(onReturned);
  const kept = useSyncExternalStore(outbox.subscribe, outbox.snapshot, outbox.snapshot);

  useEffect(() => {
    returned.current = onReturned;
  });

  useEffect(() => {
    for (const message of kept) {
      const { clientKey, problem } = message;
      if (problem === null || !ofWords.has(problem) || !own.current.delete(clientKey)) continue;
      setRefusal(problem);
      returned.current(message);
      void outbox.discard(clientKey);
    }
  }, [kept]);

  return {
    refusal,
    forgive: () => setRefusal(null),
    send: (said: Said) => {
      setRefusal(null);
      void outbox.add(chatId, said).then(({ clientKey }) => own.current.add(clientKey));
    },
    /** Resolves to whether the change was taken. */
    change: async ({ id: messageId }: ChatMessageFieldsFragment, text: string) => {
      setRefusal(null);
      try {
        const { data } = await edit({ variables: { input: { messageId, text } } });
        const [error] = data?.editMessage.userErrors ?? [];
        setRefusal(error?.code ?? null);
        return !error;
      } catch (error) {
        setRefusal(failureOf(error));
        return false;
      }
    },
  };
}
