import { clay, gray, jade, maize, plum, type Shades, sky } from '../hues.ts';
import type { WeavePalette } from '../weave/index.ts';

/** Ten steps of a hue, from the lightest. */
export type Ramp = Shades;

/** The five hues of the tokens, and gray. */
export const hues: Readonly<Record<WeavePalette | 'gray', Ramp>> = {
  jade,
  maize,
  clay,
  sky,
  plum,
  gray,
};

export const cream = '#fdf7e8';

type Lab = readonly [lightness: number, a: number, b: number];

/**
 * Two colors mixed in OKLab, where shadows do not turn gray.
 * @param share How much of the second, from 0 to 1.
 */
export function mix(first: string, second: string, share: number): string {
  const [l, a, b] = labOf(first);
  const [l2, a2, b2] = labOf(second);
  return hexOf([l + (l2 - l) * share, a + (a2 - a) * share, b + (b2 - b) * share]);
}

/** How light a color is, from 0 to 1. */
export const lightness = (color: string): number => labOf(color)[0];

function labOf(color: string): Lab {
  const [r, g, b] = channelsOf(color);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Red, green and blue, without the curve of screens. `#abc` stands for `#aabbcc`. */
function channelsOf(color: string): Lab {
  const long = color.length === 4 ? color.replaceAll(/[\da-f]/gi, '$&$&') : color;
  const channel = (index: number) => {
    const share = Number.parseInt(long.slice(index, index + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function hexOf([light, a, b]: Lab): string {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((channel) => byteOf(channel).toString(16).padStart(2, '0')).join('')}`;
}

function byteOf(channel: number): number {
  const curved = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
  return Math.max(0, Math.min(255, Math.round(curved * 255)));
}
