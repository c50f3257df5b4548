import { expect, test } from 'vitest';
import { keyed, maxZoom, pulled, rectangleOf, wholeOf, within } from './crop.ts';

const landscape = { width: 1_000, height: 600 };

test('begins with the middle, as large as it goes', () => {
  expect(rectangleOf(landscape, wholeOf(landscape))).toEqual({
    x: 200,
    y: 0,
    width: 600,
    height: 600,
  });
});

test('pulling to the right shows what is further left, up to the edge', () => {
  const start = wholeOf(landscape);
  expect(rectangleOf(landscape, pulled(landscape, start, 0.1, 0)).x).toBe(140);
  expect(rectangleOf(landscape, pulled(landscape, start, 5, 5))).toMatchObject({ x: 0, y: 0 });
  expect(rectangleOf(landscape, pulled(landscape, start, -5, 0)).x).toBe(400);
});

test('nearer is a smaller square of the same middle, within bounds', () => {
  const near = within(landscape, { ...wholeOf(landscape), zoom: 2 });
  expect(rectangleOf(landscape, near)).toEqual({ x: 350, y: 150, width: 300, height: 300 });
  expect(within(landscape, { ...near, zoom: 99 }).zoom).toBe(maxZoom);
  const corner = within(landscape, { x: 0, y: 0, zoom: 2 });
  expect(rectangleOf(landscape, { ...corner, zoom: 1 })).toMatchObject({ x: 0, y: 0, width: 600 });
});

test('keys pull and zoom; others are left to the page', () => {
  const start = within(landscape, { ...wholeOf(landscape), zoom: 2 });
  expect(keyed(landscape, start, 'ArrowLeft')?.x).toBeGreaterThan(start.x);
  expect(keyed(landscape, start, 'ArrowDown')?.y).toBeLessThan(start.y);
  expect(keyed(landscape, start, '+')?.zoom).toBeCloseTo(2.2);
  expect(keyed(landscape, start, '-')?.zoom).toBeCloseTo(1.8);
  expect(keyed(landscape, start, 'Tab')).toBeNull();
});
