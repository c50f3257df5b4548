import { useEffect, useRef, useState } from 'react';
import { type ChatMessageFieldsFragment, useSendMessageMutation } from '../../../gql/inbox.ts';
import { placeMessage } from '../../../lib/chats/chat-cache.ts';
import { readDraft, writeDraft } from '../../../lib/forms/draft.ts';
import { type Outgoing, stillOutgoing, unsentOf } from '../outgoing.ts';

/**
 * Sends messages: each shows at once, and one that did not arrive stays to be sent again, also after
 * leaving or reloading. The server takes it as the same message.
 * @param arrived the messages of the conversation as the server has them
 */
export function useSending(chatId: string, arrived: readonly ChatMessageFieldsFragment[]) {
  const [send] = useSendMessageMutation();
  const unsent = `chat-unsent:${chatId}`;
  const [written, setWritten] = useState<readonly Outgoing[]>(() => unsentOf(readDraft(unsent)));
  const outgoing = stillOutgoing(written, arrived);
  /** Why the server does not take a text, such as a word on the blacklist. */
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Settles when nothing is on its way: one after the other, so that they arrive as they were written. */
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const fail = ({ clientKey }: Outgoing) =>
    setWritten((all) =>
      all.map((one) => (one.clientKey === clientKey ? { ...one, hasFailed: true } : one)),
    );
  const drop = ({ clientKey }: Outgoing) =>
    setWritten((all) => all.filter((one) => one.clientKey !== clientKey));

  /** Resolves to whether the text was taken, or may still be: a text that is refused goes back to its author. */
  const deliver = (message: Outgoing): Promise<boolean> => {
    const delivered = line.current.then(() => sendNow(message));
    line.current = delivered;
    return delivered;
  };

  const sendNow = async (message: Outgoing): Promise<boolean> => {
    const { clientKey, text } = message;
    try {
      const { data } = await send({
        variables: { input: { chatId, clientKey, text } },
        update: (cache, result) => placeMessage(cache, chatId, result.data?.sendMessage.message),
      });
      const [error] = data?.sendMessage.userErrors ?? [];
      drop(message);
      setRefusal(error?.code ?? null);
      return !error;
    } catch {
      fail(message);
      return true;
    }
  };

  useEffect(() => writeDraft(unsent, outgoing.length > 0 ? { messages: outgoing } : {}));

  return {
    outgoing,
    refusal,
    send: (text: string): Promise<boolean> => {
      const message: Outgoing = {
        clientKey: crypto.randomUUID(),
        text,
        dateSent: new Date().toISOString(),
        hasFailed: false,
      };
      setRefusal(null);
      setWritten((all) => [...all, message]);
      return deliver(message);
    },
    sendAgain: (message: Outgoing) => {
      setWritten((all) =>
        all.map((one) =>
          one.clientKey === message.clientKey ? { ...one, hasFailed: false } : one,
        ),
      );
      void deliver(message);
    },
  };
}
