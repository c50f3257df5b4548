import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether what is shown may differ from what the server rendered: by the reader's time zone, device
 * or browser. False on the server and while its page is hydrated, true soon after: what differs is drawn
 * in pieces, between which presses are heard, and not at once with the effects of hydration.
 */
export const useIsHydrated = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
