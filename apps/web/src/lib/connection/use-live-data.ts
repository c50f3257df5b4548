import { useApolloClient } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useEffect, useEffectEvent, useRef } from 'react';

/** A subscription whose events say where they stand, so that it goes on from there. */
export type LiveDocument = TypedDocumentNode<unknown, { after?: string | null }>;

/** How long to wait before a stream that the server refused or ended is asked for again. */
const retryMs = 5_000;

const cursorIn = (events: unknown): string | null => {
  for (const event of Object.values(events ?? {}) as unknown[]) {
    if (event && typeof event === 'object' && 'cursor' in event) return String(event.cursor);
  }
  return null;
};

/**
 * Reads data again when an event says that they changed. Events that come while they are being read
 * lead to one more reading. After a refusal the stream goes on 5 seconds later from where it was.
 * @param live the subscription; without one nothing is followed
 * @param liveCursor where the events go on from: the position that was read with the data
 */
export function useLiveData(
  live: LiveDocument | undefined,
  liveCursor: string | null,
  read: () => Promise<void>,
): void {
  const client = useApolloClient();
  const reading = useRef<{ isAgain: boolean } | null>(null);
  const position = useRef<string | null>(null);
  const readAgain = useEffectEvent(async () => {
    if (reading.current) {
      reading.current.isAgain = true;
      return;
    }
    reading.current = { isAgain: true };
    try {
      while (reading.current.isAgain) {
        reading.current.isAgain = false;
        await read();
      }
    } catch {
      // What reads says itself that it failed, or is not there any more; the next event reads again.
    } finally {
      reading.current = null;
    }
  });
  const firstPosition = useEffectEvent(() => liveCursor);
  const isKnown = liveCursor !== null;

  useEffect(() => {
    if (!live || !isKnown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {};
    const begin = () => {
      position.current ??= firstPosition();
      const events = client.subscribe({ query: live, variables: { after: position.current } });
      const again = () => {
        timer = setTimeout(begin, retryMs);
      };
      const subscription = events.subscribe({
        next: ({ data }) => {
          position.current = cursorIn(data) ?? position.current;
          void readAgain();
        },
        error: again,
        complete: again,
      });
      stop = () => subscription.unsubscribe();
    };
    begin();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, live, isKnown]);
}
