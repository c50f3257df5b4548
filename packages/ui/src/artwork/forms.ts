import { mix } from './color.ts';
import type { Scene } from './scene.ts';
import { ellipse, path, polygon, rect, round } from './shapes.ts';

/** Larger than any scene, so that an outline cut out of it leaves what is beside. */
const everywhere = 'M-1500-1500h4000v4000h-4000z';

/** What lies within an outline. */
export function clip(scene: Scene, outline: string, ...parts: string[]): string {
  const id = scene.define((own) => `<clipPath id="${own}"><path d="${outline}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${parts.join('')}</g>`;
}

type Stop = readonly [at: number, color: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, color, opacity]) => {
      const through = opacity === undefined ? '' : ` stop-opacity="${round(opacity * 10) / 10}"`;
      return `<stop offset="${offset}" stop-color="${color}"${through}/>`;
    })
    .join('');

/** A color that changes along a line, from the top to the foot unless told. */
export function gradient(
  scene: Scene,
  stops: readonly Stop[],
  x1 = 0,
  y1 = 0,
  x2 = 0,
  y2 = 1,
): string {
  const id = scene.define(
    (own) =>
      `<linearGradient id="${own}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
  );
  return `url(#${id})`;
}

export interface FormOptions {
  /** How wide the shadow on its right is. */
  shadow?: number;
  /** How wide the light on its left is. */
  edge?: number;
  /** How much of them lies above. */
  shadowFall?: number;
  edgeFall?: number;
  shadowOpacity?: number;
  edgeOpacity?: number;
  /** What is painted on it. */
  inner?: string;
}

/** A thing in the light: its own color, what is painted on it, an edge of light, a shadow. */
export function form(
  scene: Scene,
  outline: string,
  color: string,
  {
    shadow = 22,
    edge = 8,
    inner = '',
    shadowFall = 0.35,
    edgeFall = 0.5,
    shadowOpacity = 0.26,
    edgeOpacity = 0.4,
  }: FormOptions = {},
): string {
  const rest = (fill: string, opacity: number, x: number, y: number) =>
    path(
      everywhere + outline,
      fill,
      `fill-rule="evenodd" fill-opacity="${opacity}" transform="translate(${x} ${round(y)})"`,
    );
  return (
    path(outline, color) +
    clip(
      scene,
      outline,
      inner,
      edge ? rest(scene.light, edgeOpacity, edge, edge * edgeFall) : '',
      shadow ? rest(scene.shadow, shadowOpacity, -shadow, -shadow * shadowFall) : '',
    )
  );
}

/** The faces of a thing: toward the light, its own, away from it, and in the deep. */
export const tones = (scene: Scene, color: string) => ({
  hi: mix(color, scene.light, 0.42),
  b: color,
  sh: mix(color, scene.shadow, 0.3),
  dp: mix(color, scene.shadow, 0.55),
});

/** The shadow of what stands from `from` to `to`, to the right and back, until it is gone. */
export function castShadow(
  scene: Scene,
  from: number,
  to: number,
  y: number,
  length: number,
  {
    rise = 0.17,
    opacity = 0.42,
    thickness = 10,
  }: { rise?: number; opacity?: number; thickness?: number } = {},
): string {
  const fade = gradient(
    scene,
    [
      [0, scene.shadow, opacity],
      [0.55, scene.shadow, opacity * 0.7],
      [1, scene.shadow, 0],
    ],
    0,
    0,
    1,
    0,
  );
  const far = y - length * rise;
  const outline = polygon(
    [from, y - thickness * 0.3],
    [from + 8, y + thickness],
    [to, y + thickness * 0.6],
    [to + length, far + thickness * 0.4],
    [to + length, far - thickness * 2.4],
    [from + length * 0.55, far - thickness * 1.6],
  );
  return path(outline, fade);
}

/** The dark where a thing touches what it stands on. */
export const contactShadow = (
  scene: Scene,
  x: number,
  y: number,
  rx: number,
  ry: number = rx * 0.12,
  opacity = 0.36,
): string => ellipse(x, y, rx, ry, scene.shadow, `fill-opacity="${opacity}"`);

/** The shadow of what hangs or lies: its own outline, moved. */
export const dropShadow = (
  scene: Scene,
  outline: string,
  dx = 12,
  dy = 12,
  opacity = 0.26,
): string =>
  path(outline, scene.shadow, `fill-opacity="${opacity}" transform="translate(${dx} ${dy})"`);

/** A box with three faces, from its lower left corner. */
export function box(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  color: string,
  inner = '',
): string {
  const faces = tones(scene, color);
  const [dx, dy] = [depth * 0.62, -depth * 0.36];
  const top = y - height;
  const right = x + width;
  return (
    path(polygon([x, top], [x + dx, top + dy], [right + dx, top + dy], [right, top]), faces.hi) +
    path(
      polygon([right, y], [right, top], [right + dx, top + dy], [right + dx, y + dy]),
      faces.sh,
    ) +
    rect(x, top, width, height, color) +
    inner
  );
}
