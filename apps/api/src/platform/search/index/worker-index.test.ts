import { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import type { SearchIndex } from '../search-index.ts';
import { openWorkerIndex } from './worker-index.ts';

const open: SearchIndex[] = [];
afterEach(async () => {
  for (const index of open.splice(0)) await index.close();
});

function openIndex(): SearchIndex {
  const texts = { name: { weight: 80 } };
  const index = openWorkerIndex({ texts, keywords: {}, numbers: [], groups: ['all'] });
  open.push(index);
  return index;
}

const document = { id: 'a', group: 'all', texts: { name: ['Ocarina'] } };
const put = (index: SearchIndex) =>
  index.put([{ ...document, codes: [], keywords: {}, numbers: {} }]);
const search = (index: SearchIndex, first = 20) =>
  index.search({ query: 'ocarina', group: null, first, after: null });
const outcomeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: { extensions: { code: string } }) => error.extensions.code,
  );

test('of many questions at once those that would wait long are refused; changes never are', async () => {
  const index = openIndex();
  const questions = Array.from({ length: 500 }, (_, first) => outcomeOf(search(index, first)));
  await put(index);
  const outcomes = await Promise.all(questions);
  expect(new Set(outcomes.slice(0, 200))).toEqual(new Set(['answered']));
  expect(new Set(outcomes.slice(200))).toEqual(new Set(['UNAVAILABLE']));
  expect((await search(index)).hits).toHaveLength(1);
});

test('the same question at once waits once, and anew after a change', async () => {
  const index = openIndex();
  const before = Array.from({ length: 500 }, () => search(index));
  const changed = put(index);
  const after = Array.from({ length: 500 }, () => search(index));
  const found = async (asked: ReturnType<typeof search>[]) =>
    new Set((await Promise.all(asked)).map(({ hits }) => hits.length));
  expect(await found(before)).toEqual(new Set([0]));
  expect(await found(after)).toEqual(new Set([1]));
  await changed;
});

test('a question that was answered needs the thread no more, until something changes', async () => {
  const asked = vi.spyOn(Worker.prototype, 'postMessage');
  const index = openIndex();
  await search(index);
  await search(index);
  expect(asked).toHaveBeenCalledTimes(1);
  await put(index);
  expect((await search(index)).hits).toHaveLength(1);
  await search(index);
  expect(asked).toHaveBeenCalledTimes(3);
  await index.remove(['a']);
  expect((await search(index)).hits).toEqual([]);
});

test('a question that failed is asked anew', async () => {
  const asked = vi.spyOn(Worker.prototype, 'postMessage');
  const index = openIndex();
  await put(index);
  const order = { field: 'nothing', direction: 1 } as const;
  const failing = () =>
    index.search({ query: 'ocarina', group: null, first: 1, after: null, order });
  await expect(failing()).rejects.toThrow('nothing');
  await expect(failing()).rejects.toThrow('nothing');
  expect(asked).toHaveBeenCalledTimes(3);
});

test('what is asked of a thread that ends, or has ended, is refused', async () => {
  const index = openIndex();
  const asked = outcomeOf(search(index));
  await index.close();
  expect(await asked).toBe('UNAVAILABLE');
  expect(await index.ended).toBeInstanceOf(Error);
  expect(await outcomeOf(put(index))).toBe('UNAVAILABLE');
});
