import { at } from './at.ts';
import { clip } from './forms.ts';
import { random } from './random.ts';
import type { Cloth, Scene } from './scene.ts';
import { group, line, path, rect, round } from './shapes.ts';

/** Ground and up to two colors on it. */
type Colors = readonly [ground: string, first: string, second?: string];

interface Band {
  width: number;
  height: number;
  unit: number;
}

/** Where a motif begins, every so many units. */
function* steps(to: number, by: number, from = 0): Generator<number> {
  for (let x = from; x < to; x += by) yield x;
}

const ground = ({ width, height }: Band, color: string) => rect(0, 0, width, height, color);

function zig(band: Band, [back, front]: Colors): string {
  const { width, height, unit } = band;
  const tooth = `l${round(unit / 2)} ${round(-height)}l${round(unit / 2)} ${round(height)}`;
  const teeth = [...steps(width, unit)].map(() => tooth).join('');
  return ground(band, back) + path(`M0 ${round(height)}${teeth}V${round(height)}H0z`, front);
}

function rombo(band: Band, [back, outer, inner = back]: Colors): string {
  const { width, height, unit } = band;
  const diamond = (x: number, top: number, rx: number, ry: number) =>
    `M${round(x)} ${round(top)}l${round(rx)} ${round(ry)} ${round(-rx)} ${round(ry)} ${round(-rx)} ${round(-ry)}z`;
  const centers = [...steps(width + unit, unit, unit / 2)];
  return (
    ground(band, back) +
    path(centers.map((x) => diamond(x, 0, unit / 2, height / 2)).join(''), outer) +
    path(centers.map((x) => diamond(x, height * 0.27, unit * 0.23, height * 0.23)).join(''), inner)
  );
}

function step(band: Band, [back, front]: Colors): string {
  const { width, height, unit } = band;
  const [across, up] = [round(unit / 6), round(height / 3)];
  const pyramid =
    `v${-up}h${across}v${-up}h${across}v${-up}h${round(unit / 3)}` +
    `v${up}h${across}v${up}h${across}v${up}z`;
  const all = [...steps(width, unit)].map((x) => `M${round(x)} ${round(height)}${pyramid}`);
  return ground(band, back) + path(all.join(''), front);
}

function weave(band: Band, [back, over, under = back]: Colors): string {
  const { width, height, unit } = band;
  const half = height / 2;
  const thread = (x: number, y: number) =>
    `M${round(x + unit * 0.04)} ${round(y + height * 0.05)}h${round(unit * 0.42)}` +
    `v${round(half - height * 0.1)}h${round(-unit * 0.42)}z`;
  const places = [...steps(width, unit / 2)];
  const row = (first: boolean) =>
    places.map((x, index) => thread(x, (index % 2 === 0) === first ? 0 : half)).join('');
  return ground(band, back) + path(row(true), over) + path(row(false), under);
}

function hour(band: Band, [back, front]: Colors): string {
  const { width, height, unit } = band;
  const [across, down] = [round(unit / 2), round(height / 2)];
  const glass = (x: number) =>
    `M${round(x)} 0l${across} ${down} ${-across} ${down}z` +
    `M${round(x + unit)} 0v${round(height)}l${-across} ${-down}z`;
  return ground(band, back) + path([...steps(width, unit)].map(glass).join(''), front);
}

function dash(band: Band, [back, front]: Colors): string {
  const { width, height, unit } = band;
  const mark = `h${round(unit * 0.28)}v${round(height * 0.6)}h${round(-unit * 0.28)}z`;
  const all = [...steps(width, unit / 2)].map((x) => `M${round(x)} ${round(height * 0.2)}${mark}`);
  return ground(band, back) + path(all.join(''), front);
}

const motifs = { zig, rombo, step, weave, hour, dash };
export type MotifName = keyof typeof motifs;
const mainMotifs = ['zig', 'rombo', 'step', 'weave', 'hour'] as const;

/** One band of a motif. */
export const band = (
  scene: Scene,
  motif: MotifName,
  width: number,
  height: number,
  unit: number,
  ...colors: Colors
): string =>
  clip(
    scene,
    `M0 0h${round(width)}v${round(height)}h${round(-width)}z`,
    motifs[motif]({ width, height, unit }, colors),
  );

/** A plain stripe in a color, or a motif in its colors, so many units high. */
type Row = { units: number; stripe: string } | { units: number; motif: MotifName; colors: Colors };

export interface TextileOptions {
  unit?: number;
  colors?: Cloth;
  seed?: string;
  fringe?: boolean;
}

/** A cloth: bands that are symmetrical around a broad one, repeated when it is higher. */
export function textile(
  scene: Scene,
  width: number,
  height: number,
  { unit = 44, colors = scene.cloth, seed = 't', fringe = false }: TextileOptions = {},
): string {
  const rows = rowsOf(colors, random(scene.seed + seed));
  const whole = rows.reduce((sum, { units }) => sum + units, 0) * unit;
  let start = (height - whole) / 2;
  while (start > 0) start -= whole;
  let drawn = rect(0, 0, width, height, colors[0]);
  for (let top = start; top < height; top += whole) {
    let y = top;
    for (const row of rows) {
      const rowHeight = row.units * unit;
      if (y <= height && y + rowHeight >= 0) drawn += rowAt(row, y, width, rowHeight, unit);
      y += rowHeight;
    }
  }
  const cloth = clip(scene, `M0 0h${round(width)}v${round(height)}h${round(-width)}z`, drawn);
  if (!fringe) return cloth;
  const threads = [...steps(height, 11, 4)].map((y) => `M${round(width)} ${round(y)}h16`);
  return cloth + line(threads.join(''), colors[0], 4);
}

function rowAt(row: Row, y: number, width: number, height: number, unit: number): string {
  // Bands overlap a little, so that no seam shines through.
  if ('stripe' in row) return rect(0, y, width, height + 0.4, row.stripe);
  const wide = row.motif === 'rombo' ? unit * 1.15 : unit;
  return group(
    `translate(0 ${round(y)})`,
    motifs[row.motif]({ width, height, unit: wide }, row.colors),
  );
}

function rowsOf([back, a, b, c, d]: Cloth, next: () => number): Row[] {
  const first = Math.floor(next() * mainMotifs.length);
  const main = at(mainMotifs, first);
  const side = at(mainMotifs, first + 1 + Math.floor(next() * 4));
  const mixes: readonly Colors[] = [
    [back, a, d],
    [b, back, d],
    [back, c, d],
    [a, d, back],
    [c, back, a],
  ];
  const turn = Math.floor(next() * 3);
  const outwards: Row[] = [
    { units: 0.16, stripe: d },
    { units: 0.1, stripe: back },
    { units: 0.62, motif: side, colors: at(mixes, turn + 1) },
    { units: 0.1, stripe: back },
    { units: 0.2, motif: 'dash', colors: [back, c] },
    { units: 0.12, stripe: b },
  ];
  return [
    ...outwards.toReversed(),
    { units: 1.1, motif: main, colors: at(mixes, turn) },
    ...outwards,
  ];
}
