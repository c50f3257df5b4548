import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { SaveLoop, Saving } from './save-loop.ts';

/**
 * A saver on screen: it saves at once when the network is back and when the page is hidden.
 * @param connect begins, and answers what ends it
 * @param saveNow saves what waits, where the form saves itself
 */
export function useSaver<State extends Saving>(
  { subscribe, snapshot }: Pick<SaveLoop<State>, 'subscribe' | 'snapshot'>,
  connect: () => () => void,
  saveNow: () => void,
): State {
  const begin = useEffectEvent(connect);
  const save = useEffectEvent(saveNow);
  useEffect(() => {
    const disconnect = begin();
    const onChange = () => save();
    addEventListener('online', onChange);
    document.addEventListener('visibilitychange', onChange);
    return () => {
      removeEventListener('online', onChange);
      document.removeEventListener('visibilitychange', onChange);
      disconnect();
    };
  }, [subscribe]);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
