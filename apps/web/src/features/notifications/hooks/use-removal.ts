import { useCallback, useEffect, useRef, useState } from 'react';
import { useRemoveNotificationsMutation } from '../../../gql/notifications.ts';
import { placeInCache, writeUnreadCount } from '../../../lib/live/notification-cache.ts';

/** How long a removed notification can be brought back, in milliseconds. */
const undoMs = 6_000;

/**
 * Removing with a second thought: the notification leaves the list at once and the server only
 * when nobody has brought it back in time. Leaving the page settles it.
 */
export function useRemoval() {
  const [remove] = useRemoveNotificationsMutation();
  const [pending, setPending] = useState<readonly string[]>([]);
  const [error, setError] = useState<unknown>(null);
  const waiting = useRef<{ ids: string[]; timer: ReturnType<typeof setTimeout> | undefined }>({
    ids: [],
    timer: undefined,
  });

  const settle = useCallback(async () => {
    const { ids, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = { ids: [], timer: undefined };
    if (ids.length === 0) return;
    try {
      await remove({
        variables: { input: { ids } },
        update: (cache, { data }) => {
          if (!data) return;
          for (const id of ids) placeInCache(cache, id, null);
          writeUnreadCount(cache, data.removeNotifications.unreadCount);
        },
      });
    } catch (reason) {
      setError(reason);
    }
    setPending((current) => current.filter((id) => !ids.includes(id)));
  }, [remove]);

  useEffect(() => {
    const onHide = () => void settle();
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      void settle();
    };
  }, [settle]);

  return {
    error,
    /** Ids that are gone from sight; the last ones can still be brought back. */
    pending,
    remove: (id: string) => {
      setError(null);
      clearTimeout(waiting.current.timer);
      const ids = [...waiting.current.ids, id];
      waiting.current = { ids, timer: setTimeout(() => void settle(), undoMs) };
      setPending((current) => [...current, id]);
    },
    undo: () => {
      clearTimeout(waiting.current.timer);
      const { ids } = waiting.current;
      waiting.current = { ids: [], timer: undefined };
      setPending((current) => current.filter((id) => !ids.includes(id)));
    },
  };
}
