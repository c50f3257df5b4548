import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { peopleFirst } from '../jobs/people-first.ts';
import { inTurn } from './turns.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('the works of a key go one after the other, those of others beside them', async () => {
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (number: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await delay(2);
    order.push(number);
    running -= 1;
    return number;
  };
  const given = [1, 2, 3, 4, 5];
  expect(await Promise.all(given.map((number) => inTurn('one', work(number))))).toEqual(given);
  expect(order).toEqual(given);
  expect(most).toBe(1);
  await Promise.all(given.map((number) => inTurn(`own ${number}`, work(number))));
  expect(most).toBe(5);
});

test('what can wait lets those go first who wait for one turn, once they are many', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const order: string[] = [];
  const works = Array.from({ length: 5 }, (_, index) =>
    inTurn('crowded', async () => {
      await opened;
      order.push(String(index));
    }),
  );
  const waiting = peopleFirst(new AbortController().signal).then(() => order.push('what can wait'));
  open();
  await Promise.all([...works, waiting]);
  expect(order.indexOf('what can wait')).toBeGreaterThanOrEqual(2);
  await peopleFirst(new AbortController().signal);
});

test('one that fails does not keep the next from its turn', async () => {
  const failing = inTurn('failing', () => Promise.reject(new Error('no')));
  const next = inTurn('failing', () => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test('slow ones are waited for as long as they go on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let running = 0;
  let most = 0;
  const works = Array.from({ length: 4 }, () =>
    inTurn('slow', async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 4_000));
      running -= 1;
    }),
  );
  await vi.advanceTimersByTimeAsync(16_000);
  await Promise.all(works);
  expect(most).toBe(1);
});

test('whoever waited too long goes ahead', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const hanging = Promise.withResolvers<string>();
  const first = inTurn('hanging', () => hanging.promise);
  const second = inTurn('hanging', () => Promise.resolve('second'));
  const third = inTurn('hanging', () => Promise.resolve('third'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await Promise.all([second, third])).toEqual(['second', 'third']);
  hanging.resolve('first');
  expect(await first).toBe('first');
});
