import { expect, test } from 'vitest';
import { turnsOf } from './turns.ts';

/** Values that are there at once, then such as come when they are given. */
function source(there: readonly number[]) {
  const values = [...there];
  const waiting: PromiseWithResolvers<IteratorResult<number>>[] = [];
  return {
    next(): Promise<IteratorResult<number>> {
      const value = values.shift();
      if (value !== undefined) return Promise.resolve({ done: false, value });
      const later = Promise.withResolvers<IteratorResult<number>>();
      waiting.push(later);
      return later.promise;
    },
    put: (value: number) => values.push(value),
    give: (value: number) => waiting.shift()?.resolve({ done: false, value }),
    fail: (error: Error) => waiting.shift()?.reject(error),
    end: () => waiting.shift()?.resolve({ done: true, value: undefined }),
  };
}

test('what is there makes one turn, at most so many', async () => {
  const turns = turnsOf(source([1, 2, 3, 4, 5]), 3);
  expect((await turns.next()).value).toEqual([1, 2, 3]);
  expect((await turns.next()).value).toEqual([4, 5]);
});

test('what comes alone waits for nothing, and the end ends', async () => {
  const values = source([]);
  const turns = turnsOf(values, 3);
  const first = turns.next();
  values.give(1);
  expect((await first).value).toEqual([1]);
  const end = turns.next();
  values.end();
  expect(await end).toEqual({ done: true, value: undefined });
});

test('an error comes after what came before it', async () => {
  const values = source([1, 2]);
  const turns = turnsOf(values, 3);
  expect((await turns.next()).value).toEqual([1, 2]);
  values.fail(new Error('broken'));
  await expect(turns.next()).rejects.toThrow('broken');
});

test('what comes while a turn is gathered belongs to it', async () => {
  const values = source([1]);
  const turns = turnsOf(values, 3, async () => values.put(2));
  expect((await turns.next()).value).toEqual([1, 2]);
});
