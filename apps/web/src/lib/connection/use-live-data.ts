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
 * Reads data again when an event says that they changed. After a refusal the stream goes on 5 seconds
 * later from where it was.
 * @param live the subscription; without one nothing is followed
 * @param liveCursor where the events go on from: the position that was read with the data
 * @param read of `useReadings`: events that come while it reads lead to one more reading
 */
export function useLiveData(
  live: LiveDocument | undefined,
  liveCursor: string | null,
  read: () => Promise<void>,
): void {
  const client = useApolloClient();
  const position = useRef<string | null>(null);
  const readAgain = useEffectEvent(read);
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
