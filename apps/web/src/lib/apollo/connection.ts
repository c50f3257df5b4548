/** Whether the server can be reached, as far as this tab can tell. */
export type ConnectionState = 'online' | 'offline';

let state: ConnectionState = navigator.onLine ? 'online' : 'offline';
const listeners = new Set<() => void>();

function set(next: ConnectionState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

window.addEventListener('offline', () => set('offline'));
window.addEventListener('online', () => set('online'));

/** Fed by the links: an answer of any kind means online, a request that got none means offline. */
export const connection = {
  snapshot: (): ConnectionState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  answered: () => set('online'),
  lost: () => set('offline'),
};
