/** Whether the server can be reached, as far as this tab can tell. */
export type ConnectionState = 'online' | 'offline';

/** A socket that comes back within this time was not worth a word. */
const patienceMs = 1_500;

let state: ConnectionState = navigator.onLine ? 'online' : 'offline';
let losing: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: ConnectionState): void {
  clearTimeout(losing);
  losing = undefined;
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

globalThis.addEventListener('offline', () => set('offline'));
globalThis.addEventListener('online', () => set('online'));

/** Fed by the links: an answer of any kind means online, a request that got none means offline. */
export const connection = {
  snapshot: (): ConnectionState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  answered: () => set('online'),
  lost: () => {
    losing ??= setTimeout(() => set('offline'), patienceMs);
  },
};

/** Asks the server, and notices whether it answers at all. */
export const observedFetch: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init);
    connection.answered();
    return response;
  } catch (error) {
    if (!init?.signal?.aborted) connection.lost();
    throw error;
  }
};
