import { expect, test } from 'vitest';
import type { PlacedEvent } from './follower.ts';
import { Ring } from './ring.ts';

const event = (position: bigint) => ({ position }) as PlacedEvent;
const positions = (events: PlacedEvent[]) => events.map(({ position }) => Number(position));

test('gives what lies after a position', () => {
  const ring = new Ring(10n, 100);
  for (const position of [11n, 13n, 15n]) ring.push(event(position));
  expect(positions(ring.after(10n))).toEqual([11, 13, 15]);
  expect(positions(ring.after(13n))).toEqual([15]);
  expect(positions(ring.after(14n))).toEqual([15]);
  expect(positions(ring.after(15n))).toEqual([]);
});

test('never holds twice its capacity, and its floor follows', () => {
  const ring = new Ring(0n, 5);
  for (let position = 1n; position <= 1_000n; position++) {
    ring.push(event(position));
    expect(ring.length).toBeLessThan(10);
    expect(positions(ring.after(ring.floor))[0]).toBe(Number(ring.floor) + 1);
  }
  expect(ring.floor).toBeGreaterThan(990n);
});

test('older events join in front, unless the floor moved away from them', () => {
  const ring = new Ring(10n, 2);
  ring.push(event(11n));
  expect(ring.extend(5n, 10n, [event(6n), event(9n)])).toBe(true);
  expect(positions(ring.after(5n))).toEqual([6, 9, 11]);
  ring.push(event(12n));
  expect(ring.floor).toBeGreaterThan(5n);
  expect(ring.extend(1n, 5n, [event(2n)])).toBe(false);
});
