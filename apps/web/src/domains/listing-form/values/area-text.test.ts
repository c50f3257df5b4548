import { describe, expect, it, test } from 'vitest';
import { areaText, squareFeetText } from './area-text.ts';

describe('an area in square meters', () => {
  it('comes back as it was typed, whole or with one decimal', () => {
    for (let tenths = 0; tenths <= 50_000; tenths += 1) {
      const typed = String(tenths / 10);
      const kept = squareFeetText(typed, 'm²');
      expect(kept).toMatch(/^\d+$/);
      expect(areaText(kept, 'm²', '.')).toBe(typed);
    }
  });

  it('shows any number of square feet so that they stay the same', () => {
    for (let feet = 0; feet <= 20_000; feet += 1) {
      const shown = areaText(String(feet), 'm²', ',');
      expect(squareFeetText(shown, 'm²')).toBe(String(feet));
    }
  });

  test.each([
    ['65', '700'],
    ['65,5', '705'],
    ['1.200', '12917'],
    ['1.200,5', '12922'],
    ['', ''],
    [' ', ''],
    ['about ten', 'about ten'],
    ['65,55', '65,55'],
  ])('typed as %j is kept as %j', (typed, kept) => {
    expect(squareFeetText(typed, 'm²')).toBe(kept);
  });

  it('shows what is no number as it is', () => {
    expect(areaText('about ten', 'm²', ',')).toBe('about ten');
    expect(areaText('', 'm²', ',')).toBe('');
  });
});

it('leaves square feet as they are', () => {
  expect(squareFeetText('1.200', 'ft²')).toBe('1.200');
  expect(areaText('900', 'ft²', ',')).toBe('900');
});
