import type { WeavePalette } from '../weave/index.ts';
import { art, svg, type View } from './art.ts';
import { at } from './at.ts';
import { cream, hues, mix } from './color.ts';
import { gradient } from './forms.ts';
import { type Random, random } from './random.ts';
import { Scene } from './scene.ts';
import { circle, group, line, path, polygon, rect, round } from './shapes.ts';
import type { SubjectName } from './subjects/index.ts';
import { type SymbolName, symbols } from './symbols.ts';
import { textile } from './textile.ts';

/** What a cover shows: a scene seen wide, or a pattern. */
export type CoverDesign = { palette: WeavePalette } & (
  | { kind: 'scene'; subject: SubjectName }
  | { kind: 'motif'; symbol: SymbolName }
  | { kind: 'cloth' | 'squares' | 'columns' }
);

const size: View = { x: 0, y: 0, width: 1_400, height: 320 };

/** A window into a scene, which is painted that wide: its lower half, where things stand. */
const wide: View = { x: -300, y: 190, width: 1_400, height: 320 };

/** Patterns by day, so that their colors are those of the palette. */
const day = { hour: 'noon', key: 'mid' } as const;

/** The cover of a business, as an SVG document of 1400 × 320 units without words. */
export function cover(design: CoverDesign, seed: string): string {
  const { palette } = design;
  if (design.kind === 'scene') {
    return art(design.subject, seed, { palette, camera: [1, 400, 300] }, wide);
  }
  const scene = new Scene(`cover ${design.kind}`, seed, { palette, ...day });
  const next = random(`${seed}cover`);
  if (design.kind === 'motif') return svg(size, scene, motif(scene, next, design.symbol));
  return svg(size, scene, patterns[design.kind](scene, next));
}

function cloth(scene: Scene): string {
  const folds = [0, 1, 2, 3, 4].map((index) => {
    const x = 120 + index * 290;
    const dark = `M${x} 0C${x + 60} 110 ${x - 30} 210 ${x + 30} 320H${x + 130}C${x + 60} 220 ${x + 150} 100 ${x + 90} 0Z`;
    const light = `M${x - 70} 0C${x - 20} 110 ${x - 100} 210 ${x - 50} 320H${x - 10}C${x - 60} 210 ${x + 20} 110 ${x - 30} 0Z`;
    return (
      path(dark, scene.shadow, 'fill-opacity=".13"') +
      path(light, scene.light, 'fill-opacity=".12"')
    );
  });
  return textile(scene, size.width, size.height, { unit: 92 }) + folds.join('');
}

function motif(scene: Scene, next: Random, name: SymbolName): string {
  const { hue } = scene;
  let drawn = rect(0, 0, size.width, size.height, hue[7]);
  for (let row = -1; row < 4; row += 1) {
    for (let place = -1; place < 15; place += 1) {
      const chance = next();
      const x = place * 108 + (row % 2 === 0 ? 0 : 54);
      const turn = Math.floor(chance * 4) * 45 - 20;
      const colors = motifColors(hue, chance);
      drawn += group(
        `translate(${x} ${row * 100 + 8}) rotate(${turn} 46 46) scale(.9)`,
        symbols[name](...colors, hue[8]),
      );
    }
  }
  return drawn + path('M0 0H620L300 320H0Z', scene.light, 'fill-opacity=".07"');
}

function motifColors(hue: Scene['hue'], chance: number): [string, string] {
  if (chance < 0.16) return [hues.maize[5], hues.maize[6]];
  return chance < 0.4 ? [hue[3], hue[4]] : [hue[5], hue[6]];
}

const side = 80;

/** What a square holds, at its upper left corner. */
const fillings: readonly ((x: number, y: number, color: string) => string)[] = [
  (x, y, color) => path(`M${x} ${y}h${side}a${side} ${side} 0 0 1 ${-side} ${side}z`, color),
  (x, y, color) => path(`M${x + side} ${y}h${-side}a${side} ${side} 0 0 0 ${side} ${side}z`, color),
  (x, y, color) => circle(x + side / 2, y + side / 2, side * 0.32, color),
  (x, y, color) => path(`M${x} ${y}h${side}L${x} ${y + side}z`, color),
  (x, y, color) =>
    [0, side / 2]
      .map((down) =>
        path(`M${x} ${y + side / 2 + down}a${side / 2} ${side / 2} 0 0 1 ${side} 0z`, color),
      )
      .join(''),
  (x, y, color) => {
    const half = side / 2;
    return path(`M${x + half} ${y}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`, color);
  },
];

function squares(scene: Scene, next: Random): string {
  const { hue } = scene;
  const colors = [hue[7], hue[5], hue[3], hue[2], cream, hues.maize[5], hues.clay[4]];
  let drawn = rect(0, 0, size.width, size.height, hue[1]);
  for (let y = 0; y < size.height; y += side) {
    for (let x = 0; x < size.width; x += side) {
      const ground = at(colors, next() * colors.length);
      const figure = at(colors, next() * colors.length);
      const filling = at(fillings, next() * fillings.length);
      drawn += rect(x, y, side + 0.5, side + 0.5, ground);
      if (ground !== figure) drawn += filling(x, y, figure);
    }
  }
  return drawn;
}

function columns(scene: Scene, next: Random): string {
  const { hue } = scene;
  const ground = gradient(scene, [
    [0, hue[1]],
    [1, hue[2]],
  ]);
  let drawn = rect(0, 0, size.width, size.height, ground);
  let curve = '';
  for (let index = 0; index < 26; index += 1) {
    const x = index * 56 - 10;
    const height = 60 + Math.sin(index * 0.42 + next() * 0.4) * 44 + index * 5.4 + next() * 18;
    const color = index % 7 === 4 ? hues.maize[5] : at([hue[5], hue[6], hue[4]], index);
    drawn += column(scene, x, height, color);
    const y = round(210 - Math.sin(index * 0.42) * 40 - index * 5.4);
    curve += `${index === 0 ? 'M' : 'L'}${x + 20} ${y}`;
  }
  return (
    drawn +
    line(curve, hue[8], 4, 'stroke-opacity=".65"') +
    path('M300 0H760L400 320H-60Z', '#ffffff', 'fill-opacity=".16"')
  );
}

function column(scene: Scene, x: number, height: number, color: string): string {
  const top = size.height - height;
  const foot = size.height;
  const right = x + 36;
  return (
    path(
      polygon([right, foot], [right, top], [right + 16, top - 10], [right + 16, foot]),
      mix(color, scene.shadow, 0.4),
    ) +
    rect(x, top, 36, height, color) +
    path(
      polygon([x, top], [x + 16, top - 10], [right + 16, top - 10], [right, top]),
      mix(color, '#ffffff', 0.4),
    )
  );
}

const patterns = { cloth, squares, columns };
