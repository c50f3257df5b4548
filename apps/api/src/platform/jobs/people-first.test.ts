import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { peopleFirst, standInLine } from './people-first.ts';

const running = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  standInLine('passwords', 0);
  vi.useRealTimers();
});

/** Whether what can wait goes on by then. */
async function goesOn(waiting: Promise<void>): Promise<boolean> {
  const isOver = Symbol('over');
  const over = waiting.then(() => isOver);
  await vi.advanceTimersByTimeAsync(0);
  return (await Promise.race([over, Promise.resolve(null)])) === isOver;
}

test('what can wait goes on at once while few stand in line', async () => {
  standInLine('passwords', 3);
  expect(await goesOn(peopleFirst(running))).toBe(true);
});

test('it lets a crowd go first until that is gone', async () => {
  standInLine('passwords', 90);
  const waiting = peopleFirst(running);
  standInLine('passwords', 4);
  expect(await goesOn(waiting)).toBe(false);
  standInLine('passwords', 3);
  expect(await goesOn(waiting)).toBe(true);
});

test('it lets the crowds of all lines go first', async () => {
  standInLine('passwords', 4);
  standInLine('listing:1', 50);
  const waiting = peopleFirst(running);
  standInLine('passwords', 0);
  standInLine('listing:2', 3);
  expect(await goesOn(waiting)).toBe(false);
  standInLine('listing:1', 0);
  expect(await goesOn(waiting)).toBe(true);
});

test('it waits for five seconds of a crowd that stays, and for the first ones of the next', async () => {
  standInLine('passwords', 4);
  await vi.advanceTimersByTimeAsync(4_000);
  const waiting = peopleFirst(running);
  await vi.advanceTimersByTimeAsync(900);
  expect(await goesOn(waiting)).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(await goesOn(waiting)).toBe(true);
  expect(await goesOn(peopleFirst(running))).toBe(true);
  standInLine('passwords', 0);
  standInLine('passwords', 4);
  expect(await goesOn(peopleFirst(running))).toBe(false);
});

test('it waits no longer when the process stops, and leaves no timer behind', async () => {
  const stopping = new AbortController();
  standInLine('passwords', 4);
  const waiting = peopleFirst(stopping.signal);
  expect(await goesOn(waiting)).toBe(false);
  stopping.abort();
  expect(await goesOn(waiting)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  expect(await goesOn(peopleFirst(stopping.signal))).toBe(true);
});
