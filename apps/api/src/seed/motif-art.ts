import { paletteColors, type WeavePalette, weave, weaveSvg } from '@wiki/ui/weave';
import type { Motif } from './data/motif-types.ts';

/** Thread of the drawings: readable on the dark tone of every palette. */
const cream = '#fff8e8';
/** The fine threads and diamonds. */
const gold = paletteColors.jade.accent;

/** How much of the picture's shorter way the band takes, and the motif. */
const bandShare = 0.68;
const motifShare = 0.54;
const motifUnits = 100;

interface Frame {
  width: number;
  height: number;
  colors: (typeof paletteColors)[WeavePalette];
}

/**
 * A weave with one broad, dark band over it, into which a motif is woven as a line drawing: a lying
 * band in wide pictures, an upright one in square ones.
 *
 * @returns An SVG document, 600 units wide.
 */
export function motifSvg(
  seed: string,
  { path }: Motif,
  palette: WeavePalette,
  isWide: boolean,
): string {
  // Three bands across: of the outer two one half each is seen beside the dark one.
  const shape = isWide ? { ratio: 7 / 4, columns: 9, rows: 3 } : { ratio: 1, columns: 3, rows: 7 };
  const { width, height } = weave(seed, { palette, ...shape });
  const frame = { width, height, colors: paletteColors[palette] };
  const ground = isWide ? lyingBand(frame) : uprightBand(frame);
  const art = `${ground}${ornament(frame, isWide)}${drawing(frame, path)}`;
  return weaveSvg(seed, { palette, ...shape }).replace('</svg>', `${art}</svg>`);
}

function lyingBand({ width, height, colors }: Frame): string {
  const thick = height * bandShare;
  const top = (height - thick) / 2;
  return band(colors, { x: -8, y: top, width: width + 16, height: thick }, { x: 0, y: 1 });
}

function uprightBand({ width, height, colors }: Frame): string {
  const thick = width * bandShare;
  const left = (width - thick) / 2;
  return band(colors, { x: left, y: -8, width: thick, height: height + 16 }, { x: 1, y: 0 });
}

/** The band, its shadow and the two fine threads along its edges. */
function band(
  { backdrop }: Frame['colors'],
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  across: { x: number; y: number },
): string {
  const [dx, dy] = [across.x * 7, across.y * 7];
  const inset = (by: number) =>
    `x="${x + across.x * by}" y="${y + across.y * by}" ` +
    `width="${width - 2 * across.x * by}" height="${height - 2 * across.y * by}"`;
  return [
    `<rect x="${x - dx}" y="${y - dy}" width="${width + 2 * dx}" height="${height + 2 * dy}" fill-opacity="0.22"/>`,
    `<rect ${inset(0)} fill="${backdrop}"/>`,
    `<rect ${inset(11)} fill="none" stroke="${gold}" stroke-width="2.5"/>`,
    `<rect ${inset(18)} fill="none" stroke="${cream}" stroke-opacity="0.4" stroke-width="1.5" stroke-dasharray="5 7"/>`,
  ].join('');
}

/** Diamonds as sashes have them, beside the motif or above and below it. */
function ornament({ width, height }: Frame, isWide: boolean): string {
  const [reach, step] = isWide ? [width * 0.36, 52] : [height * 0.41, 52];
  const diamonds = [-1, 1].flatMap((side) =>
    [-1, 0, 1].map((place) => {
      const [x, y] = isWide ? [side * reach, place * step] : [place * step, side * reach];
      return diamond(width / 2 + x, height / 2 + y, 24) + diamond(width / 2 + x, height / 2 + y, 9);
    }),
  );
  return (
    `<path d="${diamonds.join('')}" fill="none" stroke="${gold}" stroke-opacity="0.75" ` +
    'stroke-width="2" stroke-linejoin="round"/>'
  );
}

const diamond = (x: number, y: number, half: number): string =>
  `M${x} ${y - half}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`;

/** The motif in the middle. */
function drawing({ width, height }: Frame, path: string): string {
  const side = Math.min(width, height) * motifShare;
  const scale = side / motifUnits;
  const left = (width - side) / 2;
  const top = (height - side) / 2;
  const thread = 3.2 / scale;
  return (
    `<path transform="translate(${left} ${top}) scale(${scale})" d="${path}" fill="none" ` +
    `stroke="${cream}" stroke-width="${thread}" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}
