import { expect, test } from 'vitest';
import { art, cover, logo, type SubjectName, subjects, type SymbolName } from './index.ts';
import { symbols } from './symbols.ts';
import { weavePalettes } from '../weave/index.ts';

const names = Object.keys(subjects) as SubjectName[];

test('draws the same from the same, byte for byte', () => {
  for (const name of names) expect(art(name, '7')).toBe(art(name, '7'));
  expect(art('coffee', '7')).not.toBe(art('coffee', '8'));
});

test.each(names)('%s is drawn whole from every seed, and light', (name) => {
  for (let seed = 0; seed < 12; seed += 1) {
    const drawn = art(name, String(seed));
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
    for (const [, attributes = ''] of drawn.matchAll(/<\w+((?: [\w-]+="[^"]*")+)/g)) {
      const named = [...attributes.matchAll(/ ([\w-]+)=/g)].map(([, attribute]) => attribute);
      expect(new Set(named).size).toBe(named.length);
    }
    expect(drawn.length).toBeLessThan(100_000);
  }
});

test('ids of a page with many pictures are its own', () => {
  const page = Array.from({ length: 24 }, (_, seed) => art('tower', String(seed))).join('');
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('covers and logos are drawn in every kind and palette', () => {
  for (const palette of weavePalettes) {
    const covers = [
      cover({ palette, kind: 'scene', subject: 'farm' }, '1'),
      cover({ palette, kind: 'motif', symbol: 'pod' }, '1'),
      ...(['cloth', 'squares', 'columns'] as const).map((kind) => cover({ palette, kind }, '1')),
    ];
    const logos = (Object.keys(symbols) as SymbolName[]).map((symbol) =>
      logo({ palette, symbol, ground: 'full', mode: 'deep' }),
    );
    for (const drawn of [...covers, ...logos]) expect(drawn).not.toMatch(/NaN|undefined/);
    expect(new Set([...covers, ...logos]).size).toBe(covers.length + logos.length);
  }
});
