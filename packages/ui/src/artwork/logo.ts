import type { WeavePalette } from '../weave/index.ts';
import { cream, hues, mix } from './color.ts';
import { circle, group, path, rect } from './shapes.ts';
import { type SymbolName, symbols } from './symbols.ts';

export const logoGrounds = ['full', 'ring', 'corner', 'rule'] as const;
export const logoModes = ['deep', 'paper', 'tint', 'warm'] as const;

export interface LogoDesign {
  palette: WeavePalette;
  symbol: SymbolName;
  ground: (typeof logoGrounds)[number];
  mode: (typeof logoModes)[number];
}

/** The sign of a business, as an SVG document of 100 × 100 units without round corners. */
export function logo({ palette, symbol, ground, mode }: LogoDesign): string {
  const [back, main, second] = colorsOf(palette, mode);
  const sign = symbols[symbol](main, second, back);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="512" height="512">` +
    `${rect(0, 0, 100, 100, back)}${grounded(ground, sign, palette, back, main, second)}</svg>`
  );
}

type Colors = readonly [back: string, main: string, second: string];

function colorsOf(palette: WeavePalette, mode: LogoDesign['mode']): Colors {
  const hue = hues[palette];
  if (mode === 'deep') return [hue[7], cream, hue[2]];
  if (mode === 'paper') return [cream, hue[7], hue[5]];
  // On its own maize, what is warm would not be read.
  if (mode === 'warm' && palette !== 'maize') return [hues.maize[4], hue[8], hue[6]];
  return [hue[1], hue[6], hue[8]];
}

function grounded(
  ground: LogoDesign['ground'],
  sign: string,
  palette: WeavePalette,
  back: string,
  main: string,
  second: string,
): string {
  if (ground === 'ring') {
    const ring = circle(50, 50, 43, 'none', `stroke="${main}" stroke-width="4"`);
    return ring + group('translate(18 18) scale(.64)', sign);
  }
  if (ground === 'corner') {
    const corner = path('M100 0V100H0Z', mix(back, hues[palette][9], 0.16));
    return corner + group('translate(14 14) scale(.72)', sign);
  }
  if (ground === 'rule') {
    return rect(0, 82, 100, 18, second) + group('translate(19 8) scale(.62)', sign);
  }
  return group('translate(14 14) scale(.72)', sign);
}
