import { useEffect, useMemo } from 'react';
import { TellTypingDocument } from '../../../gql/chats.ts';
import { client } from '../../../lib/apollo/client.ts';

/** It is told again after so long, and that it ended after so long a rest, in milliseconds. */
const againMs = 3_000;
const restMs = 5_000;

/** Tells that somebody writes in a conversation: once in a while, however many keys are pressed. */
function createTeller(chatId: string) {
  let toldAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (isTyping: boolean) => {
    const variables = { input: { chatId, isTyping } };
    // What does not get through is told with one of the next keys.
    client.mutate({ mutation: TellTypingDocument, variables }).catch(() => undefined);
  };
  const rested = () => {
    clearTimeout(timer);
    if (toldAt > 0) tell(false);
    toldAt = 0;
  };
  return {
    rested,
    pressed: () => {
      const now = Date.now();
      if (now - toldAt > againMs) {
        toldAt = now;
        tell(true);
      }
      clearTimeout(timer);
      timer = setTimeout(rested, restMs);
    },
    /** With the message the others know. */
    sent: () => {
      clearTimeout(timer);
      toldAt = 0;
    },
  };
}

/** Tells the others of a conversation that one writes, until it is left. */
export function useTellTyping(chatId: string) {
  const typing = useMemo(() => createTeller(chatId), [chatId]);
  useEffect(() => typing.rested, [typing]);
  return typing;
}
