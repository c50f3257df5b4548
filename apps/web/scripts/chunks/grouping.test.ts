import { expect, test } from 'vitest';
import { groupsOf, type Load, type Piece } from './grouping.ts';

const costs = { file: 100, small: 0, burden: 0, strangers: 0 };
const piece = (bytes: number, ...imports: number[]): Piece => ({ bytes, imports });
const load = (weight: number, ...pieces: number[]): Load => ({ pieces, there: [], weight });
/** The groups in the order of their pieces, so that they can be compared. */
const grouped = (...given: Parameters<typeof groupsOf>): number[][] =>
  groupsOf(...given)
    .map((group) => group.toSorted((a, b) => a - b))
    .toSorted(([a = 0], [b = 0]) => a - b);

test('puts together what every load has', () => {
  const pieces = [piece(10), piece(10), piece(10)];
  expect(grouped(pieces, [load(1, 0, 1, 2)], costs)).toEqual([[0, 1, 2]]);
});

test('leaves apart what one load would carry for another, when that is more than a file is worth', () => {
  const pieces = [piece(10), piece(101)];
  expect(grouped(pieces, [load(1, 0, 1), load(1, 0)], costs)).toEqual([[0], [1]]);
  const lighter = [piece(10), piece(99)];
  expect(grouped(lighter, [load(1, 0, 1), load(1, 0)], costs)).toEqual([[0, 1]]);
});

test('burdens pages by their weight', () => {
  const pieces = [piece(10), piece(101)];
  expect(grouped(pieces, [load(2, 0, 1), load(1, 0)], costs)).toEqual([[0, 1]]);
});

test('counts what comes along with a group, and not what is there already', () => {
  // The second brings the third, which is heavy for whoever needs only the first.
  const pieces = [piece(10), piece(10, 2), piece(500)];
  expect(grouped(pieces, [load(1, 0, 1), load(1, 0)], costs)).toEqual([[0], [1, 2]]);
  const dialog: Load = { pieces: [0], there: [1], weight: 1 };
  expect(grouped(pieces, [load(1, 0, 1), dialog], costs)).toEqual([[0, 1, 2]]);
});

test('has no files that import each other: what stands between two joins them', () => {
  const pieces = [piece(10, 1), piece(150, 2), piece(10)];
  // The first and the last are wanted together most, but the one imports the other by the middle.
  const groups = grouped(pieces, [load(5, 0), load(1, 1), load(1, 2)], costs);
  const between = groups.find((group) => group.includes(0) && group.includes(2));
  expect(between).toEqual([0, 1, 2]);
});

test('small files join others as long as that is no burden, and somebody wants both', () => {
  const pieces = [piece(50), piece(260), piece(20)];
  const loads = [load(1, 0, 1), load(1, 0), load(1, 2)];
  expect(grouped(pieces, loads, costs)).toEqual([[0], [1], [2]]);
  expect(grouped(pieces, loads, { ...costs, small: 100, burden: 100 })).toEqual([[0], [1], [2]]);
  expect(grouped(pieces, loads, { ...costs, small: 100, burden: 200 })).toEqual([[0, 1], [2]]);
});

test('what no load has stays alone', () => {
  expect(grouped([piece(1), piece(1)], [], { ...costs, small: 100, burden: 1e9 })).toEqual([
    [0],
    [1],
  ]);
});

test('small files that nobody wants together are one where that burdens nobody much', () => {
  const pieces = [piece(50), piece(60), piece(500)];
  const loads = [load(1, 0), load(1, 1), load(9, 2)];
  expect(grouped(pieces, loads, { ...costs, small: 100, burden: 1e9 })).toEqual([[0], [1], [2]]);
  expect(grouped(pieces, loads, { ...costs, small: 100, strangers: 100 })).toEqual([[0], [1], [2]]);
  expect(grouped(pieces, loads, { ...costs, small: 100, strangers: 120 })).toEqual([[0, 1], [2]]);
});
