import { useEffect, useRef, useState } from 'react';

/** How long to wait before a stream that the server refused or ended is asked for again. */
const retryMs = 5_000;

/**
 * Where a screen follows a stream of live events: from the cursor that was read with its data, and
 * after a refusal 5 seconds later from the cursor it had reached.
 * @param read the cursor as it was read, null until then
 */
export function useEventCursor(read: string | null) {
  const reached = useRef<string | null>(null);
  const after = useRef<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  after.current ??= read;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      after.current = reached.current ?? after.current;
      setWaiting(false);
    }, retryMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  const retry = () => setWaiting(true);
  return {
    after: after.current,
    /** Notes how far the stream came. */
    advance: (cursor: string) => {
      reached.current = cursor;
    },
    /** Options of the subscription. */
    options: {
      skip: isWaiting || after.current === null,
      ignoreResults: true,
      onError: retry,
      onComplete: retry,
    },
  };
}
