/** What the browser keeps for a person between visits: messages on their way, and what was read last. */
const name = 'wiki-chats';
const stores = ['outbox', 'reads'] as const;
type StoreName = (typeof stores)[number];

/** In place of the browser's storage where it is closed: good for as long as the tab is open. */
const inMemory: Record<StoreName, Map<string, unknown>> = { outbox: new Map(), reads: new Map() };

let opened: Promise<IDBDatabase | null> | null = null;

function open(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(name, 1);
      request.addEventListener('upgradeneeded', () => {
        for (const store of stores) request.result.createObjectStore(store);
      });
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => resolve(null));
    } catch {
      resolve(null);
    }
  });
  return opened;
}

/** One step in a store; null where the browser keeps nothing. */
async function inStore<Result>(
  store: StoreName,
  mode: IDBTransactionMode,
  step: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<{ result: Result } | null> {
  const database = await open();
  if (!database) return null;
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    const request = step(transaction.objectStore(store));
    transaction.addEventListener('complete', () => resolve({ result: request.result }));
    transaction.addEventListener('error', () =>
      reject(new Error('The device keeps nothing.', { cause: transaction.error })),
    );
    transaction.addEventListener('abort', () =>
      reject(new Error('The device keeps nothing.', { cause: transaction.error })),
    );
  });
}

/** Everything that a store keeps. */
export async function readAllKept(store: StoreName): Promise<unknown[]> {
  const found = await inStore(store, 'readonly', (values) => values.getAll());
  return found ? (found.result as unknown[]) : [...inMemory[store].values()];
}

/** Keeps a value under a key. */
export async function keepOnDevice(store: StoreName, key: string, value: unknown): Promise<void> {
  const kept = await inStore(store, 'readwrite', (values) => values.put(value, key));
  if (!kept) inMemory[store].set(key, value);
}

/** Forgets everything. */
export async function forgetAllOnDevice(): Promise<void> {
  for (const store of stores) {
    await inStore(store, 'readwrite', (values) => values.clear());
    inMemory[store].clear();
  }
}

/** Forgets what is kept under a key. */
export async function forgetOnDevice(store: StoreName, key: string): Promise<void> {
  await inStore(store, 'readwrite', (values) => values.delete(key));
  inMemory[store].delete(key);
}
