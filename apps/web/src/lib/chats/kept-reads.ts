import type { StoreObject } from '@apollo/client';
import type { NormalizedCacheObject } from '@apollo/client/cache';
import { client } from '../apollo/client.ts';
import { forgetOnDevice, keepOnDevice, readAllKept } from './device-store.ts';
import { reachable } from './reachable.ts';

/** How often it is looked whether something new was read, in milliseconds. */
const lookMs = 5_000;
const key = 'last';

/** What was read last on this device, and by whom. */
interface KeptReads {
  userId: string;
  objects: NormalizedCacheObject;
}

/** Keeps what is read of conversations on the device, for as long as somebody is signed in. */
export function keepReads(userId: string): () => void {
  let last = '';
  let isOver = false;
  const look = () => {
    const objects = reachable(client.cache.extract() as NormalizedCacheObject);
    const now = JSON.stringify(objects);
    if (!objects || now === last || isOver) return;
    last = now;
    void keepOnDevice('reads', key, { userId, objects }).catch(() => undefined);
  };
  const onHidden = () => {
    if (document.visibilityState === 'hidden') look();
  };
  const timer = setInterval(look, lookMs);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onHidden);
  };
}

/** Shows what was read last, where the server cannot be asked; answers who read it. */
export async function showKeptReads(): Promise<string | null> {
  const [kept] = (await readAllKept('reads')) as KeptReads[];
  if (!kept) return null;
  const { cache } = client;
  const known = cache.extract() as NormalizedCacheObject;
  const root = { ...known['ROOT_QUERY'], ...kept.objects['ROOT_QUERY'] };
  cache.restore({ ...known, ...kept.objects, ROOT_QUERY: root as typeof root & StoreObject });
  // Whoever watches hears of it at the end of a batch, not of a restore.
  cache.batch({ update: () => undefined });
  return kept.userId;
}

/** Forgets it. */
export const forgetReads = (): Promise<void> => forgetOnDevice('reads', key);
