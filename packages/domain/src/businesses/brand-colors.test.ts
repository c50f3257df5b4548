import { describe, expect, it } from 'vitest';
import {
  brandColors,
  contrastOf,
  defaultBrandColor,
  isReadableBrand,
  mixColors,
} from './brand-colors.ts';

describe('contrast', () => {
  it('is counted as WCAG counts it', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrastOf('#0b5d47', '#0b5d47')).toBe(1);
  });
});

describe('the color of a brand', () => {
  it.each([defaultBrandColor, '#7a1f3d', '#1f3d7a', '#4a2c82', '#5c3a00', '#000000'])(
    '%s can be read',
    (color) => {
      expect(isReadableBrand(color)).toBe(true);
    },
  );

  it.each(['#ffffff', '#f0ab2e', '#ff0000', '#3fbf95', '#abc', 'red', '#GGGGGG', ''])(
    '%s is refused',
    (color) => {
      expect(isReadableBrand(color)).toBe(false);
    },
  );

  it('gives tones of itself in both schemes', () => {
    const { light, dark } = brandColors('#1f3d7a');
    expect(light.accent).toBe('#1f3d7a');
    expect(contrastOf(dark.accent ?? '', '#1a1f1c')).toBeGreaterThanOrEqual(6);
    expect(mixColors('#000000', '#ffffff', 0.5)).toBe('#808080');
  });
});
