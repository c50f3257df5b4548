import { afterEach, expect, test, vi } from 'vitest';
import type { FollowOptions, LiveEvent, LiveHub } from '../platform/live/hub.ts';
import { forgetViewers, keptViewer, watchViewers } from './kept-viewers.ts';
import type { Viewer } from './session.ts';

const viewer = { userId: 'u', sessionId: 's' } as Viewer;
afterEach(forgetViewers);

test('who asks several times at once is read once, and again once something changed', async () => {
  const read = vi.fn<() => Promise<Viewer | null>>(async () => viewer);
  const ask = () => keptViewer('s', 'u', read);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([viewer, viewer, viewer]);
  expect(await ask()).toBe(viewer);
  expect(read).toHaveBeenCalledTimes(1);
  forgetViewers();
  read.mockResolvedValueOnce(null);
  expect(await ask()).toBeNull();
  expect(read).toHaveBeenCalledTimes(2);
});

test('what was being read while something changed is not kept', async () => {
  const reading = Promise.withResolvers<Viewer | null>();
  const before = keptViewer('s', 'u', () => reading.promise);
  forgetViewers();
  reading.resolve(viewer);
  expect(await before).toBe(viewer);
  expect(await keptViewer('s', 'u', async () => null)).toBeNull();
});

test('a reading that failed is tried again by the next', async () => {
  const failing = keptViewer('s', 'u', () => Promise.reject(new Error('away')));
  await expect(failing).rejects.toThrow('away');
  expect(await keptViewer('s', 'u', async () => viewer)).toBe(viewer);
});

test('the token of one account opens no session of another', async () => {
  await keptViewer('s', 'u', async () => viewer);
  expect(await keptViewer('s', 'other', async () => null)).toBeNull();
});

test('an event of another process ends what is kept', async () => {
  const told: ((event: IteratorResult<LiveEvent>) => void)[] = [];
  const followed: FollowOptions[] = [];
  const end: IteratorResult<LiveEvent> = { done: true, value: undefined };
  const hub: LiveHub = {
    currentCursor: async () => '',
    follow(options) {
      followed.push(options);
      const iterator: AsyncIterableIterator<LiveEvent> = {
        next: () => new Promise((resolve) => told.push(resolve)),
        return: async () => {
          for (const tell of told.splice(0)) tell(end);
          return end;
        },
        [Symbol.asyncIterator]: () => iterator,
      };
      return iterator;
    },
  };
  const stop = watchViewers(hub);
  expect(await keptViewer('s', 'u', async () => viewer)).toBe(viewer);
  expect(followed[0]?.types).toContain('session.revoked');
  expect(followed[0]?.types).toContain('user.suspended');
  told.splice(0)[0]?.({ done: false, value: {} as LiveEvent });
  await expect.poll(() => told.length).toBe(1);
  expect(await keptViewer('s', 'u', async () => null)).toBeNull();
  await stop();
});
