import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { oneReading, readingsByKey } from './one-reading.ts';

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

test('of each thing one reading is made at a time: who asks meanwhile is told by the next one', async () => {
  const readings: [string, PromiseWithResolvers<string>][] = [];
  const read = readingsByKey((key) => {
    const reading = Promise.withResolvers<string>();
    readings.push([key, reading]);
    return reading.promise;
  });
  const keys = () => readings.map(([key]) => key);
  const first = [read('coffee'), read('coffee'), read('cocoa')];
  await nextTurn();
  expect(keys()).toEqual(['coffee', 'cocoa']);
  const later = [read('coffee'), read('coffee')];
  await nextTurn();
  expect(keys()).toEqual(['coffee', 'cocoa']);
  readings[0]?.[1].resolve('old');
  readings[1]?.[1].resolve('cocoa');
  expect(await Promise.all(first)).toEqual(['old', 'old', 'cocoa']);
  await nextTurn();
  expect(keys()).toEqual(['coffee', 'cocoa', 'coffee']);
  readings[2]?.[1].reject(new Error('away'));
  for (const each of later) await expect(each).rejects.toThrow('away');
  const last = read('coffee');
  await nextTurn();
  readings[3]?.[1].resolve('new');
  expect(await last).toBe('new');
});
