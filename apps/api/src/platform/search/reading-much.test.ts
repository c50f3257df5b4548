import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readingMuch } from './reading-much.ts';

/** Reads so many megabytes of texts, which nobody keeps. */
async function read(megabytes: number): Promise<WeakRef<string[]>> {
  const texts: string[] = [];
  while (texts.length < megabytes)
    texts.push(Buffer.alloc(2 ** 20, texts.length).toString('latin1'));
  const reference = new WeakRef(texts);
  // What a reference was made of stays for the turn.
  await nextTurn();
  return reference;
}

test('what a large reading left is collected when it ends', async () => {
  let left: WeakRef<string[]> | undefined;
  await readingMuch(async () => {
    left = await read(200);
  });
  expect(left).toBeDefined();
  expect(left?.deref() === undefined).toBe(true);
});

test('what a reading throws is passed on', async () => {
  const failure = new Error('The database went.');
  await expect(readingMuch(() => Promise.reject(failure))).rejects.toBe(failure);
});
