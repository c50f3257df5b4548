import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the device is such a one. False on the server and while its page is hydrated: what must
 * look the same there is decided in style sheets.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
