import { expect, test } from 'vitest';
import { markSvg, weave, weavePalettes, weaveSvg } from './index.ts';

const seeds = Array.from({ length: 200 }, (_, index) => `listing-${index}`);

test('gives the same picture for the same seed, and others for other seeds', () => {
  expect(weave('cafe-huila')).toEqual(weave('cafe-huila'));
  const pictures = new Set(seeds.map((seed) => weaveSvg(seed)));
  expect(pictures.size).toBe(seeds.length);
});

test('draws every palette from the seeds, and the asked one when asked', () => {
  const drawn = new Set(seeds.map((seed) => weave(seed).palette));
  expect([...drawn].toSorted()).toEqual([...weavePalettes].toSorted());
  for (const palette of weavePalettes) expect(weave('a', { palette }).palette).toBe(palette);
});

test('keeps its geometry when only the palette changes', () => {
  const jade = weave('a', { palette: 'jade' });
  const plum = weave('a', { palette: 'plum' });
  expect(jade.shadows).toEqual(plum.shadows);
});

test('goes over and under by turns', () => {
  for (const seed of seeds.slice(0, 20)) {
    const { weft, warp } = weave(seed, { columns: 6, rows: 4 });
    const passesOver = (row: number, column: number): boolean => {
      const upright = warp[column]?.parts[0];
      const middle = (upright?.x ?? 0) + (upright?.width ?? 0) / 2;
      return weft[row]?.parts.some(({ x, width }) => x < middle && middle < x + width) ?? false;
    };
    for (let row = 0; row < 4; row += 1) {
      for (let column = 0; column < 6; column += 1) {
        expect(passesOver(row, column)).toBe(passesOver(0, 0) === ((row + column) % 2 === 0));
      }
    }
  }
});

test('fills the asked proportions without holes at the edges', () => {
  for (const seed of seeds.slice(0, 50)) {
    const { width, height, warp } = weave(seed, { columns: 7, rows: 5, ratio: 16 / 9 });
    expect(width / height).toBeCloseTo(16 / 9, 2);
    const last = warp.at(-1)?.parts[0];
    expect(warp[0]?.parts[0]?.x).toBeLessThanOrEqual(0);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThanOrEqual(width);
  }
});

test('lets lying bands end one by one where it has a fringe, and is woven as ever without one', () => {
  for (const seed of seeds.slice(0, 20)) {
    const { width, fringe, warp, weft } = weave(seed, { columns: 7, rows: 5, fringe: 0.2 });
    expect(fringe).toBe(width * 0.2);
    const ends = weft.map(({ parts }) => Math.min(...parts.map(({ x }) => x)));
    expect(new Set(ends).size).toBeGreaterThan(2);
    const first = warp[0]?.parts[0]?.x ?? 0;
    for (const [row, end] of ends.entries()) {
      expect(end).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThan(first);
      // The loose end reaches the first upright band, over or under it.
      const loose = weft[row]?.parts.find(({ x }) => x === end);
      expect((loose?.x ?? 0) + (loose?.width ?? 0)).toBeGreaterThan(first - 1);
    }
    expect(weave(seed, { fringe: 0 })).toEqual(weave(seed));
  }
});

test('never lays two bands of one color beside each other', () => {
  for (const seed of seeds) {
    const { warp, weft } = weave(seed);
    for (const bands of [warp, weft]) {
      for (const [index, band] of bands.entries()) {
        expect(band.color).not.toBe(bands[index + 1]?.color);
      }
    }
  }
});

test('writes a small, well-formed SVG with escaped words', () => {
  const svg = weaveSvg('a', { title: 'Café & <té>' });
  expect(svg).toContain('<title>Café &#38; &#60;té&#62;</title>');
  expect(svg.length).toBeLessThan(4000);
  expect(svg).not.toMatch(/NaN|undefined/);
  expect(markSvg(48)).toContain('width="48"');
});
