import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { oneReading } from './one-reading.ts';

test('those who ask at the same moment are told by one reading, later ones by another', async () => {
  let stored = 0;
  let readings = 0;
  const read = oneReading(() => {
    readings += 1;
    return Promise.resolve(stored);
  });
  const [one, other] = [read(), read()];
  stored = 1;
  expect([await one, await other, readings]).toEqual([1, 1, 1]);
  const underWay = read();
  await nextTurn();
  stored = 2;
  expect(await read()).toBe(2);
  expect(await underWay).toBe(1);
  expect(readings).toBe(3);
});

test('a reading that fails is told to those who asked, and not to the next', async () => {
  let fails = true;
  const read = oneReading(() =>
    fails ? Promise.reject(new Error('away')) : Promise.resolve('there'),
  );
  const asked = [read(), read()];
  for (const each of asked) await expect(each).rejects.toThrow('away');
  fails = false;
  expect(await read()).toBe('there');
});
