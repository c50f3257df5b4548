import type { Page } from '@playwright/test';

/** How much of conversations and of the application the device of a page keeps. */
export interface KeptOnDevice {
  shell: number;
  reads: number;
  outbox: number;
}

/** Counts it. */
export const keptOn = (page: Page): Promise<KeptOnDevice> =>
  page.evaluate(async () => {
    const shell = (await caches.has('wiki-shell'))
      ? (await (await caches.open('wiki-shell')).keys()).length
      : 0;
    return new Promise<KeptOnDevice>((resolve) => {
      const request = indexedDB.open('wiki-chats', 1);
      request.addEventListener('success', () => {
        const names = [...request.result.objectStoreNames];
        if (names.length === 0) return resolve({ shell, reads: 0, outbox: 0 });
        const transaction = request.result.transaction(names, 'readonly');
        const reads = transaction.objectStore('reads').count();
        const outbox = transaction.objectStore('outbox').count();
        transaction.addEventListener('complete', () => {
          request.result.close();
          resolve({ shell, reads: reads.result, outbox: outbox.result });
        });
      });
    });
  });
