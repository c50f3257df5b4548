import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether what is shown may differ from what the server rendered: by the reader's time zone, device
 * or browser. False on the server and while its page is hydrated, true from then on.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
